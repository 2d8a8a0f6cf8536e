import Foundation
import HitAnalysis
import HitResponders
import HitSession
import Testing

@Suite("What a key came to")
struct KeyVerdictTests {
  private func field() throws -> PressRig {
    let rig = try PressRig("first-responder")
    _ = try rig.drag((400, 152), at: 1)
    return rig
  }

  @Test("a key that the first responder keeps, and its release that nobody takes")
  func kept() throws {
    let rig = try field()
    let verdict = try rig.key(.keyboardA, "a", at: 3).verdict
    #expect(verdict.headline.text == "Name got the key a and kept it.")
    #expect(
      verdict.body.text == "It is the first responder. The release went up through 7 responders, "
        + "and nobody took it."
    )
    #expect(verdict.cause == .keyKept && verdict.kind == .key)
    let down = try #require(rig.keys.first)
    #expect(!down.isOver && down.verdict.text == "Name has the key a. It is the first responder.")
  }

  @Test("a key that the first responder uses and passes on")
  func passedOn() throws {
    let key = try field().key(.keyboardReturnOrEnter, "\r", at: 3)
    #expect(key.verdict.headline.text == "Name got the key return, used it and passed it on.")
    #expect(
      key.verdict.body.text == "It went up through Form, Root, ViewController, Window and "
        + "UIApplication to AppDelegate. Nobody else took it."
    )
    #expect(key.verdict.kind == .key)
    #expect(key.chain.map(\.responder).first == "Name" && key.chain.count == 7)
  }

  @Test("a key that nobody takes, for no view is first responder")
  func nobody() throws {
    let verdict = try PressRig("first-responder").key(.keyboardA, "a", at: 1).verdict
    #expect(verdict.headline.text == "Nobody took the key a.")
    #expect(
      verdict.body.text
        == "No view is first responder: it began at Window and went up to the end."
    )
    #expect(verdict.cause == .keyUnhandled && verdict.kind == .lost)
  }

  @Test("shakes and remote commands are told like keys; a command nobody asked for as that")
  func shakeAndRemote() throws {
    let rig = try PressRig("motion-and-remote")
    rig.session.send(ApplicationInput(.motion(.began, .motionShake), at: 1))
    rig.session.send(ApplicationInput(.motion(.ended, .motionShake), at: 1.2))
    #expect(rig.keys.last?.verdict.headline.text == "Nobody took the shake.")
    #expect(rig.keys.map(\.isOver) == [false, true])
    let other = try PressRig("gestures")
    other.session.send(ApplicationInput(.remoteControl(.remoteControlPlay), at: 1))
    let command = try #require(other.keys.last)
    #expect(
      command.verdict.text == "Nobody took the command play. The application has not asked for "
        + "remote control events."
    )
    #expect(command.messages.isEmpty)
  }
}
