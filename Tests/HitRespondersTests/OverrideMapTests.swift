import Foundation
import Testing

@testable import HitResponders

private final class Disc: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private final class Watched: UIView {
  override var isHidden: Bool { didSet {} }
}

private class Taker: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Heir: Taker {}

@Suite("Override map")
struct OverrideMapTests {
  @Test("every routing member's place in the method table can be measured")
  func measured() {
    for member in RoutingMember.allCases {
      #expect(OverrideMap.slots[member.rawValue] != nil, "\(member)")
    }
  }

  @Test("an overridden member is replaced and its neighbours are not")
  func replaced() {
    #expect(Disc().overrides(.pointInside))
    #expect(!Disc().overrides(.hitTest))
    #expect(Watched().overrides(.isHidden))
    #expect(!Watched().overrides(.alpha))
    #expect(Taker().overrides(.touchesBegan))
    #expect(!Taker().overrides(.touchesEnded))
  }

  @Test("an override is inherited")
  func inherited() {
    #expect(Heir().overrides(.touchesBegan))
  }

  @Test("the framework's own classes replace nothing but next, and windows their hiding")
  func framework() {
    for member in RoutingMember.allCases where member != .next {
      #expect(!UIView().overrides(member), "\(member)")
      #expect(!UIViewController().overrides(member), "\(member)")
    }
    #expect(UIWindow().overrides(.isHidden))
  }
}
