import HitResponders
import Testing

@testable import HitAnalysis

@Suite("Badges of views")
struct ViewRemarkTests {
  @Test("are those among all remarks that have one", arguments: 1...40)
  func sameAsAll(seed: Int) {
    let forest = RandomForest(seed: UInt64(7_000 + seed))
    let rules = HitTestRules(forest.application)
    for view in forest.views {
      let all = ViewRemark.remarks(on: view, rules: rules)
      #expect(ViewRemark.badged(on: view, rules: rules) == all.filter { $0.badge != nil })
    }
  }
}
