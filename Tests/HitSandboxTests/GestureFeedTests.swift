import Foundation
import HitAnalysis
import HitGestures
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// A feed on a photo with a button in it, and gestures on the photo and the window.
@Suite("Gestures in the inspector feed")
struct GestureFeedTests {
  private final class Button: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Rig {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let session: Session
    let photo = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 200))
    let feed: InspectorFeed

    init() {
      let photo = photo
      let scene = Scene(
        name: "photo",
        title: "Photo",
        size: CGSize(width: 320, height: 480)
      ) { stage in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.accessibilityIdentifier = "Window"
        photo.accessibilityIdentifier = "Photo"
        photo.isMultipleTouchEnabled = true
        let button = Button(frame: CGRect(x: 200, y: 100, width: 60, height: 40))
        button.accessibilityIdentifier = "Button"
        photo.addSubview(button)
        window.addSubview(photo)
        window.makeKeyAndVisible()
      }
      session = Session(scene.application)
      feed = InspectorFeed(scene, inspector)
      feed.open(place: nil, display: ":7", scale: 1)
      session.add(feed.watcher)
    }

    var rows: [GestureRow] { inspector.model.inspection?.gestures ?? [] }
    var verdict: String { inspector.model.inspection?.verdict.text ?? "" }
    var overlay: GestureOverlay { inspector.model.gestures }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      let point = CGPoint(x: x, y: y)
      session.send(
        .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: point)], at: time)
      )
      feed.explain(at: time)
    }

    func wait(until time: TimeInterval) {
      session.advance(to: time)
      feed.explain(at: time)
    }
  }

  @Test("a hover lists the recognizers that would be told, deepest view first")
  func hover() {
    let rig = Rig()
    rig.photo.addGestureRecognizer(UIPanGestureRecognizer())
    let off = UITapGestureRecognizer()
    off.isEnabled = false
    rig.photo.window?.addGestureRecognizer(off)
    rig.feed.hover(CGPoint(x: 240, y: 140))
    rig.feed.explain(at: 0)
    #expect(rig.rows.map(\.name) == ["pan@Photo", "tap@Window"])
    #expect(rig.rows.map(\.words) == ["possible", "switched off"])
    #expect(rig.overlay == GestureOverlay())
    rig.feed.hover(CGPoint(x: 40, y: 40))
    rig.feed.explain(at: 0)
    #expect(rig.verdict == "Photo would get a press here. Gesture pan@Photo may recognize it.")
  }

  @Test("a pan that takes a button's touch is the verdict, and the tap says why it failed")
  func pan() {
    let rig = Rig()
    for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer()] {
      rig.photo.addGestureRecognizer(recognizer)
    }
    rig.touch(.began, 240, 140, at: 1)
    #expect(rig.verdict == "Button has this press.")
    #expect(rig.rows.map(\.words) == ["possible", "possible"])
    #expect(rig.overlay.slop == .init(center: CGPoint(x: 240, y: 140), radius: 10))
    rig.touch(.moved, 254, 140, at: 1.5)
    #expect(
      rig.verdict == "Button got this press, but pan of Photo took it. Button got touchesCancelled "
        + "at 1.500 s, when pan began (moved 14 >= 10)."
    )
    #expect(rig.inspector.model.inspection?.verdict.kind == .lost)
    #expect(rig.rows.map(\.words) == ["possible → failed", "possible → began"])
    #expect(rig.rows[0].remark == "moved 14 > 10")
    #expect(rig.overlay.tags.map(\.text) == ["tap failed: moved 14 > 10", "pan began"])
    #expect(rig.overlay.slop == nil)
    #expect(rig.feed.wakeTime == 2.5)
    rig.wait(until: 2.5)
    #expect(rig.overlay.tags.map(\.text) == ["pan began"])
    #expect(rig.feed.wakeTime == nil)
    let log = rig.inspector.model.log.lines
    #expect(log.first { $0.text.contains("possible > began") }?.kind == .gesture)
    #expect(log.first { $0.text.contains("possible > failed") }?.kind == .failure)
  }

  @Test("a view whose touch is delayed is not said to have got it")
  func delayed() {
    let rig = Rig()
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    rig.photo.addGestureRecognizer(pan)
    var deeds: [ResponderDeed] { rig.inspector.model.inspection?.chain.map(\.did) ?? [] }
    rig.touch(.began, 240, 140, at: 1)
    #expect(deeds.count == 4 && deeds.allSatisfy { $0 == .notReached })
    rig.touch(.moved, 254, 140, at: 1.1)
    #expect(
      rig.verdict == "Button was hit, but pan of Photo took the touch. Photo held touchesBegan "
        + "back, and its pan began first. Button got no message at all."
    )
    #expect(deeds.allSatisfy { $0 == .notReached })
    rig.touch(.ended, 254, 140, at: 1.2)
    // One that is lifted at once is told late.
    rig.touch(.began, 240, 140, at: 2)
    rig.touch(.ended, 240, 140, at: 2.1)
    #expect(deeds.first == .consumed)
    #expect(rig.verdict == "Button got this press and handled it.")
  }

  @Test("the outline and the facts stay on a view that goes on moving by itself")
  func flight() {
    let rig = Rig()
    rig.touch(.began, 240, 140, at: 1)
    rig.touch(.ended, 240, 140, at: 1.1)
    var inspection: Inspection? { rig.inspector.model.inspection }
    #expect(inspection?.receiver?.box.minY == 120)
    rig.photo.center.y += 30
    rig.wait(until: 2)
    #expect(inspection?.receiver?.box.minY == 150)
    #expect(inspection?.facts?.facts[1].value == "(220, 150, 60, 40)")
  }

  @Test("a tap on a view that handles nothing is who recognized it")
  func tap() {
    let rig = Rig()
    rig.photo.addGestureRecognizer(UITapGestureRecognizer())
    rig.touch(.began, 40, 40, at: 1)
    rig.touch(.ended, 40, 40, at: 1.1)
    #expect(
      rig.verdict
        == "Photo got this press, and its own tap took it. tap was recognized when the finger was "
        + "lifted in place. From then on the view gets nothing: touchesCancelled at 1.100 s."
    )
    #expect(rig.inspector.model.inspection?.verdict.kind == .arrived)
    #expect(rig.overlay.tags.map(\.text) == ["tap ended"])
    // The same point again begins anew.
    rig.touch(.began, 40, 40, at: 2)
    #expect(rig.rows.map(\.words) == ["possible"])
    #expect(rig.verdict == "Photo has this press. Gesture tap@Photo may recognize it.")
  }

  @Test("a long press closes its ring with time alone, and nothing wakes when it is over")
  func longPress() {
    let rig = Rig()
    rig.photo.addGestureRecognizer(UILongPressGestureRecognizer())
    rig.touch(.began, 40, 40, at: 1)
    #expect(rig.overlay.hold?.progress == 0)
    rig.wait(until: 1.25)
    #expect(rig.overlay.hold?.progress == 0.5)
    #expect(rig.feed.wakeTime == 1.25 + GestureOverlay.frameDuration)
    rig.wait(until: 1.5)
    #expect(rig.overlay.hold?.progress == 1)
    #expect(rig.rows.map(\.words) == ["possible → began"])
    #expect(rig.feed.wakeTime == nil)
    rig.touch(.ended, 40, 40, at: 2)
    rig.wait(until: 3)
    #expect(rig.overlay.hold == nil && rig.feed.wakeTime == nil)
  }

  @Test("a tap that waits for two says whom it waits for, also between the taps")
  func waiting() {
    let rig = Rig()
    let double = UITapGestureRecognizer()
    double.name = "double"
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.name = "single"
    single.require(toFail: double)
    rig.photo.addGestureRecognizer(double)
    rig.photo.addGestureRecognizer(single)
    rig.touch(.began, 40, 40, at: 1)
    rig.touch(.ended, 40, 40, at: 1.1)
    #expect(rig.rows.map(\.remark) == [nil, "waiting for double@Photo"])
    rig.touch(.began, 40, 40, at: 1.2)
    rig.touch(.ended, 40, 40, at: 1.3)
    #expect(rig.rows.map(\.words) == ["possible → ended", "possible → failed"])
  }

  @Test("the selected view lists its recognizers")
  func selected() {
    let rig = Rig()
    let off = UIPanGestureRecognizer()
    off.isEnabled = false
    rig.photo.addGestureRecognizer(UITapGestureRecognizer())
    rig.photo.addGestureRecognizer(off)
    let facts = SelectedFacts(of: rig.photo).facts
    #expect(facts.first { $0.label == "gestures" }?.value == "tap, pan (off)")
  }
}
