import Foundation
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("A line that is typed")
struct LineFieldTests {
  private static let left = 0xff51
  private static let right = 0xff53
  private static let home = 0xff50
  private static let end = 0xff57

  private func key(_ keysym: Int, _ modifiers: KeyStroke.Modifiers = []) -> TypedKey {
    TypedKey(keysym: keysym, text: "", modifiers)
  }

  private func control(_ letter: Unicode.Scalar) -> TypedKey { key(Int(letter.value), .control) }

  @Test("a line is edited at its cursor")
  func line() {
    var line = EditedLine()
    line.insert("abd")
    line.move(by: -1)
    line.insert("c")
    #expect(line.text == "abcd" && line.cursor == 3)
    line.deleteBackward()
    line.deleteForward()
    line.deleteForward()
    #expect(line.text == "ab" && line.cursor == 2)
    line.move(to: 0)
    line.deleteBackward()
    line.move(by: -1)
    #expect(line.text == "ab" && line.cursor == 0)
    line.move(to: 2)
    line.insert("e")
    line.insert("\u{301}")
    #expect(line.text == "abé" && line.cursor == 3)
  }

  @Test("every key of a keyboard that types something types it, the space bar too")
  func letters() {
    var line = EditedLine()
    for scalar in 0x20..<0x7f {
      let text = String(Unicode.Scalar(UInt8(scalar)))
      _ = line.take(TypedKey(keysym: scalar, text: text))
    }
    #expect(line.text == String((0x20..<0x7f).map { Character(Unicode.Scalar(UInt8($0))) }))
    for (keysym, text) in [(0xff0d, "\r"), (0xff09, "\t"), (0xff1b, "\u{1b}"), (0xffff, "\u{7f}")] {
      _ = line.take(TypedKey(keysym: keysym, text: text))
    }
    #expect(line.letters.count == 0x7f - 0x20)
  }

  @Test("Ctrl-A selects a line: what is typed replaces it, an arrow goes to its end on that side")
  func selected() {
    let all = control("a")
    var line = EditedLine("box.json")
    #expect(line.take(all) && line.selectedText == "box.json" && line.text == "box.json")
    #expect(line.take(key(Self.left)) && line.selectedText == nil && line.cursor == 0)
    _ = line.take(all)
    #expect(line.take(key(Self.right)) && line.cursor == 8)
    _ = line.take(all)
    #expect(line.take(TypedKey(keysym: 0x6e, text: "n")) && line.text == "n" && line.cursor == 1)
    _ = line.take(all)
    #expect(line.take(TypedKey(keysym: 0xff08, text: "\u{8}")) && line.text.isEmpty)
    #expect(!line.take(all) && line.selectedText == nil)
    #expect(TypedKey(keysym: 0x61, text: "a").deed == nil)
  }

  @Test("Shift with an arrow, Home or End selects from where the cursor was")
  func part() {
    var line = EditedLine("box.json")
    for _ in 0..<3 { _ = line.take(key(Self.left)) }
    for _ in 0..<2 { _ = line.take(key(Self.left, .shift)) }
    #expect(line.selectedText == ".j" && line.cursor == 3)
    _ = line.take(key(Self.right, .shift))
    #expect(line.selectedText == "j")
    _ = line.take(key(Self.end, .shift))
    #expect(line.selectedText == "son" && line.cursor == 8)
    _ = line.take(key(Self.home, .shift))
    #expect(line.selectedText == "box.j" && line.cursor == 0)
    _ = line.take(key(Self.right))
    #expect(line.selectedText == nil && line.cursor == 5)
    _ = line.take(key(Self.right, .shift))
    line.insert("p")
    #expect(line.text == "box.jpon" && line.cursor == 6)
    line.move(to: 3, isSelecting: true)
    #expect(line.take(key(0xffff)) && line.text == "boxon" && line.cursor == 3)
  }

  @Test("Ctrl-X deletes what is selected, and nothing else")
  func cut() {
    var line = EditedLine("box.json")
    #expect(!line.take(control("x")) && line.text == "box.json")
    line.move(to: 3, isSelecting: true)
    #expect(line.take(control("x")) && line.text == "box" && line.cursor == 3)
    #expect(!line.take(control("v")) && line.text == "box")
  }

  @Test("a text that is pasted is typed without its line ends, as far as a line may go")
  func pasted() {
    var line = EditedLine("~/")
    _ = line.take(TypedKey(pasted: "a b.json\n"))
    #expect(line.text == "~/a b.json")
    _ = line.take(TypedKey(pasted: String(repeating: "x", count: 100_000)))
    #expect(line.letters.count == 10 + 4096)
  }

  @Test("a list with the keys turns its pages, and what the scene has stays the scene's")
  func pages() {
    inspector.open(RaisedTab().application)
    inspector.resize(to: CGSize(width: 1280, height: 400))
    inspector.application.layoutIfNeeded()
    let list = inspector.root.tree.list
    #expect(!inspector.focus.type(key(0xff56)))
    list.becomeFirstResponder()
    #expect(list.farthestOffset > 0 && list.offset == 0)
    #expect(inspector.focus.type(key(0xff56)) && list.offset > 0)
    #expect(inspector.focus.type(key(Self.end)) && list.isAtEnd)
    #expect(inspector.focus.type(key(0xff55)) && !list.isAtEnd)
    #expect(inspector.focus.type(key(Self.home)) && list.offset == 0)
    #expect(!inspector.focus.type(key(0xffff)))
    inspector.model.keyboard = .scene("Field")
    #expect(!inspector.focus.type(key(0xff56)) && list.offset == 0)
  }

  // MARK: Pointer

  private let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  private func touch(_ field: LineField, _ phase: UITouch.Phase, at x: CGFloat) {
    let point = field.convert(CGPoint(x: x, y: field.bounds.midY), to: nil)
    let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
    inspector.application.enqueue(.touches([sample], at: 1))
    inspector.application.processQueue()
  }

  @Test("a press puts the cursor at the nearest place, a drag selects, and a press ends that")
  func dragged() {
    inspector.open(RaisedTab().application)
    inspector.application.layoutIfNeeded()
    let field = inspector.root.tree.search
    field.becomeFirstResponder()
    for letter in "button" { field.take(TypedKey(keysym: 0, text: String(letter))) }
    func x(_ count: Int) -> CGFloat {
      field.textStart + field.line.width(ofFirst: count, field.font)
    }
    for count in 0...6 {
      touch(field, .began, at: x(count) + 0.5)
      #expect(field.line.cursor == count && field.line.selectedText == nil)
      touch(field, .ended, at: x(count) + 0.5)
    }
    touch(field, .began, at: x(1) - 0.5)
    touch(field, .moved, at: x(5) + 0.5)
    touch(field, .moved, at: x(4) + 0.5)
    #expect(field.line.selectedText == "utt")
    #expect(inspector.focus.selectedText == "utt")
    touch(field, .ended, at: x(4))
    #expect(field.line.selectedText == "utt")
    touch(field, .began, at: field.bounds.width - 5)
    #expect(field.line.selectedText == nil && field.line.cursor == 6)
    touch(field, .ended, at: field.bounds.width - 5)
  }
}
