import Testing

@testable import HitX11

@Suite("Settings of the desktop")
struct SettingsTextTests {
  /// A number in four or two bytes, the lowest first unless told otherwise.
  private func bytes(_ number: Int, _ size: Int = 4, isBig: Bool = false) -> [UInt8] {
    let small = (0..<size).map { UInt8(number >> ($0 * 8) & 0xff) }
    return isBig ? small.reversed() : small
  }

  private func text(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
  }

  private func settings(isBig: Bool) -> [UInt8] {
    func number(_ value: Int, _ size: Int = 4) -> [UInt8] { bytes(value, size, isBig: isBig) }
    var all: [UInt8] = [isBig ? 1 : 0, 0, 0, 0] + number(7) + number(3)
    all += [0, 0] + number(13, 2) + text("Net/Something") + number(0) + number(96)
    all += [2, 0] + number(3, 2) + text("Col") + number(0) + [UInt8](repeating: 9, count: 8)
    all += [1, 0] + number(13, 2) + text("Net/ThemeName") + number(1)
    return all + number(12) + text("Adwaita-dark")
  }

  @Test("texts are found between numbers and colours, in either order of bytes")
  func reading() {
    for isBig in [false, true] {
      #expect(SettingsText(settings(isBig: isBig))?.texts == ["Net/ThemeName": "Adwaita-dark"])
    }
  }

  @Test("settings that end early or are of an unknown kind are nothing")
  func damage() {
    let whole = settings(isBig: false)
    for count in 0..<whole.count { #expect(SettingsText(Array(whole.prefix(count))) == nil) }
    var odd = whole
    odd[12] = 9
    #expect(SettingsText(odd) == nil)
  }
}
