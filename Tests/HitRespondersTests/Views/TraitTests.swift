import HitResponders
import Testing

@Suite("Traits and transactions")
struct TraitTests {
  @Test("everything is shown on a light telephone, and dynamic colours are those of it")
  func traits() {
    let traits = UIView().traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.userInterfaceIdiom == .phone)
    #expect(UIViewController().traitCollection === traits)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color == .red)
  }

  @Test("a transaction's completion runs when its own group is committed")
  func transaction() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { done.append("inner") }
    #expect(done == [])
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.commit()
    #expect(done == ["inner", "outer"])
  }
}
