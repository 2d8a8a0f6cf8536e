import Foundation
import HitResponders
import ScenarioSupport
import Testing

/// What the main queue is known by; a test's main thread need not be the first one.
nonisolated private let mark = DispatchSpecificKey<Bool>()

/// What keeps objects until a thread lets them go.
private nonisolated final class Holder: @unchecked Sendable {
  var objects: [AnyObject] = []
}

/// Whether each death was on the main thread, in order.
private nonisolated final class DeathList: @unchecked Sendable {
  private let lock = NSLock()
  private var deaths: [Bool] = []

  var all: [Bool] { lock.withLock { deaths } }

  func append(_ isOnMain: Bool) { lock.withLock { deaths.append(isOnMain) } }
}

/// Programs that drop the last reference to something while it is on a touch's way.
///
/// A fault here is a use of freed memory, which AddressSanitizer sees for sure and a test now and
/// then; what a test sees for sure is that nothing stays.
@Suite("Last references")
struct LastReferenceTests {
  /// A recognizer that a test writes in place.
  private final class Recognizer: UIGestureRecognizer {
    var onBegan: (Recognizer) -> Void = { _ in }
    var onMoved: (Recognizer) -> Void = { _ in }
    var onEnded: (Recognizer) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onBegan(self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { onMoved(self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { onEnded(self) }
  }

  /// A window that only its application and whoever asked for it keep.
  private func shownWindow(of desk: Desk) -> UIWindow {
    let window = desk.application.inForce {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    }
    window.isHidden = false
    return window
  }

  @Test("a window that its tap closes goes with recognizers that still wait for each other")
  func waiting() {
    let desk = Desk()
    weak var gone: UIWindow?
    do {
      let window = shownWindow(of: desk)
      let (first, second) = (Recognizer(), Recognizer())
      second.require(toFail: first)
      first.onBegan = { first in first.startTimer(0.3) { [unowned first] in first.state = .failed }
      }
      second.onEnded = { $0.state = .ended }
      window.addGestureRecognizer(first)
      window.addGestureRecognizer(second)
      desk.tap(5, 5)
      window.isHidden = true
      gone = window
    }
    desk.application.advance(to: 100)
    #expect(gone == nil)
  }

  @Test(
    "an application that goes first takes touches and recognizers along",
    arguments: [true, false]
  )
  func application(isTouched: Bool) {
    final class Delegate: UIApplicationDelegate { var window: UIWindow? }
    weak var gone: UIWindow?
    do {
      let application = UIApplication()
      let window = application.inForce {
        UIWindow(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
      }
      let recognizer = Recognizer()
      window.addGestureRecognizer(recognizer)
      if isTouched {
        window.isHidden = false
        let sample = TouchSample(finger: 1, phase: .began, locationOnScreen: CGPoint(x: 5, y: 5))
        application.enqueue(.touches([sample], at: 0))
        application.processQueue()
        window.isHidden = true
      } else {
        let delegate = Delegate()
        delegate.window = window
        application.delegate = delegate
        recognizer.state = .began
      }
      gone = window
    }
    #expect(gone == nil)
  }

  @Test("lifts that were held let their window go all at once")
  func heldLifts() {
    let desk = Desk()
    weak var gone: UIWindow?
    let holder = Recognizer()
    do {
      let window = shownWindow(of: desk)
      window.isMultipleTouchEnabled = true
      holder.onBegan = { $0.startTimer(9) {} }
      window.addGestureRecognizer(holder)
      let failing = Recognizer()
      failing.onBegan = { $0.state = .failed }
      window.addGestureRecognizer(failing)
      desk.frame(.began(1, 5, 5), .began(2, 50, 50))
      desk.frame(.ended(1, 5, 5), .ended(2, 50, 50))
      window.isHidden = true
      gone = window
    }
    holder.isEnabled = false
    #expect(gone == nil)
  }

  @Test("a recognizer that moved to another application is none of the first one's touches")
  func twoApplications() {
    let (one, other) = (Desk(), Desk())
    let (first, second) = (one.window("W"), other.window("W"))
    let a = one.view("A", first.bounds, in: first)
    weak var gone: UIGestureRecognizer?
    do {
      let recognizer = Recognizer()
      a.addGestureRecognizer(recognizer)
      one.began(5, 5)
      second.addGestureRecognizer(recognizer)
      other.tap(5, 5)
      second.removeGestureRecognizer(recognizer)
      gone = recognizer
    }
    #expect(gone == nil)
    var counts: [Int?] = []
    a.role.onTouches = { _, touches, _ in counts += touches.map { $0.gestureRecognizers?.count } }
    one.moved(6, 6)
    one.ended(6, 6)
    #expect(counts == [0, 0])
  }

  @Test("an action that drops the tree its recognizer stands in is the last thing told")
  func abandoned() {
    final class Redirecting: UIWindow {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let desk = Desk()
    let window = desk.application.inForce {
      Redirecting(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    }
    window.isHidden = false
    var root: UIView? = UIView(frame: window.bounds)
    weak let gone = root
    do {
      let leaf = UIView(frame: window.bounds)
      root?.addSubview(leaf)
      window.target = leaf
      let recognizer = Recognizer()
      recognizer.onMoved = { $0.state = .began }
      recognizer.addAction { recognizer in if recognizer.state == .cancelled { root = nil } }
      root?.addGestureRecognizer(recognizer)
    }
    desk.began(5, 5)
    desk.moved(6, 6)
    desk.ended(6, 6)
    #expect(root == nil && gone == nil)
  }

  @Test("a view that dies after its handler finds its own application shared")
  func shared() {
    final class Leaving: UIView {
      var onDeath: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for view in subviews { view.removeFromSuperview() }
      }
      isolated deinit { onDeath() }
    }
    let desk = Desk()
    let window = desk.window("W")
    var deaths: [Bool] = []
    do {
      let outer = Leaving(frame: window.bounds)
      let inner = Leaving(frame: .zero)
      inner.onDeath = { deaths.append(UIApplication.shared === desk.application) }
      outer.addSubview(inner)
      window.addSubview(outer)
    }
    desk.began(5, 5)
    #expect(deaths == [true])
  }

  @Test("what dies off the main thread is taken apart on it, before its memory goes")
  func background() async {
    final class Witness: UIView {
      var onDeath: @Sendable (Bool) -> Void = { _ in }
      deinit { onDeath(DispatchQueue.getSpecific(key: mark) ?? false) }
    }
    DispatchQueue.main.setSpecific(key: mark, value: true)
    let child = UIView(frame: .zero)
    let recognizer = Recognizer()
    let holder = Holder()
    let deaths = DeathList()
    weak var goneWindow: UIWindow?
    do {
      let parent = UIView(frame: .zero)
      parent.addSubview(child)
      let grandchild = Witness(frame: .zero)
      grandchild.onDeath = { deaths.append($0) }
      let inner = UIView(frame: .zero)
      inner.addSubview(grandchild)
      parent.addSubview(inner)
      parent.addGestureRecognizer(recognizer)
      let application = UIApplication()
      let window = application.inForce { UIWindow(frame: .zero) }
      goneWindow = window
      let loose = Witness(frame: .zero)
      loose.onDeath = { deaths.append($0) }
      holder.objects = [parent, window, application, Recognizer(), UIViewController(), loose]
    }
    #expect(child.superview != nil && recognizer.view != nil)
    await Task.detached { holder.objects = [] }.value
    #expect(child.superview == nil && recognizer.view == nil && goneWindow == nil)
    // A subclass's deinit runs where the reference went, and below a superview on the main queue.
    #expect(deaths.all == [true, false])
  }

  @Test("an event sent late stands a frame that ends its finger meanwhile")
  func late() {
    final class Keeping: UIWindow {
      var kept: UIEvent?
      var keeps = false
      override func sendEvent(_ event: UIEvent) {
        if keeps { kept = event } else { super.sendEvent(event) }
      }
    }
    let desk = Desk()
    let window = desk.application.inForce {
      Keeping(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    }
    window.isHidden = false
    let a = desk.view("A", window.bounds, in: window)
    var places: [CGFloat] = []
    a.role.onTouches = { phase, touches, _ in
      if phase == .moved { desk.ended(6, 6) }
      places += touches.map { $0.location(in: nil).x }
    }
    desk.began(5, 5)
    window.keeps = true
    desk.moved(6, 6)
    window.keeps = false
    if let event = window.kept { window.sendEvent(event) }
    #expect(places == [5, 6, 6])
  }
}
