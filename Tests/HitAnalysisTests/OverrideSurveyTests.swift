import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("What overriding views answer")
struct OverrideSurveyTests {
  /// What asking a view alone, pixel by pixel, says of it: views by the pixels they were answered at.
  private struct Alone: Equatable {
    var foreign: [ObjectIdentifier: Int] = [:]
    var denied: [ObjectIdentifier: Int] = [:]

    init(_ answers: OverrideAnswers) {
      for found in answers.foreignAnswers {
        foreign[ObjectIdentifier(found.answer)] = Int(found.area.size)
      }
      for found in answers.deniedAnswers {
        denied[ObjectIdentifier(found.answer)] = Int(found.area.size)
      }
    }

    init(asking view: UIView, on screen: CGRect) {
      var box = CGRect.null
      for part in view.subtree { box = box.union(part.boxOnScreen ?? .null) }
      if box.isNull { return }
      let wide = box.insetBy(dx: -1, dy: -1)
      func clamp(_ value: CGFloat, _ most: CGFloat) -> Int {
        Int(min(max(value.rounded(), 0), most))
      }
      for y in clamp(wide.minY, screen.height)..<clamp(wide.maxY, screen.height) {
        for x in clamp(wide.minX, screen.width)..<clamp(wide.maxX, screen.width) {
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          guard let answer = view.hitTest(view.pointFromScreen(point), with: nil) else { continue }
          if !answer.isDescendant(of: view) { foreign[ObjectIdentifier(answer), default: 0] += 1 }
          if !answer.point(inside: answer.pointFromScreen(point), with: nil) {
            denied[ObjectIdentifier(answer), default: 0] += 1
          }
        }
      }
    }
  }

  @Test("in each other or not, each view's answers are those of asking it alone", arguments: 0..<80)
  func alone(seed: Int) {
    let forest = RandomForest(seed: UInt64(7_000 + seed))
    let regions = HitRegions(forest.application)
    let asked = regions.views.filter { $0.view.overrides(.hitTest) }
    forest.application.inForce {
      var survey = OverrideSurvey(asked, in: regions)
      for found in survey.run() {
        #expect(!found.isInconstant)
        #expect(
          Alone(found) == Alone(asking: found.view, on: forest.application.screen.bounds),
          "seed \(seed): \(found.view)"
        )
      }
    }
  }

  /// Answers every other question with itself.
  private final class Fickle: UIView {
    private var count = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return count.isMultiple(of: 2) ? self : nil
    }
  }

  private final class Wrapper: UIView {
    var count = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test("a view that contradicts itself is told where another one asks it, and that one as well")
  func inconstant() {
    let scene = Scene(name: "s", title: "s", size: CGSize(width: 40, height: 40)) { stage in
      let wrapper = Wrapper(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      wrapper.addSubview(Fickle(frame: wrapper.bounds))
      stage.makeWindow().addSubview(wrapper)
    }
    let names = Linter().findings(in: scene).filter { $0.rule == "HS109" }.compactMap(\.view?.name)
    #expect(names.sorted() == ["UIWindow#1/Wrapper#1", "UIWindow#1/Wrapper#1/Fickle#1"])
  }

  @Test("overriding views in each other are asked a few times a pixel, however deep they stand")
  func nested() throws {
    var wrappers: [Wrapper] = []
    let scene = Scene(name: "s", title: "s", size: CGSize(width: 20, height: 20)) { stage in
      var outer: UIView = stage.makeWindow()
      for _ in 0..<40 {
        let inner = Wrapper(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        outer.addSubview(inner)
        wrappers.append(inner)
        outer = inner
      }
    }
    #expect(Linter().findings(in: scene).allSatisfy { $0.rule != "HS108" && $0.rule != "HS109" })
    // Once for the map, and twice by lint; the map puts one question of 16 again.
    #expect(try #require(wrappers.map(\.count).max()) <= 4 * 20 * 20)
  }
}
