import Foundation
import HitScenes
import Testing

@Suite("Whole dumps")
struct DumpGoldenTests {
  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: DumpSources.path(ofGolden: name), encoding: .utf8)
  }

  @Test("a list in an app of today: cells, a toast that moves, the keyboard's window")
  func shop() throws {
    let text = try text("shop-ios17")
    #expect(
      try DumpSources.tree(text) == [
        "UIWindow", "|UITransitionView", "||UIDropShadowView", "|||UIView", "||||UITableView",
        "|||||Shop.ItemCell", "||||||UILabel", "||||||Shop.HeartButton", "|||||||UIImageView",
        "|||||_UIScrollViewScrollIndicator", "||||Shop.Toast", "|||||UIStackView", "||||||UIButton",
        "UITextEffectsWindow", "|UIInputSetContainerView",
      ]
    )
    #expect(try DumpSources.notes(text) == ["windowOrder 2", "animating 1"])
    let views = try DumpSources.read(text).views
    #expect(views[6].settings.contains(.text("Tom's tea; 50 g <new>")))
    #expect(views[8].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(views[0].position.column == 54)
  }

  @Test("React Native under Detox: a scene's window, free text, what is left out and cut")
  func native() throws {
    let text = try text("native-scene-ios16")
    #expect(
      try DumpSources.tree(text) == [
        "UIWindow", "|RCTRootContentView", "||RCTView#1", "|||RNGestureHandlerButton", "||||UIView",
        "|||||RCTTextView", "||RCTView#2",
      ]
    )
    #expect(
      try DumpSources.notes(text) == ["unreadLine 1", "elision 1", "cut 1", "noFrame 1"]
    )
    #expect(try DumpSources.read(text).views.last?.position.line == 12)
  }

  @Test("variables before views, two brackets, a placeholder with a semicolon, a back-tick")
  func named() throws {
    let text = try text("named-ios7")
    #expect(
      try DumpSources.tree(text) == [
        "UIWindow", "|UIView", "||_nameField", "|||_UITextContainerView", "||_login",
        "|||_titleView", "||_UILayoutGuide",
      ]
    )
    #expect(try DumpSources.notes(text) == ["layer 1"])
  }

  @Test("a snapshot in comments: no addresses, SwiftUI, a floating bar")
  func swiftUI() throws {
    let text = try text("swiftui-ios26")
    #expect(
      try DumpSources.tree(text) == [
        "UIWindow", "|UIView", "||SwiftUI._UIHostingView", "|||SwiftUI._UIGraphicsView",
        "||_UITouchPassthroughView", "|||UIKit.FloatingBarHostingView", "||||UISlider",
      ]
    )
    #expect(try DumpSources.notes(text) == ["layer 1", "hostedContent 2"])
  }
}
