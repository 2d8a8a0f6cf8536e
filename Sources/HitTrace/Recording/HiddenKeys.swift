internal import HitResponders

/// The keys that are held and whose characters are not recorded.
@MainActor
struct HiddenKeys {
  /// Whether characters are recorded, so that no key is hidden.
  let isOff: Bool
  /// The numbers of the keys that are held, by their places.
  private var held: [Int: Int] = [:]

  init(isOff: Bool) { self.isOff = isOff }

  /// Returns the number that stands for a key whose characters are not recorded.
  ///
  /// Keys that are held at once have different numbers, from 1, so that a replay tells them apart;
  /// which key it was cannot be told. Keys that type nothing to be seen are recorded as they are.
  mutating func number(of key: UIKey, _ sample: PressSample) -> Int? {
    let place = key.keyCode.rawValue
    if let number = HiddenKey.number(ofPlace: place) { return number }
    if let number = held[place] {
      if sample.phase == .ended || sample.phase == .cancelled { held[place] = nil }
      return number
    }
    if isOff || !key.typesText { return nil }
    var number = 1
    while held.values.contains(number) { number += 1 }
    if sample.phase == .began { held[place] = number }
    return number
  }
}

extension UIKey {
  /// Whether the key types something that can be read: what a password is made of.
  ///
  /// With Ctrl or Cmd it types nothing, but commands.
  fileprivate var typesText: Bool {
    if !modifierFlags.isDisjoint(with: [.control, .command]) { return false }
    for text in [characters, charactersIgnoringModifiers] where !text.hasPrefix("UIKeyInput") {
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory != .control }) {
        return true
      }
    }
    return false
  }
}
