import Foundation
import HitResponders
import Testing

@testable import HitSandbox
@testable import HitX11

@Suite("Held keys")
struct HeldKeysTests {
  private func key(_ keycode: Int, _ keysym: UInt32) -> X11Event.Key {
    X11Event.Key(
      keycode: keycode,
      keysym: keysym,
      usage: nil,
      text: "",
      textWithoutModifiers: "",
      modifiers: [],
      isRepeat: false,
      locationInWindow: .zero,
      timestamp: 0
    )
  }

  private var control: X11Event.Key { key(37, 0xffe3) }
  private var letter: X11Event.Key { key(38, 0x61) }

  @Test("a modifier is told with the key it is held for, before it")
  func withKey() {
    var keys = HeldKeys()
    #expect(keys.press(control) == [])
    #expect(keys.press(letter) == [control, letter])
    #expect(keys.release(control).map(\.phase) == [.ended])
    #expect(keys.release(letter).map(\.phase) == [.ended])
    #expect(keys.release(letter).isEmpty)
  }

  @Test("a modifier alone is told when it is let go")
  func alone() {
    var keys = HeldKeys()
    #expect(keys.press(control) == [])
    #expect(keys.release(control).map(\.phase) == [.began, .ended])
  }

  @Test("a modifier that the window used is not told")
  func used() {
    var keys = HeldKeys()
    _ = keys.press(control)
    keys.use()
    #expect(keys.release(control).isEmpty)
    _ = keys.press(control)
    #expect(keys.releaseAll().isEmpty)
    #expect(keys.release(control).isEmpty)
  }
}
