import Foundation
import HitResponders
import Testing

@Suite("Wording")
struct WordingTests {
  @Test("values stay values between the words, and words beside each other are one run")
  func runs() {
    let place: Wording = " at \(point: CGPoint(x: 1, y: 2.5))"
    let words: Wording = "\(name: "A", .receiver) got " + "\(2) touches\(place)"
    #expect(words.text == "A got 2 touches at (1, 2.5)")
    #expect(words.runs.map(\.text) == ["A", " got 2 touches at ", "(1, 2.5)"])
    #expect(words.runs.first?.role == .receiver)
    #expect(words.runs.last?.value == .point(CGPoint(x: 1, y: 2.5)))
    #expect(("" as Wording).isEmpty && Wording().text.isEmpty)
    let row: [Wording] = ["a", "b", "c"]
    #expect(row.joined(separator: "+") == "a+b+c")
  }

  @Test("a distance names each side that a point is beyond, and there is none inside")
  func distances() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(RectDistance(of: CGPoint(x: 0, y: 9.5), from: rect) == nil)
    let distance = RectDistance(of: CGPoint(x: 10, y: -2), from: rect)
    #expect(distance?.text == "2 pt above, 0 pt right")
  }

  @Test("a message begins with spaces in a walk and with dashes along responders")
  func margins() {
    #expect(Message(.refused, indent: 1, depth: 2, "x").text == "      x")
    #expect(Message(.handled, indent: 1, depth: 2, "x").text == "  ----x")
  }
}
