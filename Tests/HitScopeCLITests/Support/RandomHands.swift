import TestSupport

/// Somebody who does anything at all in a window: moves, presses, turns the wheel, types.
struct RandomHands {
  private var random: Seeded
  private let user: XTestClient
  private let keys: [String]
  private let forbidden: Set<String>
  private var held: [String] = []
  private var isPressing = false
  private var place = (x: 640, y: 300)

  /// Begins with nothing held.
  ///
  /// - Parameters:
  ///   - random: What decides.
  ///   - user: Whose hands they are.
  ///   - keys: The keys that are typed, as X names them.
  ///   - forbidden: Those that are never typed while Ctrl is held.
  init(_ random: Seeded, _ user: XTestClient, _ keys: [String], never forbidden: Set<String>) {
    (self.random, self.user, self.keys, self.forbidden) = (random, user, keys, forbidden)
  }

  /// Does one thing.
  mutating func act() throws {
    switch random.below(12) {
    case 0...5:
      place.x = min(max(place.x + random.below(121) - 60, 0), 1279)
      place.y = min(max(place.y + random.below(121) - 60, 0), 799)
      user.move(to: place.x, place.y)
    case 6: jump()
    case 7, 8: isPressing ? lift() : press()
    case 9: user.click(at: place.x, place.y, button: 4 + random.below(4))
    default: try type()
    }
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

  private mutating func type() throws {
    if let key = held.first, held.count > 2 || random.oneIn(2) {
      try user.releaseKey(key)
      held.removeFirst()
      return
    }
    let key = keys[random.below(keys.count)]
    let isCommand = held.contains { $0.hasPrefix("Control") }
    if held.contains(key) || isCommand && forbidden.contains(key) { return }
    try user.pressKey(key)
    held.append(key)
  }
}
