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

  @Test(
    "every text is at least 4.5 times as light or dark as what it stands on",
    arguments: Appearance.allCases
  )
  func texts(in appearance: Appearance) {
    Appearance.under(appearance) {
      func ink(_ mark: UIColor) -> UIColor { Theme.text(in: mark) }
      let grounds: [(String, UIColor)] = [
        ("panel", Theme.panel), ("ground", Theme.ground), ("control", Theme.control),
        ("card", Theme.card),
      ]
      var pairs: [(String, UIColor, UIColor)] = []
      for (name, ground) in grounds {
        pairs += [
          ("text on \(name)", Theme.text, ground), ("second on \(name)", Theme.secondary, ground),
          ("faint on \(name)", Theme.faint, ground), ("accepted", ink(Theme.accepted), ground),
          ("refused on \(name)", ink(Theme.refused), ground),
        ]
      }
      pairs += [
        ("text on a row", Theme.text, Theme.row), ("faint on hover", Theme.faint, Theme.hover),
        ("text on a problem", Theme.text, Theme.problemCard.fill),
        ("second on a problem", Theme.secondary, Theme.problemCard.fill),
        ("refused on a row", Theme.refusedText, Theme.row),
        ("refused on the card", ink(Theme.refused), Theme.problemCard.fill),
        ("chosen on a control that is on", ink(Theme.selection), Theme.controlOn),
        ("text on a control that is on", Theme.text, Theme.controlOn),
        ("would be on the panel", ink(Theme.wouldBe), Theme.panel),
        ("would be on the canvas", ink(Theme.wouldBe), Theme.ground),
        ("would be on the card", ink(Theme.wouldBe), Theme.lostCard.fill),
        ("would be on its row", ink(Theme.wouldBe), Theme.wouldBeRow),
        ("gesture on the panel", ink(Theme.gesture), Theme.panel),
        ("gesture on the card", ink(Theme.gesture), Theme.arrivedCard.fill),
        ("responder on the panel", ink(Theme.responder), Theme.panel),
        ("responder on its card", ink(Theme.responder), Theme.keyCard.fill),
        ("responder on a control", ink(Theme.responder), Theme.control),
        ("selection on the panel", ink(Theme.selection), Theme.panel),
        ("second on the card", Theme.secondary, Theme.lostCard.fill),
        ("on green", Theme.onAccepted, Theme.accepted),
        ("on red", Theme.onRefused, Theme.refused),
        ("on amber", Theme.onWouldBe, Theme.wouldBe),
        ("on blue", Theme.onSelection, Theme.selection),
        ("on violet", Theme.onGesture, Theme.gesture),
        ("accepted on its row", ink(Theme.accepted), Theme.receivedRow),
        ("accepted on its card", ink(Theme.accepted), Theme.arrivedCard.fill),
      ]
      for (name, text, ground) in pairs {
        let ratio = ratio(text, ground)
        #expect(ratio >= 4.5, "\(name) has \(ratio) where it is \(appearance)")
      }
      #expect(abs(ratio(Theme.text, Theme.panel) - (appearance == .dark ? 13.5 : 17.1)) < 0.1)
      #expect(abs(ratio(Theme.faint, Theme.panel) - (appearance == .dark ? 5.7 : 5.4)) < 0.1)
    }
  }

  @Test("a mark is at least 3 times as light or dark as a panel", arguments: Appearance.allCases)
  func marks(in appearance: Appearance) {
    Appearance.under(appearance) {
      let marks = [
        Theme.accepted, Theme.refused, Theme.wouldBe, Theme.responder, Theme.selection,
        Theme.gesture, Theme.line, Theme.plainChip,
      ]
      for mark in marks { #expect(ratio(mark, Theme.panel) >= 3) }
    }
  }

  @Test("text in the colour of a mark is drawn in that colour's form for text")
  func inks() {
    let colors = Appearance.allCases.map { appearance in
      Appearance.under(appearance) { Words("a", Theme.label, Theme.wouldBe).color }
    }
    #expect(colors[0] == Theme.wouldBe)
    #expect(colors[1] != colors[0])
  }

  @Test("marks on the scene look the same in both appearances")
  func overlays() throws {
    let marks: [StageMark] = [
      .touch(CGPoint(x: 30, y: 30), finger: 1, isDown: true), .pointer(CGPoint(x: 30, y: 30)),
      .slop(CGPoint(x: 30, y: 30), radius: 10),
    ]
    for mark in marks {
      let pictures = try Appearance.allCases.map { appearance in
        let surface = try CairoSurface(width: 60, height: 60)
        Appearance.under(appearance) { mark.paint(in: surface.makeCanvas()) }
        return surface.pixelWords()
      }
      #expect(pictures[0] == pictures[1])
    }
  }

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
