import Foundation
import TestSupport
import Testing

@testable import HitX11

@Suite("Main queue pump")
struct MainQueuePumpTests {
  @Test("timers, main-queue blocks and main-actor tasks run beside the events, then it idles")
  func company() throws {
    let (_, user, probe) = try start()
    let window = try user.window(ofProcess: probe.identifier)
    #expect(
      eventually { Set(lines(probe)).isSuperset(of: ["mapped", "timer", "queue", "task"]) }
    )
    #expect(eventually { user.pixel(window, 5, 5) == 0x202020 })
    user.click(at: 50, 50)
    #expect(eventually { user.pixel(window, 5, 5) == 0x909090 })
    let used = probe.processorSeconds
    let isBusy = eventually(within: .milliseconds(400)) { probe.processorSeconds > used + 0.02 }
    #expect(isBusy == false)
  }

  @Test("stopping ends the run from an event and from a timer", arguments: ["q", "t"])
  func stop(key: String) throws {
    let (_, user, probe) = try start()
    user.focus(try user.window(ofProcess: probe.identifier))
    try user.type([key])
    #expect(probe.exitCode() == 0)
    #expect(lines(probe).last == "stopped")
  }

  @Test("what is freed of large pieces goes back to the system, also after the first one")
  func largePieces() throws {
    let (_, user, probe) = try start()
    user.focus(try user.window(ofProcess: probe.identifier))
    try user.type(["m"])
    #expect(eventually { lines(probe).count { $0.hasPrefix("apart: ") } == 2 })
  }

  @Test("a killed server ends the run with its loss")
  func loss() throws {
    let (server, user, probe) = try start()
    _ = try user.window(ofProcess: probe.identifier)
    server.kill9()
    #expect(probe.exitCode() == 74)
    #expect(
      lines(probe).last
        == "display \(server.display): the X server went away; start the server again"
    )
    #expect(probe.standardError == "")
  }

  @Test("a display nobody serves ends the program before it began")
  func noDisplay() throws {
    let probe = try ChildProcess(
      BuiltProducts.program("X11Probe"),
      environment: ["DISPLAY": ""]
    )
    #expect(probe.exitCode() == 69)
  }

  @Test("events that a round trip has read are delivered although the descriptor is silent")
  func queuedEvents() async throws {
    let rig = try WindowRig()
    rig.user.click(at: 30, 30)
    rig.user.sync()
    rig.connection.roundTrip()
    rig.window.draw { _ in [] }
    #expect(rig.log.words == [])
    #expect(await turns { rig.log.words.contains("released 1") })
  }

  /// Lets the main queue turn until a condition holds, for at most a bounded number of turns.
  private func turns(until condition: () -> Bool) async -> Bool {
    for _ in 0..<5000 {
      if condition() { return true }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
      }
    }
    return condition()
  }

  private func start() throws -> (PrivateXServer, XTestClient, ChildProcess) {
    let server = try PrivateXServer()
    let user = try XTestClient(server)
    let probe = try ChildProcess(
      BuiltProducts.program("X11Probe"),
      environment: ["DISPLAY": server.display]
    )
    return (server, user, probe)
  }

  private func lines(_ probe: ChildProcess) -> [Substring] {
    probe.standardOutput.split(separator: "\n")
  }
}
