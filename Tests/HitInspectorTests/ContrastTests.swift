import Foundation
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector

@Suite("Contrast")
struct ContrastTests {
  /// The ratio of two colours' light, by the rule of the Web Content Accessibility Guidelines.
  private func ratio(_ first: UIColor, _ second: UIColor) -> CGFloat {
    let lights = [first, second].map { color in
      let parts = [color.red, color.green, color.blue].map { part in
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test("every text is at least 4.5 times as light or dark as what it stands on")
  func texts() {
    let pairs: [(String, UIColor, UIColor)] = [
      ("text", Theme.text, Theme.panel), ("secondary", Theme.secondary, Theme.panel),
      ("faint", Theme.faint, Theme.panel), ("faint on a card", Theme.faint, Theme.card),
      ("faint on a control", Theme.faint, Theme.control),
      ("faint on the canvas", Theme.faint, Theme.ground),
      ("refused on a chosen row", Theme.refusedText, Theme.row),
      ("refused on the card", Theme.refusedText, Theme.problemCard.fill),
      ("chosen on a control that is on", Theme.selection, Theme.controlOn),
      ("text on a control that is on", Theme.text, Theme.controlOn),
      ("would be on the card", Theme.wouldBe, Theme.lostCard.fill),
      ("would be on its row", Theme.wouldBe, Theme.wouldBeRow),
      ("gesture on the card", Theme.gesture, Theme.arrivedCard.fill),
      ("responder on a control", Theme.responder, Theme.control),
      ("secondary on the card", Theme.secondary, Theme.lostCard.fill),
      ("text on green", Theme.onAccepted, Theme.accepted),
      ("accepted", Theme.accepted, Theme.receivedRow),
    ]
    for (name, text, ground) in pairs {
      let ratio = ratio(text, ground)
      #expect(ratio >= 4.5, "\(name) has \(ratio)")
    }
    #expect(abs(ratio(Theme.text, Theme.panel) - 13.5) < 0.1)
    #expect(abs(ratio(Theme.faint, Theme.panel) - 5.7) < 0.1)
  }

  @Test("a stroke is about 3 times as light as what it stands on")
  func strokes() { #expect(ratio(Theme.line, Theme.control) > 2.9) }

  @Test("a view that refused differs from one that went on by more than its colour")
  func rings() throws {
    let marks = [WalkRow.Outcome.inside, .refused].map { TreeList.Mark(number: 3, kind: .walk($0)) }
    let shapes = try marks.map { mark in
      let surface = try CairoSurface(width: 30, height: 20)
      mark.paint(in: CGRect(x: 4, y: 3, width: 22, height: 14), on: surface.makeCanvas())
      return surface.pixelWords().map { $0 >> 24 > 127 }
    }
    #expect(shapes[0] != shapes[1])
  }
}
