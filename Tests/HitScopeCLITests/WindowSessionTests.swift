import Foundation
import TestSupport
import Testing

/// Sessions of random input in the real window, each of which is recorded and must replay the same.
///
/// `HITSCOPE_SESSIONS=50` makes as many, `HITSCOPE_SESSION_SECONDS=30` makes each as long;
/// `make sessions` does both.
@Suite("Random sessions in the window")
struct WindowSessionTests {
  private static func setting(_ name: String, _ value: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? value
  }

  static let seeds = Array(0..<setting("HITSCOPE_SESSIONS", 4))
  private static let seconds = setting("HITSCOPE_SESSION_SECONDS", 3)
  private static let scenes = [
    "first-responder", "gestures", "controls", "raised-tab", "two-fingers", "cancelled", "drag",
    "motion-and-remote", "animating", "delivery",
  ]
  /// Keys of all kinds; R ends the recording.
  private static let keys =
    (97...122).map { String(UnicodeScalar(UInt8($0))) }.filter { $0 != "r" }
    + [
      "1", "0", "space", "Return", "Tab", "BackSpace", "Delete", "Up", "Down", "Left", "Right",
      "Home", "End", "Escape", "F9", "Prior", "Next", "F1", "F2", "F3", "F5", "F12", "Shift_L",
      "Shift_R",
      "Control_L", "Control_R", "Alt_L", "Super_L", "Caps_Lock", "Num_Lock", "Menu", "KP_Enter",
      "KP_5", "comma", "minus", "plus", "Multi_key", "dead_acute", "XF86AudioPlay",
      "XF86AudioForward", "EuroSign", "Cyrillic_zhe",
    ]

  @Test("whatever is pressed, typed and dragged, the recording replays the same", arguments: seeds)
  func replaysTheSame(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let folder = try TestFolder()
    let record = ["--record", folder.path("session.hstrace"), "--traces", folder.path]
    let options = random.oneIn(2) ? ["--record-keys"] : []
    let scene = Self.scenes[seed % Self.scenes.count]
    let desk = try Desk(
      [scene, "--log", "none"] + record + options,
      environment: folder.gallery(),
      folder: folder.path
    )
    desk.user.focus(desk.window)
    // These have no place on the keyboard that the server starts with.
    for (index, name) in ["Multi_key", "dead_acute", "EuroSign", "Cyrillic_zhe"].enumerated() {
      try desk.user.bind(name, to: 248 + index)
    }
    // With Ctrl, the keys that show another scene end the recording, and Q the program.
    var hands = RandomHands(
      random,
      desk.user,
      Self.keys,
      never: ["Prior", "Next", "BackSpace", "q"]
    )
    let end = ContinuousClock.now + .seconds(Self.seconds)
    while ContinuousClock.now < end {
      try hands.act()
      usleep(useconds_t(random.below(6_000)))
    }
    try hands.rest()
    #expect(desk.user.ping(desk.window), "seed \(seed): the program does not answer")
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(60)) == 0, "seed \(seed)")
    // A click on the gallery's arrows ends the recording; what Ctrl-S saves later counts as well.
    // Ctrl-E leaves pictures beside them.
    for name in folder.names where name.hasSuffix(".hstrace") {
      try RecordedTrace(path: folder.path(name)).expectWhole()
    }
  }
}
