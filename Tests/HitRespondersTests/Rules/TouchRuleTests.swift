import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("T: touches, their life and their messages")
struct TouchRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let a: LoggedView

  init() {
    window = desk.window("W")
    a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    desk.log.recorded = [.touch]
  }

  @Test("T1: a touch's window and view are fixed when it begins")
  func fixed() throws {
    let b = desk.view("B", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
    var touch: UITouch?
    a.role.onTouches = { _, touches, _ in touch = touches.first }
    desk.began(5, 5)
    desk.moved(150, 5)
    b.addSubview(a)
    desk.moved(160, 5)
    let found = try #require(touch)
    #expect(found.view === a && found.window === window)
    #expect(found.phase == .moved)
  }

  @Test("T2: phases have UIKit's raw values, and a lift may carry a new place")
  func phases() {
    #expect(
      [UITouch.Phase.began, .moved, .stationary, .ended, .cancelled].map(\.rawValue)
        == [0, 1, 2, 3, 4]
    )
    desk.began(50, 50)
    desk.moved(60, 50)
    desk.ended(70, 50)
    #expect(
      desk.log.take() == [
        "touch began A [1@50,50]", "touch moved A [1@60,50]", "touch ended A [1@70,50]",
      ]
    )
  }

  @Test("T3: every delivered began is followed by exactly one end, also when the view goes")
  func oneEnd() {
    desk.began(5, 5)
    a.removeFromSuperview()
    desk.moved(6, 5)
    window.addSubview(a)
    desk.moved(7, 5)
    desk.ended(7, 5)
    #expect(desk.log.take() == ["touch began A [1@5,5]", "touch cancelled A [1@5,5]"])
  }

  @Test("T3: a view that removes itself in its touchesEnded is not cancelled as well")
  func removedAtEnd() {
    a.role.onTouches = { phase, _, _ in if phase == .ended { a.removeFromSuperview() } }
    desk.tap(5, 5)
    #expect(desk.log.take() == ["touch began A [1@5,5]", "touch ended A [1@5,5]"])
  }

  @Test("T3: a view that removes itself in its touchesBegan is cancelled within it")
  func removedAtBegin() {
    a.role.onTouches = { phase, _, _ in if phase == .began { a.removeFromSuperview() } }
    desk.tap(5, 5)
    #expect(desk.log.take() == ["touch began A [1@5,5]", "touch cancelled A [1@5,5]"])
  }

  @Test("T4: touches of one view and one phase in one frame arrive in one message")
  func together() {
    a.isMultipleTouchEnabled = true
    desk.frame(.began(1, 10, 10), .began(2, 60, 60))
    desk.frame(.moved(1, 20, 10), .moved(2, 70, 60))
    desk.frame(.ended(1, 20, 10), .ended(2, 70, 60))
    #expect(
      desk.log.take() == [
        "touch began A [1@10,10 2@60,60]", "touch moved A [1@20,10 2@70,60]",
        "touch ended A [1@20,10 2@70,60]",
      ]
    )
  }

  @Test("T5: touches of different frames begin in different messages, each with its own")
  func apart() {
    a.isMultipleTouchEnabled = true
    desk.began(1, 10, 10)
    desk.began(2, 60, 60)
    #expect(desk.log.take() == ["touch began A [1@10,10]", "touch began A [2@60,60]"])
  }

  @Test("T6: a view gets began, moved, ended, cancelled; views go by their lowest finger")
  func order() {
    a.isMultipleTouchEnabled = true
    desk.view("B", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
    desk.frame(.began(2, 110, 10), .began(3, 10, 10), .began(4, 20, 10), .began(5, 30, 10))
    _ = desk.log.take()
    desk.frame(
      .cancelled(3, 10, 10),
      .ended(4, 20, 10),
      .moved(5, 31, 10),
      .began(1, 40, 10),
      .moved(2, 111, 10)
    )
    #expect(
      desk.log.take() == [
        "touch began A [1@40,10]", "touch moved A [5@31,10]", "touch ended A [4@20,10]",
        "touch cancelled A [3@10,10]", "touch moved B [2@11,10]",
      ]
    )
  }

  @Test(
    "T7: a view of one touch is not given another while it has one; a multi-touch view gets all"
  )
  func single() {
    desk.began(1, 10, 10)
    desk.began(2, 20, 20)
    #expect(desk.log.take() == ["touch began A [1@10,10]"])
    desk.frame(.ended(1, 10, 10), .ended(2, 20, 20))
    a.isMultipleTouchEnabled = true
    _ = desk.log.take()
    desk.began(1, 10, 90, at: 9)
    desk.began(2, 20, 90, at: 9)
    #expect(desk.log.take() == ["touch began A [1@10,90]", "touch began A [2@20,90]"])
  }

  @Test("T7: of two fingers that land together the lower one is given to a view of one touch")
  func singleTogether() {
    desk.frame(.began(2, 10, 10), .began(1, 20, 20))
    desk.frame(.ended(1, 20, 20), .moved(2, 11, 10))
    #expect(desk.log.take() == ["touch began A [1@20,20]", "touch ended A [1@20,20]"])
  }

  @Test("T8: a withheld touch stays withheld for life, also after the first lifts")
  func withheld() {
    desk.began(1, 10, 10)
    desk.began(2, 20, 20)
    desk.ended(1, 10, 10)
    desk.moved(2, 30, 20)
    desk.ended(2, 30, 20)
    #expect(desk.log.take() == ["touch began A [1@10,10]", "touch ended A [1@10,10]"])
  }

  @Test("T9: switching multi-touch on concerns only touches that begin later")
  func switching() {
    desk.began(1, 10, 10)
    desk.began(2, 20, 20)
    a.isMultipleTouchEnabled = true
    desk.moved(2, 21, 20)
    desk.began(3, 30, 30)
    #expect(desk.log.take() == ["touch began A [1@10,10]", "touch began A [3@30,30]"])
    a.isMultipleTouchEnabled = false
    desk.frame(.moved(1, 11, 10), .moved(3, 31, 30))
    #expect(desk.log.take() == ["touch moved A [1@11,10 3@31,30]"])
  }

  @Test("T10: while an exclusive view has a touch, other views of its window are given none")
  func exclusive() {
    desk.view("B", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
    a.isExclusiveTouch = true
    desk.began(1, 10, 10)
    desk.began(2, 110, 10)
    desk.ended(1, 10, 10)
    desk.moved(2, 120, 10)
    #expect(desk.log.take() == ["touch began A [1@10,10]", "touch ended A [1@10,10]"])
    desk.ended(2, 120, 10)
    desk.tap(110, 10)
    #expect(desk.log.take().count == 2)
  }

  @Test("T11: an exclusive view is given no touch while another view of its window has one")
  func exclusiveSecond() {
    desk.view("B", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
    let other = desk.window("W2", CGRect(x: 200, y: 200, width: 100, height: 100), level: 1)
    desk.view("C", other.bounds, in: other)
    a.isExclusiveTouch = true
    desk.began(1, 110, 10)
    desk.began(2, 10, 10)
    desk.moved(2, 11, 10)
    desk.frame(.ended(1, 110, 10), .ended(2, 11, 10))
    #expect(desk.log.take() == ["touch began B [1@10,10]", "touch ended B [1@10,10]"])
    desk.began(1, 210, 210, at: 9)
    desk.began(2, 10, 10, at: 9)
    #expect(desk.log.take() == ["touch began C [1@10,10]", "touch began A [2@10,10]"])
  }
}
