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
    let desk = try Desk([scene, "--log", "none"] + record + options)
    desk.user.focus(desk.window)
    // These have no place on the keyboard that the server starts with.
    for (index, name) in ["Multi_key", "dead_acute", "EuroSign", "Cyrillic_zhe"].enumerated() {
      try desk.user.bind(name, to: 248 + index)
    }
    var hands = Hands(random, desk.user)
    let end = ContinuousClock.now + .seconds(Self.seconds)
    while ContinuousClock.now < end { try hands.act(Self.keys) }
    try hands.rest()
    #expect(desk.user.ping(desk.window), "seed \(seed): the program does not answer")
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(60)) == 0, "seed \(seed)")
    // A click on the gallery's arrows ends the recording; what Ctrl-S saves later counts as well.
    for name in folder.names { try RecordedTrace(path: folder.path(name)).expectWhole() }
  }

  /// Somebody who does anything at all, a few hundred times a second.
  private struct Hands {
    private var random: Seeded
    private let user: XTestClient
    private var held: [String] = []
    private var isPressing = false
    private var place = (x: 640, y: 300)

    init(_ random: Seeded, _ user: XTestClient) {
      self.random = random
      self.user = user
    }

    mutating func act(_ keys: [String]) throws {
      switch random.below(12) {
      case 0...5:
        place.x = min(max(place.x + random.below(121) - 60, 0), 1279)
        place.y = min(max(place.y + random.below(121) - 60, 0), 799)
        user.move(to: place.x, place.y)
      case 6: jump()
      case 7, 8: isPressing ? lift() : press()
      case 9: user.click(at: place.x, place.y, button: 4 + random.below(4))
      default: try type(keys)
      }
      usleep(useconds_t(random.below(6_000)))
    }

    /// Lets everything go.
    mutating func rest() throws {
      lift()
      for key in held { try user.releaseKey(key) }
      held = []
    }

    private mutating func jump() {
      place = (200 + random.below(800), 60 + random.below(600))
      user.move(to: place.x, place.y)
    }

    private mutating func press() {
      user.press()
      isPressing = true
    }

    private mutating func lift() {
      user.release()
      isPressing = false
    }

    private mutating func type(_ keys: [String]) throws {
      if let key = held.first, held.count > 2 || random.oneIn(2) {
        try user.releaseKey(key)
        held.removeFirst()
        return
      }
      let key = keys[random.below(keys.count)]
      // With Ctrl, the keys that show another scene end the recording, and Q the program.
      let isCommand = held.contains { $0.hasPrefix("Control") }
      if held.contains(key) || isCommand && ["Prior", "Next", "BackSpace", "q"].contains(key) {
        return
      }
      try user.pressKey(key)
      held.append(key)
    }
  }
}
