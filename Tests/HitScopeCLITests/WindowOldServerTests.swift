import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("The running program on a server that tells of no touches", .serialized)
struct WindowOldServerTests {
  @Test(
    "an older XInput, or none, is one sentence, and the pointer is a finger",
    arguments: [
      (InputGate.Age.absent, "its server has no XInput extension"),
      (InputGate.Age.version20, "its server speaks XInput 2.0"),
    ]
  )
  func pointerOnly(age: InputGate.Age, reason: String) throws {
    let server = try PrivateXServer()
    let gate = try InputGate(to: server, age)
    let user = try XTestClient(server)
    let program = try ChildProcess(
      BuiltProducts.program("hitscope"),
      ["run", "delivery", "--log", "all", "--display", gate.display],
      environment: Program.environment
    )
    let window = try user.window(ofProcess: program.identifier, within: .seconds(30))
    try #require(user.ping(window))
    let geometry = StageGeometry(
      InspectorLayout(size: CGSize(width: 1280, height: 800)),
      sceneSize: CGSize(width: 800, height: 600)
    )
    let place = geometry.windowPoint(CGPoint(x: 100, y: 100))
    user.click(at: Int(place.x), Int(place.y))
    user.sendDelete(to: window)
    #expect(program.exitCode() == 0)
    let log = program.standardOutput
    #expect(log.matches(of: #/(?m)^\d+\.\d{3} touch 1 began/#).count == 1, "\(log)")
    #expect(log.matches(of: #/(?m)^\d+\.\d{3} touch 1 ended/#).count == 1, "\(log)")
    #expect(
      program.standardError
        == "hitscope: display \(gate.display): \(reason); touches need 2.2, so only the pointer is"
        + " a finger\n"
    )
  }
}
