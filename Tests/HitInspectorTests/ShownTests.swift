import Foundation
import HitAnalysis
import HitResponders
import Testing

@testable import HitInspector

@Suite("How values are shown")
struct ShownTests {
  @Test("one value is written the same everywhere, with one decimal")
  func decimals() {
    let point = CGPoint(x: 450.667, y: 449.333)
    let words: Wording = "\(point: point) \(number: 49.333)"
    #expect(Shown.point(point) == "(450.7, 449.3)")
    #expect(words.runs.map(\.shown).joined() == "(450.7, 449.3) 49.3")
    #expect(Shown.rect(CGRect(x: 0, y: -18, width: 64.04, height: 64)) == "(0, -18, 64, 64)")
    let outside = RectDistance(
      of: CGPoint(x: 10, y: -49.333),
      from: CGRect(x: 0, y: 0, width: 20, height: 20)
    )
    #expect(outside?.text(decimals: 1) == "49.3 pt above")
  }

  @Test("a long name is shortened in the middle and keeps its number")
  func shortened() {
    #expect(Shown.shortened("PUPhotosGridCell#2", to: 12) == "PUPhotosG…#2")
    #expect(Shown.shortened("CenterButton", to: 12) == "CenterButton")
    #expect(Shown.shortened("AVeryLongNameWithAnEnd", to: 10) == "AVeryL…End")
    #expect(Shown.name(String(repeating: "n", count: 130)).count == Shown.longestName)
    #expect(Shown.numberSuffix(of: "Cell#12") == "#12")
    #expect(Shown.numberSuffix(of: "Cell#") == "" && Shown.numberSuffix(of: "C#x") == "")
  }

  @Test("a name fits into the width it is shortened for")
  func fits() {
    let name = "PhotoPickerCollectionViewCell#17"
    for width in [60.0, 90, 140] {
      let short = Ink.name(name, Theme.label, width: width)
      #expect(Ink.width(short, Theme.label) <= width)
      #expect(short.hasSuffix("#17"))
    }
    #expect(Ink.name(name, Theme.label, width: 400) == name)
  }

  @Test("a name from right to left is isolated, so that the line around it keeps its order")
  func isolated() {
    let name = "زر التأكيد"
    let words: Wording = "\(name: name) did not get this press."
    let shown = words.runs.map(\.shown).joined()
    #expect(shown.hasPrefix("\u{2068}\(name)\u{2069} did"))
    #expect(Shown.name("Button") == "Button")
  }

  @Test("facts have one decimal, and say in full what they round")
  func facts() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    parent.accessibilityIdentifier = "Parent"
    let view = UIView(frame: CGRect(x: 206.667, y: 306.667, width: 200, height: 160))
    parent.addSubview(view)
    let facts = SelectedFacts(of: view)
    #expect(facts.facts[0].value == "(206.7, 306.7, 200, 160)")
    #expect(facts.exact["frame"] == "(206.667, 306.667, 200, 160)")
    let gap = facts.facts.first { $0.label == "gap to Parent" }
    #expect(gap?.value == "206.7, 93.3, 306.7, 33.3")
    #expect(facts.exact["bounds"] == nil)
    let width = Ink.width(facts.facts[0].value, Theme.figures) + Ink.width("frame", Theme.remark)
    #expect(width < 252 - Theme.margin * 2)
  }
}
