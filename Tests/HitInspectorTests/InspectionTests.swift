import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("Inspection")
struct InspectionTests {
  let scene = RaisedTab()

  private func inspect(_ x: CGFloat, _ y: CGFloat) -> Inspection {
    Inspection(scene.explainer.explain(at: CGPoint(x: x, y: y)))
  }

  @Test("the walk on the raised button's top is numbered and gives each view's reason")
  func walk() {
    let rows = inspect(160, 421).walk.map { row in
      let number = row.number.map { "\($0)" } ?? "-"
      return "\(number) \(String(repeating: "  ", count: row.depth))\(row.name): \(row.reason)"
    }
    #expect(
      rows == [
        "1 UIWindow: inside", "2   RootView: inside", "3     TabBar: outside, 10 pt above",
        "-       CenterButton: not asked, would be inside", "4     HUD: touch off",
        "5     ToastOverlay: outside, 157 pt below", "6     PromoBanner: alpha 0",
        "7     ListView: inside", "8       Cell5: inside, no child",
      ]
    )
  }

  @Test("8 of 19 views were asked")
  func counts() {
    let inspection = inspect(160, 421)
    #expect(inspection.askedCount == 8)
    #expect(inspection.viewCount == 19)
  }

  @Test("what sticks out of the bar that refused is lost, and nothing else of the button")
  func loss() throws {
    let loss = try #require(inspect(160, 421).loss)
    #expect(loss.parts == [CGRect(x: 128, y: 413, width: 64, height: 18)])
    #expect(loss.title == "dead zone  64 × 18 pt")
    #expect(loss.view.box == CGRect(x: 128, y: 413, width: 64, height: 64))
    #expect(loss.view.cornerRadius == 10)
  }

  @Test("the bar that refused is named with its place in the walk")
  func refusal() throws {
    let refusals = inspect(160, 421).refusals
    #expect(refusals.map(\.name) == ["TabBar"])
    #expect(refusals.first?.number == 3)
    #expect(refusals.first?.word == "said \"outside\"")
    #expect(refusals.first?.shape.box == CGRect(x: 0, y: 431, width: 320, height: 49))
  }

  @Test("a button under another view loses what is covered")
  func covered() throws {
    // What is seen there is the view in front; the button has to be asked about.
    #expect(inspect(222, 218).loss == nil)
    let button = try #require(
      scene.explainer.views(at: CGPoint(x: 222, y: 218)).first {
        $0.accessibilityIdentifier == "DeleteButton"
      }
    )
    let inspection = Inspection(
      scene.explainer.explain(
        at: CGPoint(x: 222, y: 218),
        about: button,
        reaching: try #require(scene.explainer.reach(of: button))
      )
    )
    let loss = try #require(inspection.loss)
    #expect(loss.isCovered)
    #expect(loss.parts == [CGRect(x: 196, y: 204, width: 52, height: 28)])
    #expect(loss.remark == "ToastOverlay takes it")
    #expect(inspection.refusals.isEmpty)
  }

  @Test("nothing is lost where the press arrives")
  func arrives() {
    let inspection = inspect(160, 450)
    #expect(inspection.loss == nil)
    #expect(inspection.refusals.isEmpty)
    #expect(inspection.verdict.kind == .neutral && inspection.verdict.cause == .handled)
    #expect(inspection.receiver?.box == CGRect(x: 128, y: 413, width: 64, height: 64))
  }

  @Test("the verdict's first sentence is the headline and the rest follows")
  func verdict() {
    let verdict = inspect(160, 421).verdict
    #expect(verdict.kind == .missed)
    #expect(verdict.headline.text == "CenterButton did not get this press.")
    #expect(verdict.headline.runs.first?.role == .subject)
    #expect(verdict.body.runs.first?.text == "Its parent ")
    #expect(verdict.body.runs.contains { $0.text == "Cell5" && $0.role == .receiver })
    #expect(verdict.detail == "(160, -10) is not in bounds (0, 0, 320, 49): 10 pt above")
  }

  @Test("the chain says who passes the message on, who handles it and who never sees it")
  func chain() {
    let rows = inspect(160, 421).chain.map { "\($0.responder) \($0.did.clause)" }
    #expect(
      rows == [
        "Cell5 passed on", "ListView handled, stops here", "RootView not reached",
        "ViewController not reached", "UIWindow not reached", "UIApplication not reached",
      ]
    )
  }

  @Test("an observed delivery replaces the expected chain and keeps what it did not reach")
  func observed() throws {
    var inspection = inspect(160, 421)
    var deliveries: [RoutedInput.Delivery] = []
    let recorder = RoutingRecorder { deliveries += $0.deliveries }
    let sample = TouchSample(finger: 1, phase: .began, locationOnScreen: inspection.point)
    scene.application.enqueue(.touches([sample], at: 0))
    Routing.watched(by: recorder) { scene.application.processQueue() }
    recorder.finish()
    inspection.observeSilence()
    inspection.observe(try #require(deliveries.first))
    #expect(inspection.message == "touchesBegan")
    #expect(inspection.chain.map(\.did).prefix(3) == [.forwarded, .consumed, .notReached])
    #expect(inspection.chain.count == 6)
  }

  @Test("a view that an override answers unasked is the receiver, and the override is marked")
  func redirected() throws {
    final class Redirecting: UIView {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let redirecting = Redirecting()
    redirecting.accessibilityIdentifier = "Redirect"
    redirecting.target = scene.cell5
    scene.window.addSubview(redirecting)
    let inspection = inspect(100, 360)
    let rows = inspection.walk.filter { $0.isOverride || $0.outcome == .received }
    #expect(rows.map(\.name) == ["Redirect", "Cell5"])
    #expect(rows.map(\.reason) == ["own hitTest = Cell5", "answered by Redirect"])
    #expect(rows.map(\.number) == [2, nil])
    #expect(rows.last?.outcome == .received)
  }

  @Test("the facts are of the view that was meant, else of the receiver")
  func facts() {
    #expect(inspect(160, 421).facts?.name == "CenterButton")
    #expect(inspect(300, 22).facts?.name == "NavBar")
    #expect(inspect(160, 421).subject == ObjectIdentifier(scene.centerButton))
  }

  @Test("a turned view is outlined whole, for no rectangle says what it loses")
  func turned() throws {
    scene.centerButton.transform = CGAffineTransform(rotationAngle: 0.3)
    let loss = try #require(inspect(160, 425).loss)
    #expect(loss.parts.isEmpty)
    #expect(!loss.view.isUpright)
  }

  @Test("a view with a shape of its own is not said to be dead in all of its bounds")
  func ownShape() throws {
    final class Disc: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - 40, point.y - 40) <= 40
      }
    }
    let disc = Disc(frame: CGRect(x: 20, y: 60, width: 80, height: 80))
    disc.accessibilityIdentifier = "Disc"
    disc.backgroundColor = .red
    disc.addGestureRecognizer(UIGestureRecognizer())
    scene.window.addSubview(disc)
    let loss = try #require(inspect(24, 64).loss)
    #expect(loss.parts.isEmpty && loss.title == "outside its own shape")
    #expect(inspect(60, 100).loss == nil)
  }

  @Test("a rectangle without another is at most four rectangles that do not overlap")
  func without() {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    let parts = whole.without(CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(parts.count == 4)
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 80)
    #expect(whole.without(CGRect(x: 20, y: 0, width: 1, height: 1)) == [whole])
    #expect(whole.without(whole).isEmpty)
  }
}
