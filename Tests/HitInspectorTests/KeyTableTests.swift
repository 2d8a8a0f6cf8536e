import Foundation
import TestSupport
import Testing

@testable import HitInspector

@Suite("The table of keys")
struct KeyTableTests {
  private func command(
    _ keysym: Int,
    _ held: KeyStroke.Modifiers = [],
    _ keyboard: KeyboardOwner = .hitscope
  ) -> InspectorCommand? {
    InspectorCommand(keysym: keysym, held, keyboard: keyboard)
  }

  @Test("docs/sandbox.md has the table as the window obeys it")
  func document() throws {
    let text = try Checkout.text("docs/sandbox.md")
    #expect(text.contains("\n\n\(KeyTable.document)\n\n"), "\(KeyTable.document)")
  }

  @Test("no two commands have the same key")
  func unique() {
    let bindings = KeyTable.rows.flatMap(\.bindings)
    for scope in [KeyTable.Scope.window, .lanes, .guess, .conflict] {
      let strokes = bindings.filter { $0.scope == scope }
        .flatMap { [$0.key, $0.plain].compactMap(\.self) }
      #expect(Set(strokes.map(\.name)).count == strokes.count)
    }
  }

  @Test("keys stand for commands by what they mean, whatever case they are typed in")
  func keys() {
    #expect(command(0xff55, .control) == .previousScene)
    #expect(command(0xff9b, .control) == .nextScene)
    #expect(command(0xff56) == nil)
    #expect(command(0xffbf) == .fold(.views))
    #expect(command(0xffc2) == .fold(.why))
    #expect(command(0x2b, [.control, .shift]) == .zoomIn)
    #expect(command(0x3d, .control) == .zoomIn)
    #expect(command(0x2b) == nil)
    #expect(command(0xff1b) == .clear)
    #expect(command(0xff1b, .shift) == .escapeToScene)
    #expect(command(0x61) == nil)
    #expect(command(0x66) == .toggleSecondFinger)
    #expect(command(0x46) == .toggleSecondFinger)
    #expect(command(0x46, [.control, .shift]) == .toggleSecondFinger)
    #expect(command(0x66, .control) == .search)
    #expect(command(0x2f) == .search)
    #expect(command(0x2f, [], .search) == nil)
    #expect(command(0x71, .control) == .quit)
    #expect(command(0x71) == nil)
  }

  @Test("while the scene has the keys, the plain ones are its own and the others stay")
  func toScene() {
    let scene = KeyboardOwner.scene("Name")
    for keysym in [0x66, 0x72, 0x70, 0x74, 0x79, 0xff52, 0xff54, 0xff0d, 0x3f] {
      #expect(command(keysym) != nil)
      #expect(command(keysym, [], scene) == nil)
    }
    #expect(command(0x70, .control, scene) == .togglePin)
    #expect(command(0xffc6, [], scene) == .toggleKeys)
    #expect(command(0xff1b, [], scene) == .clear)
  }

  @Test("what is free for the scene at all times is no key of the window")
  func free() {
    for keysym in [0xffc4, 0xffc7, 0xffc9] { #expect(command(keysym) == nil) }
    #expect(command(0xffc1, .alt) == nil)
    #expect(command(0x77, .control) == nil)
  }

  @Test("the letters of the lanes are theirs while they have the keys, and nobody else's else")
  func lanes() {
    func inLanes(_ keysym: Int, _ keyboard: KeyboardOwner = .hitscope) -> InspectorCommand? {
      InspectorCommand(keysym: keysym, [], keyboard: keyboard, in: .lanes)
    }
    #expect(inLanes(0x61) == .timeline(.panBack))
    #expect(inLanes(0x57) == .timeline(.zoomIn))
    #expect(inLanes(0x61, .scene("Name")) == nil)
    #expect(inLanes(0x70) == .togglePin)
    #expect(command(0x61) == nil)
  }

  @Test("the signs of one event are those of a difference with Shift, on other keyboards too")
  func differences() {
    #expect(command(0x2c) == .timeline(.eventBack))
    #expect(command(0x2e) == .timeline(.eventOn))
    for keysym in [0x2e, 0x3e, 0x3a] {
      #expect(command(keysym, .shift) == .timeline(.differenceOn))
    }
    #expect(command(0x3c, .shift) == .timeline(.differenceBack))
    #expect(command(0xff53, [.control, .shift]) == .timeline(.touchOn))
    #expect(command(0x20) == .timeline(.play))
    #expect(command(0x20, .shift) == .timeline(.playThrough))
  }

  @Test("the bars name the keys that the table has")
  func hints() {
    var model = InspectorModel()
    #expect(model.keys.map(\.key) == ["Ctrl-P", "F8", "F1"])
    model.moment.isPinned = true
    #expect(model.keys.map(\.key) == ["Ctrl-P", "Ctrl-Up", "Esc", "F8", "F1"])
    // A window that is not wide leaves these out.
    #expect(model.keys.filter(\.isForWide).map(\.key) == ["Ctrl-Up", "F8"])
    model.card.tries = [LessonTry(press: .zero, note: "seen")]
    model.show(.lesson)
    #expect(model.keys.map(\.key) == ["N", "G", "Ctrl-PageDown", "F1"])
    model.show(.events)
    model.question = ViewQuestion(ObjectIdentifier(KeyTableTests.self), named: "Name")
    #expect(model.keys.map(\.key) == ["Shift-click", "Enter", "Esc", "F1"])
    model.keyboard = .scene("Name")
    #expect(model.keys.map(\.key) == ["Esc", "F9", "F1"])
    #expect(KeyHint.onCanvas(keysTo: "Name").map(\.key) == ["type", "Esc", "Shift-Esc", "F9"])
  }

  @Test("while a guess is open the hints say that a hover tells nothing")
  func guessing() {
    var model = InspectorModel()
    #expect(model.canvasHints.first?.deed == "explains, sends nothing")
    model.card.tries = [LessonTry(press: .zero, note: "seen")]
    model.card.toggleGuessing()
    #expect(model.canvasHints.first?.deed == "shows no walk while a guess is open")
  }
}
