import Foundation
import HitResponders
import ScenarioSupport
import Testing

/// A controller that writes down its life.
private final class Diary: UIViewController {
  var lines: [String] = []
  var makesView: (() -> UIView)?

  override func loadView() {
    lines.append("load")
    if let makesView { view = makesView() } else { super.loadView() }
  }

  override func viewDidLoad() { lines.append("loaded \(isViewLoaded)") }
  override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    lines.append("to \(parent?.title ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    lines.append("in \(parent?.title ?? "nil")")
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Suite("View controllers")
struct ViewControllerTests {
  private let desk = Desk()
  private let diary = Diary()

  @Test("the view is loaded once, when it is first asked for")
  func loading() {
    #expect(!diary.isViewLoaded && diary.viewIfLoaded == nil)
    let view = diary.view
    #expect(diary.view === view && diary.viewIfLoaded === view && diary.isViewLoaded)
    diary.loadViewIfNeeded()
    #expect(diary.take() == ["load", "loaded true"])
  }

  @Test("loadView may make any view; the plain one is as large as the screen")
  func making() {
    let custom = UIView()
    diary.makesView = { custom }
    #expect(diary.view === custom && custom.next === diary)
    let plain = UIViewController()
    desk.application.screen.bounds.size.width = 640
    desk.application.inForce { #expect(plain.view.frame.size.width == 640) }
  }

  @Test("appearing and disappearing are told once each way, around the window's change")
  func appearance() {
    let window = desk.window("W")
    window.rootViewController = diary
    #expect(diary.take() == ["load", "loaded true", "will appear", "did appear"])
    let holder = UIView()
    window.addSubview(holder)
    holder.addSubview(diary.view)
    #expect(diary.take() == [])
    holder.removeFromSuperview()
    #expect(diary.take() == ["will disappear", "did disappear"])
    diary.view.removeFromSuperview()
    #expect(diary.take() == [])
  }

  @Test("a child is told of its parent, and has one at a time")
  func containment() {
    let parent = UIViewController()
    let other = UIViewController()
    (parent.title, other.title) = ("parent", "other")
    parent.addChild(diary)
    diary.didMove(toParent: parent)
    #expect(diary.take() == ["to parent", "in parent"])
    #expect(parent.children == [diary] && diary.parent === parent)
    parent.addChild(diary)
    #expect(diary.take() == [])
    other.addChild(diary)
    #expect(diary.take() == ["in nil", "to other"])
    #expect(parent.children.isEmpty && other.children == [diary])
    diary.willMove(toParent: nil)
    diary.removeFromParent()
    #expect(diary.take() == ["to nil", "in nil"] && diary.parent == nil)
  }

  @Test("a presented controller's view covers the window, and dismissing takes it away")
  func presenting() {
    let window = desk.window("W")
    let root = UIViewController()
    window.rootViewController = root
    var done = 0
    root.present(diary, animated: true) { done += 1 }
    #expect(root.presentedViewController === diary && diary.presentingViewController === root)
    #expect(window.subviews.last === diary.view && diary.view.frame == window.bounds)
    #expect(diary.take() == ["load", "loaded true", "will appear", "did appear"])
    diary.dismiss(animated: true) { done += 1 }
    #expect(done == 2 && root.presentedViewController == nil && diary.view.window == nil)
    #expect(diary.presentingViewController == nil)
    #expect(diary.take() == ["will disappear", "did disappear"])
    root.dismiss(animated: true)
  }

  @Test("dismissing takes everything that stands on the dismissed controller")
  func stacked() {
    let window = desk.window("W")
    let (root, middle) = (UIViewController(), UIViewController())
    window.rootViewController = root
    root.present(middle, animated: false)
    middle.present(diary, animated: false)
    #expect(diary.next === middle && middle.next === root)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
    #expect(middle.presentedViewController == nil && diary.presentingViewController == nil)
  }
}
