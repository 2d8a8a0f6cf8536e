import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("What opens over the window")
struct PopUpTests {
  private func titles(_ text: String) -> [String] {
    ActionQuery(text).matches(KeyTable.actions, names: \.names).map(\.title)
  }

  @Test("every action of the table has one name, and none needs a key that is held")
  func names() {
    let titles = KeyTable.actions.map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(titles.allSatisfy { !$0.isEmpty })
    let told = Set(KeyTable.actions.map(\.command))
    for binding in KeyTable.rows.flatMap(\.bindings) where !told.contains(binding.command) {
      let isLeftOut =
        switch binding.command {
        case .hold, .step, .moveProbe, .accept, .showPalette: true
        default: false
        }
      #expect(isLeftOut, "\(binding.command) has no name")
    }
  }

  @Test("letters find beginnings of words, parts, and letters in this order, the best first")
  func finding() {
    #expect(titles("").count == KeyTable.actions.count)
    #expect(titles("zoom in").first == "zoom in")
    #expect(titles("ztf").first == "zoom to fit")
    #expect(titles("dol").first == "dark or light")
    #expect(titles("light").first == "dark or light")
    #expect(titles("FULL").first == "full screen")
    #expect(titles("flscrn") == ["full screen"])
    #expect(titles("xqxq").isEmpty)
    #expect(titles("hit").first == "mode: hit map")
  }

  @Test("words of other programs find what is called otherwise here")
  func otherNames() {
    #expect(titles("help").first == "all keys")
    #expect(titles("theme").first == "dark or light")
    #expect(titles("export").first == "write what is shown: PNG, SVG, HTML")
  }

  @Test("what is typed filters, Down goes on, Enter does it and gives the keys back")
  func typing() {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    var asked: [InspectorCommand] = []
    inspector.onCommand = { asked.append($0) }
    inspector.perform(.showPalette)
    #expect(inspector.model.keyboard == .field)
    #expect(!inspector.root.prompt.isHidden)
    for letter in ["d", "o", "l"] {
      #expect(
        inspector.focus.type(
          TypedKey(keysym: Int(letter.unicodeScalars.first?.value ?? 0), text: letter)
        )
      )
    }
    #expect(inspector.root.prompt.list.rows.first?.title == "dark or light")
    #expect(inspector.root.prompt.list.rows.first?.remark == "Ctrl-T")
    #expect(inspector.focus.type(TypedKey(keysym: 0xff0d, text: "\r")))
    #expect(asked == [.switchTheme])
    #expect(inspector.root.prompt.isHidden)
    #expect(inspector.model.keyboard == .hitscope)
  }

  @Test("in the smallest windows Esc closes the explanation, and only where it is open")
  func sheet() {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.resize(to: CGSize(width: 480, height: 360))
    #expect(!inspector.popUps.close())
    inspector.perform(.fold(.why))
    #expect(inspector.layout.why != nil)
    #expect(inspector.popUps.close() && inspector.layout.why == nil)
    #expect(!inspector.popUps.close())
    inspector.resize(to: CGSize(width: 1280, height: 800))
    #expect(!inspector.popUps.close() && inspector.layout.why != nil)
  }

  @Test("nothing found is said, and Esc leaves it")
  func nothing() {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.perform(.showPalette)
    #expect(inspector.focus.type(TypedKey(keysym: 0x71, text: "qqqq")))
    #expect(inspector.focus.type(TypedKey(keysym: 0xff0d, text: "\r")))
    #expect(!inspector.root.prompt.isHidden)
    #expect(inspector.popUps.close())
    #expect(inspector.root.prompt.isHidden)
    #expect(inspector.model.keyboard == .hitscope)
  }
}
