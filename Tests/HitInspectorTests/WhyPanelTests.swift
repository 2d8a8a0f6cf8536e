import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector

@Suite("The right panel")
struct WhyPanelTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  private var panel: WhyPanel { inspector.root.why }

  init() {
    inspector.open(scene.application)
    explain(160, 421)
  }

  private func explain(_ x: CGFloat, _ y: CGFloat) {
    inspector.model.inspection = Inspection(scene.explainer.explain(at: CGPoint(x: x, y: y)))
    inspector.application.layoutIfNeeded()
  }

  private func pin(_ number: Int = 4, of count: Int = 4) {
    inspector.model.moment = Moment(.touch(1), time: 3.418)
    inspector.model.moment.isPinned = true
    inspector.model.moment.place = PinPlace(number, of: count)
    inspector.application.layoutIfNeeded()
  }

  private func click(_ view: UIView, at point: CGPoint? = nil) {
    inspector.application.layoutIfNeeded()
    let inside = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.convert(inside, to: inspector.window)
    for (phase, time) in [(UITouch.Phase.began, 0.0), (.ended, 0.05)] {
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: place)
      inspector.application.enqueue(.touches([sample], at: inspector.application.now + time))
    }
    inspector.application.processQueue()
    inspector.application.layoutIfNeeded()
  }

  private func top(_ section: WhySection) -> CGFloat? { panel.sections[section]?.frame.minY }

  @Test("what is scrolled out of the panel lies over nothing above it")
  func scrolledAway() throws {
    inspector.resize(to: CGSize(width: 480, height: 360))
    inspector.perform(.fold(.why))
    inspector.application.layoutIfNeeded()
    func above() throws -> [Pixel] {
      let surface = try inspector.painting.render()
      let rows = Int(inspector.layout.canvas.minY)..<Int(panel.frame.minY)
      return rows.flatMap { y in (0..<480).map { surface[$0, y] } }
    }
    let before = try above()
    let top = panel.card.frame.minY
    #expect(panel.scroll(by: CGSize(width: 0, height: 60), at: .zero))
    #expect(panel.card.frame.minY < top - 20 && panel.card.frame.minY < 0)
    #expect(try above() == before && !before.isEmpty)
  }

  @Test("at 1280 by 800 the sections stand where they are drawn in the design")
  func places() {
    pin()
    inspector.model.hover = HoverNote(at: CGPoint(x: 236, y: 300))
    inspector.application.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 909, y: 41, width: 371, height: 735))
    #expect(panel.head.frame == CGRect(x: 0, y: 0, width: 371, height: 31))
    #expect(panel.card.frame == CGRect(x: 13, y: 38, width: 346, height: 89))
    #expect(top(.walk) == 154)
    #expect(panel.walk.rect(ofRow: 6).maxY == 147)
    #expect(top(.fixes) == 334)
  }

  @Test("the times of a replay are told since its recording began, as its timeline has them")
  func origin() throws {
    pin()
    var inspection = try #require(inspector.model.inspection)
    inspection.report = DeliveryReport(
      finger: 1,
      at: 3.418,
      inspection.point,
      walk: HitTestWalk(at: inspection.point, in: scene.application)
    )
    inspector.model.inspection = inspection
    func content() -> WhyContent {
      WhyContent(inspector.model, waiting: VerdictCard.invitation)
    }
    #expect(content().moment.time == 3.418 && content().outcome?.end == 3.418)
    inspector.model.timeOrigin = 3
    #expect(abs((content().moment.time ?? 0) - 0.418) < 1e-9)
    #expect(abs((content().outcome?.end ?? 0) - 0.418) < 1e-9)
    var holder = KeyFacts.Origin.input(.touch(1), at: 3.418)
    holder.begin(at: 3)
    #expect(holder.words == "touch 1, 0.418 s")
  }

  @Test("the head row tells what is explained, and steps through the pins")
  func head() {
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    #expect(panel.head.content.moment.subject.words == "hover")
    #expect(!panel.head.previousPin.isEnabled && !panel.head.nextPin.isEnabled)
    pin()
    #expect(panel.head.content.moment.subject.words == "touch 1")
    #expect(panel.head.previousPin.isEnabled && !panel.head.nextPin.isEnabled)
    for button in [panel.head.previousPin, panel.head.nextPin, panel.head.pin] { click(button) }
    #expect(commands == [.previousPin, .togglePin])
  }

  @Test("the card's colour says how the press went, and a hover that ends well has none")
  func tones() {
    #expect(panel.card.tone == .missed)
    explain(160, 450)
    #expect(panel.card.tone == .plain)
    inspector.model.inspection?.verdict.tense = .after
    #expect(panel.card.tone == .arrived)
    #expect(CardTone(.lost) == .lost)
    #expect(CardTone(.key) == .key)
  }

  @Test("beside a pin the hover is one line, and a pin of another time offers to ask again")
  func hoverLine() {
    inspector.model.hover = HoverNote(at: CGPoint(x: 236, y: 300))
    #expect(panel.hoverLine.content == .nothing)
    pin()
    #expect(panel.hoverLine.content != .nothing)
    inspector.model.hover = nil
    // It keeps its place, so that rows stay where they are.
    #expect(panel.hoverLine.content == .nothing && panel.hoverLine.height == 27)
    inspector.model.moment.isOutdated = true
    #expect(panel.hoverLine.content == .outdated)
    #expect(panel.sections.values.allSatisfy { $0.alpha == 0.6 })
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    click(panel.hoverLine, at: CGPoint(x: 320, y: 14))
    #expect(commands == [.askAgain])
  }

  @Test("where a change's title leaves little room, the finding it brings is named without a verb")
  func tails() {
    let list = panel.fixes
    list.frame = CGRect(x: 0, y: 0, width: 346, height: 44)
    var row = FixRow("Make TabBar 18 pt taller", won: 1152)
    #expect(list.tail(of: row, room: 200) == (nil, nil))
    row.finding = "HS201"
    row.lost = 64
    #expect(list.tail(of: row, room: 200) == ("brings HS201", "−64"))
    #expect(list.tail(of: row, room: 80) == ("HS201", "−64"))
    #expect(list.tail(of: row, room: 30) == ("HS201", nil))
    list.frame.size.width = 300
    #expect(list.tail(of: row, room: 200) == ("brings HS201", nil))
  }

  @Test("a question stands over the card and is taken back by its cross")
  func question() {
    let card = panel.card.frame.minY
    inspector.model.question = ViewQuestion(ObjectIdentifier(scene.tabBar), named: "TabBar")
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    inspector.application.layoutIfNeeded()
    #expect(panel.question.frame == CGRect(x: 13, y: 38, width: 346, height: 26))
    #expect(panel.card.frame.minY == card + 33)
    click(panel.question, at: CGPoint(x: 335, y: 13))
    #expect(commands == [.clear])
    #expect(panel.content.fixHead.title == "WHAT WOULD LET IT IN")
  }

  @Test("a section without content keeps its heading and says so")
  func empty() {
    let content = panel.content
    #expect(content.walkHead.remark == "8 of 19 asked")
    #expect(content.findingHead.emptyLine == "Lint has not looked at the scene yet.")
    inspector.model.findings = FindingNotes()
    #expect(panel.content.findingHead.emptyLine == "None at this point.")
    explain(160, 450)
    #expect(panel.content.fixHead.emptyLine == "Nothing to mend: a press arrives.")
    inspector.model.inspection = nil
    #expect(panel.content.walkHead.emptyLine != nil && panel.content.chainHead.emptyLine != nil)
    #expect(panel.sections.values.filter { !$0.isHidden }.count == 5)
  }

  @Test("a click on a heading folds its section, and it stays folded")
  func folding() throws {
    let chain = try #require(panel.sections[.chain])
    click(chain, at: CGPoint(x: 40, y: 14))
    #expect(chain.isFolded && chain.frame.height == 22)
    explain(160, 450)
    #expect(chain.isFolded)
    click(chain, at: CGPoint(x: 40, y: 14))
    #expect(!chain.isFolded)
  }

  @Test("what is cut is told in full where the pointer rests, and what is whole is not")
  func tips() throws {
    let rest = panel.chain.rect(ofRow: 2)
    let tip = try #require(panel.chain.tip(at: CGPoint(x: 60, y: rest.midY)))
    #expect(tip.text == "RootView, ViewController, UIWindow, UIApplication")
    #expect(panel.walk.tip(at: CGPoint(x: 60, y: 30)) == nil)
    #expect(panel.walk.cursor(at: CGPoint(x: 60, y: 30)) == .hand)
  }

  @Test("a click unfolds siblings, and `all` gives every view its row")
  func walkRows() {
    #expect(panel.walk.rowCount == 7)
    click(panel.walk, at: CGPoint(x: 120, y: panel.walk.rect(ofRow: 4).midY))
    #expect(panel.walk.rowCount == 10)
    click(panel.scope, at: CGPoint(x: 50, y: 8))
    #expect(panel.walk.showsAll && panel.walk.rowCount == 9)
  }

  @Test("the chain shows whom the message reached, and the others in one line")
  func chain() {
    #expect(panel.chain.rows.count == 3)
    #expect(
      panel.chain.rows.last == .rest(["RootView", "ViewController", "UIWindow", "UIApplication"])
    )
    let names = ["A", "B", "C", "D", "E"]
    #expect(ChainRow.words(for: Array(names.prefix(3))) == "A, B, C")
    #expect(ChainRow.words(for: Array(names.prefix(4))) == "A, B +2 more")
    #expect(ChainRow.words(for: names) == "A, B, C +2 more")
    #expect(panel.chain.view(ofRow: 0) == ObjectIdentifier(scene.cell5))
  }

  @Test("two fingers have tabs; `both` leaves the table and what came of them")
  func touches() throws {
    var (first, second) = (
      TouchTab(1, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 13, y: 14)),
      TouchTab(2, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50))
    )
    (first.receiver, second.receiver) = ("Both", "Both")
    second.isFront = true
    inspector.model.touches = [first, second]
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    inspector.application.layoutIfNeeded()
    #expect(!panel.head.tabs.isHidden && panel.head.previousPin.isHidden)
    #expect(
      panel.touches.rows.map(\.label) == ["", "receiver", "began", "now", "in Both", "moved"]
    )
    #expect(panel.touches.rows.last?.values == ["5 pt", "0 pt"])
    click(panel.head.tabs, at: CGPoint(x: 20, y: 10))
    #expect(commands == [.showTouch(1)])
    click(panel.head.tabs, at: CGPoint(x: 230, y: 10))
    #expect(panel.card.isHidden)
    #expect(try #require(panel.sections[.touches]).frame.minY > 0)
    #expect(panel.sections[.walk]?.isHidden == true)
  }

  @Test("fingers that took the same way are told of below the walk")
  func sameWay() {
    var (first, second) = (
      TouchTab(1, from: .zero, to: .zero), TouchTab(2, from: .zero, to: .zero)
    )
    (first.tookSameWay, second.tookSameWay, second.isFront) = (true, true, true)
    inspector.model.touches = [first, second]
    #expect(
      panel.content.walkHead.note
        == "Touch 1 took the same way: the same 8 views, the same answers."
    )
    #expect(panel.content.walkHead.remark == "8 of 19 asked at (160, 421)")
    inspector.model.touches[0].tookSameWay = false
    #expect(panel.content.walkHead.note == nil)
  }

  @Test("where the window is low the walk keeps its rows and the least important sections fold")
  func low() {
    inspector.resize(to: CGSize(width: 1280, height: 520))
    inspector.application.layoutIfNeeded()
    #expect(panel.sections[.findings]?.isFolded == true)
    #expect(panel.sections[.walk]?.isFolded == false)
    #expect(panel.walk.wholeRows.count >= 6)
    let bottom = panel.sections.values.map(\.frame.maxY).max() ?? 0
    #expect(bottom <= panel.bounds.height)
  }

  @Test("once the pointer has left the scene nothing is explained, and the last walk is dimmed")
  func away() {
    let before = top(.walk)
    inspector.model.moment.isPast = true
    #expect(panel.content.point == nil)
    #expect(panel.content.verdict == VerdictCard.invitation)
    #expect(panel.walk.rowCount == 7)
    #expect(panel.sections[.walk]?.alpha == 0.6)
    inspector.application.layoutIfNeeded()
    #expect(top(.walk) == before)
    inspector.model.moment.isPinned = true
    #expect(panel.content.verdict != VerdictCard.invitation)
  }
}
