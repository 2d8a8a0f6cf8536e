import HitScopeTesting
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite("Views that change who is hit")
struct HitTestTests {
  @Test("a pass-through view lets a press through beside its subview")
  func passThrough() throws {
    let stage = Stage(controller: { PassThroughViewController() })
    try stage.tap("badge")
    stage.tap(at: CGPoint(x: 200, y: 300))
    let badge = try #require(try stage.view("badge") as? CountingView)
    let list = try #require(try stage.view("list") as? CountingView)
    #expect(badge.touchCount == 1 && list.touchCount == 1)
  }

  @Test("a window in front takes what its views want and leaves the rest")
  func window() throws {
    let stage = Stage(controller: { PassThroughViewController() })
    let controller = try #require(stage.window.rootViewController as? PassThroughViewController)
    stage.session.perform { controller.showToast() }
    try stage.tap("toast")
    stage.tap(at: CGPoint(x: 200, y: 300))
    let toast = try #require(try stage.view("toast") as? CountingView)
    #expect(toast.touchCount == 1 && controller.list.touchCount == 1)
  }

  @Test("a container whose inside is its subviews' leaves the rest to views behind it")
  func container() throws {
    let stage = Stage { frame in
      let root = CountingView(frame: frame)
      root.accessibilityIdentifier = "root"
      let container = TransparentContainer(frame: frame)
      let inner = CountingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      inner.accessibilityIdentifier = "inner"
      container.addSubview(inner)
      root.addSubview(container)
      return root
    }
    try stage.expect("inner", receivesPressAt: CGPoint(x: 20, y: 20))
    try stage.expect("root", receivesPressAt: CGPoint(x: 200, y: 200))
  }

  @Test("a small button is pressed within 44 points, and not beyond")
  func largeButton() throws {
    let stage = Stage(controller: { LargeHitViewController() })
    try stage.expect("small", receivesPressAt: CGPoint(x: 89, y: 89))
    try stage.expect("root", receivesPressAt: CGPoint(x: 87, y: 110))
  }

  @Test("insets below zero enlarge a button, unless it is switched off")
  func insets() throws {
    let stage = Stage(controller: { LargeHitViewController() })
    let button = try #require(try stage.view("inset") as? InsetButton)
    try stage.expect("inset", receivesPressAt: CGPoint(x: 81, y: 181))
    try stage.expect("root", receivesPressAt: CGPoint(x: 79, y: 181))
    button.isEnabled = false
    try stage.expect("root", receivesPressAt: CGPoint(x: 81, y: 181))
  }

  @Test("the raised part of a tab bar's button is pressed, also after the window has grown")
  func raisedTabBar() throws {
    let stage = Stage(controller: { RaisedTabBarController() })
    // The bar spans (0, 431) to (320, 480); the button (128, 407) to (192, 471).
    try stage.expect("center", receivesPressAt: CGPoint(x: 160, y: 410))
    try stage.expect("tabBar", receivesPressAt: CGPoint(x: 20, y: 440))
    try stage.expect("content", receivesPressAt: CGPoint(x: 120, y: 410))
    stage.session.perform { stage.window.frame.size = CGSize(width: 640, height: 480) }
    try stage.expect("center", receivesPressAt: CGPoint(x: 320, y: 410))
    try stage.expect("content", receivesPressAt: CGPoint(x: 160, y: 410))
  }

  @Test("subviews outside their superview are pressed where it asks them all")
  func overflow() throws {
    let stage = Stage(controller: { RaisedTabBarController() })
    try stage.expect("item", receivesPressAt: CGPoint(x: 150, y: 130))
    try stage.expect("menu", receivesPressAt: CGPoint(x: 30, y: 70))
    try stage.expect("content", receivesPressAt: CGPoint(x: 150, y: 70))
  }
}
