import Foundation
import HitAnalysis
import HitControls
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("What lint finds, in every mode")
struct LintNotesTests {
  private func badges(of name: String, in rig: FeedRig) -> [String] {
    let view = rig.feed.scene.view(named: name).map { ObjectIdentifier($0) }
    return view.flatMap { rig.model.lint?.views[$0] }?.badges.map(\.text) ?? []
  }

  @Test("it is found once the scene has rested, and kept while nothing changes")
  func rest() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.explain(at: 0.1)
    #expect(rig.model.lint == nil)
    #expect(rig.inspector.root.topBar.lint.face.counts == nil)
    let due = try #require(rig.feed.wakeTime)
    rig.feed.explain(at: due)
    #expect(rig.model.lint?.errors == 2)
    #expect(rig.model.lint?.warnings == 5)
    #expect(rig.inspector.root.topBar.lint.face.counts == [.init(.error, 2), .init(.warning, 5)])
    let reading = try #require(rig.model.map.reading)
    for step in 1...20 {
      rig.feed.hover(CGPoint(x: 16 * step, y: 24 * step))
      rig.feed.explain(at: due + Double(step))
    }
    #expect(rig.model.map.reading == reading)
    #expect(rig.model.map.base == nil)
  }

  @Test("badges tell how much is dead, what covers, and how small a target is")
  func badges() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.explain(at: 1)
    #expect(badges(of: "CenterButton", in: rig) == ["28 % dead"])
    #expect(badges(of: "DeleteButton", in: rig) == ["covered"])
    #expect(badges(of: "ToastOverlay", in: rig) == ["covers 2"])
    #expect(badges(of: "BackButton", in: rig) == ["32 pt"])
    #expect(badges(of: "HomeButton", in: rig) == ["40 pt"])
    #expect(badges(of: "PromoBanner", in: rig).isEmpty)
    #expect(badges(of: "Cell5", in: rig).isEmpty)
  }

  @Test("what lint finds at a view is told of a scene without a file, in which no change is tried")
  func withoutFile() throws {
    let size = CGSize(width: 320, height: 480)
    let rig = FeedRig(
      Scene(name: "mine", title: "Mine", size: size) { stage in
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
        let button = UIButton(frame: CGRect(x: 128, y: -18, width: 64, height: 64))
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        bar.addSubview(button)
        controller.view.addSubview(bar)
        stage.makeWindow(rootViewController: controller)
      }
    )
    rig.feed.hover(CGPoint(x: 160, y: 450))
    rig.feed.explain(at: 0.1)
    let panel = rig.inspector.root.why
    #expect(panel.content.findingHead.emptyLine == "Lint has not looked at the scene yet.")
    rig.feed.explain(at: 1)
    #expect(rig.model.findings == nil)
    #expect(panel.content.findings?.rows.map { $0.rule } == ["HS101"])
    #expect(panel.content.findings?.total == rig.model.map.reading?.found?.count)
    #expect(panel.content.findingHead.summary.hasPrefix("HS101"))
    rig.feed.hover(CGPoint(x: 20, y: 20))
    rig.feed.explain(at: 1.1)
    #expect(panel.content.findingHead.emptyLine == "None at this point.")
    #expect(panel.content.findings?.others.contains { $0.rule == "HS101" } == true)
  }

  @Test("findings at a view that was made anew are found by its name")
  func madeAnew() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.explain(at: 1)
    let (reading, other) = (try #require(rig.model.map.reading), UIView())
    let notes = try #require(reading.notes(at: ObjectIdentifier(other), named: "CenterButton"))
    #expect(notes.rows.map { $0.rule } == ["HS101"] && notes.others.count == notes.total - 1)
    #expect(!notes.others.contains { $0.view == notes.rows[0].view })
    #expect(reading.notes(at: ObjectIdentifier(other))?.rows.isEmpty == true)
  }

  @Test("a finding has the sign of its level")
  func level() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.hover(CGPoint(x: 160, y: 421))
    rig.feed.explain(at: 1)
    var finding = try #require(rig.model.map.reading?.found?.first?.finding)
    let kinds = [LintLevel.error, .warning, .note].map { level in
      finding.level = level
      rig.inspector.model.findings = FindingNotes([FindingRow(finding, of: nil, at: nil)], of: 1)
      return rig.inspector.root.why.content.findingHead.summaryKind
    }
    #expect(Set(kinds).count == 3 && kinds[0] == .refused && kinds[1] == .warning)
  }

  @Test("a change is looked at once it has rested; none while a finger is down")
  func change() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.explain(at: 1)
    let bar = try #require(rig.feed.scene.view(named: "TabBar"))
    bar.frame = CGRect(x: 0, y: 413, width: 320, height: 67)
    bar.bounds.origin.y = -18
    rig.feed.explain(at: 1.1)
    #expect(rig.model.lint?.errors == 2)
    bar.alpha = 0.99
    rig.feed.explain(at: 1.2)
    rig.feed.explain(at: 1.3)
    #expect(rig.model.lint?.errors == 2)
    rig.touch(.began, 300, 150, at: 1.34)
    rig.feed.explain(at: 1.6)
    #expect(rig.model.lint?.errors == 2)
    rig.touch(.ended, 300, 150, at: 1.7)
    rig.feed.explain(at: 2)
    #expect(rig.model.lint?.errors != 2)
  }

  @Test("F8 and the button go to the first finding at once, where the scene was looked at")
  func first() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.explain(at: 1)
    rig.inspector.root.topBar.lint.onPress?()
    #expect(rig.model.mode == .hitMap)
    #expect(rig.model.map.chosen == 0)
    rig.feed.explain(at: 2)
    #expect(rig.model.map.base != nil)
    rig.inspector.perform(.showMode(.inspect))
    rig.feed.explain(at: 3)
    #expect(rig.inspector.root.stage.captions.scene.contains("UIWindow"))
  }
}
