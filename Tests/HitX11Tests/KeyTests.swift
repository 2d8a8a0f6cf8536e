import Foundation
import TestSupport
import Testing

@testable import HitX11

@Suite("Key events and focus", .serialized)
struct KeyTests {
  @Test("a key carries its code, keysym, text and modifiers")
  func key() throws {
    let rig = try WindowRig()
    rig.user.focus(UInt(rig.window.id))
    try rig.user.type(["Shift_L", "a"])
    try rig.user.type(["Page_Down"])
    rig.pumpEverything()
    #expect(
      rig.log.words == [
        "focus gained", "key ", "key A", "key up A", "key up ", "key ", "key up ",
      ]
    )
    let keys = rig.log.events.compactMap {
      if case .keyPressed(let key) = $0 { key } else { nil }
    }
    #expect(keys.map(\.keysym) == [0xffe1, 0x41, 0xff56])
    #expect(keys.map(\.modifiers) == [[], .shift, []])
    #expect(keys.allSatisfy { $0.keycode >= 8 })
  }

  @Test("a key tells its place, which no layout changes, and what it types without modifiers")
  func place() throws {
    let rig = try WindowRig()
    rig.user.focus(UInt(rig.window.id))
    try rig.user.type(["Shift_L", "a"])
    try rig.user.type(["Control_L", "1"])
    try rig.user.type(["Up"])
    rig.pumpEverything()
    let keys = rig.log.events.compactMap {
      if case .keyPressed(let key) = $0 { key } else { nil }
    }
    #expect(keys.map(\.usage) == [225, 4, 224, 30, 82])
    #expect(keys.map(\.text) == ["", "A", "", "1", ""])
    #expect(keys.map(\.textWithoutModifiers) == ["", "a", "", "1", ""])
  }

  @Test("a compose sequence is one text at its last key; the keys before type nothing")
  func compose() throws {
    let rig = try WindowRig()
    rig.user.focus(UInt(rig.window.id))
    try rig.user.bind("Multi_key", to: 248)
    try rig.user.bind("dead_acute", to: 249)
    rig.pumpEverything()
    rig.log.events = []
    rig.user.press(keycode: 248)
    rig.user.release(keycode: 248)
    try rig.user.type(["apostrophe"])
    try rig.user.type(["e"])
    rig.pumpEverything()
    func pressed() -> [String] { rig.log.words.filter { !$0.hasPrefix("key up") } }
    #expect(pressed() == ["key ", "key ", "key é"])
    rig.log.events = []
    rig.user.press(keycode: 249)
    rig.pumpEverything()
    // The dead key is told at once, not when the sequence ends.
    #expect(rig.log.words == ["key "])
    rig.user.release(keycode: 249)
    try rig.user.type(["a"])
    try rig.user.type(["a"])
    rig.pumpEverything()
    #expect(pressed() == ["key ", "key á", "key a"])
    #expect(rig.log.words.count { $0.hasPrefix("key up") } == 3)
  }

  @Test("a sequence that was begun is forgotten with the focus")
  func composeForgotten() throws {
    let rig = try WindowRig()
    rig.user.focus(UInt(rig.window.id))
    try rig.user.bind("dead_acute", to: 249)
    rig.user.press(keycode: 249)
    rig.user.release(keycode: 249)
    rig.pumpEverything()
    rig.user.focusNothing()
    rig.user.focus(UInt(rig.window.id))
    try rig.user.type(["a"])
    rig.pumpEverything()
    #expect(rig.log.words.contains("key a"))
  }

  @Test("a held key repeats without releases in between")
  func autoRepeat() throws {
    let rig = try WindowRig(serverArguments: ["-ardelay", "20", "-arinterval", "10"])
    rig.user.focus(UInt(rig.window.id))
    try rig.user.pressKey("b")
    rig.pump { rig.log.words.count { $0 == "key b again" } >= 3 }
    try rig.user.releaseKey("b")
    rig.pumpEverything()
    #expect(rig.log.words.prefix(3) == ["focus gained", "key b", "key b again"])
    #expect(rig.log.words.count { $0 == "key up b" } == 1)
    #expect(rig.log.words.last == "key up b")
  }

  @Test("a key pressed again after the focus was lost is no repeat")
  func focusForgetsKeys() throws {
    let rig = try WindowRig()
    rig.user.focus(UInt(rig.window.id))
    try rig.user.pressKey("c")
    rig.pumpEverything()
    rig.user.focusNothing()
    try rig.user.releaseKey("c")
    rig.user.focus(UInt(rig.window.id))
    try rig.user.pressKey("c")
    rig.pumpEverything()
    #expect(
      rig.log.words == ["focus gained", "key c", "focus lost", "focus gained", "key c"]
    )
    try rig.user.releaseKey("c")
  }

  @Test("a keyboard taken by another program is a lost focus and a lost grab")
  func keyboardGrab() throws {
    let rig = try WindowRig()
    rig.user.focus(UInt(rig.window.id))
    rig.pumpEverything()
    rig.log.events = []
    #expect(rig.user.grabKeyboard())
    rig.pumpEverything()
    #expect(rig.log.words == ["focus lost", "grab lost"])
    rig.user.ungrabKeyboard()
    rig.pumpEverything()
    #expect(rig.log.words == ["focus lost", "grab lost", "focus gained"])
  }
}
