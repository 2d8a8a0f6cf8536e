import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("Values that are kept")
struct KeptValuesTests {
  @Test("a layer's shadow has Core Animation's defaults and keeps what is set")
  func shadow() {
    let layer = UIView().layer
    #expect(layer.shadowOpacity == 0 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowColor == .black)
    let view = UIView()
    view.layer.shadowOpacity = 0.3
    view.layer.cornerCurve = .continuous
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.layer.shadowOpacity == 0.3 && view.layer.cornerCurve == .continuous)
    let shown = view.layer.presentation()
    #expect(shown?.shadowOpacity == 0.3 && shown?.cornerCurve == .continuous)
    #expect(view.accessibilityLabel == "Card" && view.accessibilityTraits.contains(.button))
    #expect(!view.isAccessibilityElement)
  }

  @Test("a finger has no force and a size that lines can be drawn with")
  func contact() {
    let touch = UITouch()
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadius > 0)
    #expect(UITouch.TouchType.stylus == .pencil)
  }

  @Test("endEditing makes the first responder of a subtree resign, by force if need be")
  func endEditing() {
    let desk = Desk()
    let window = desk.window("W")
    let form = desk.view("form", window.bounds, in: window)
    let field = desk.view("field", window.bounds, in: form)
    let other = desk.view("other", window.bounds, in: window)
    field.role.canBecomeFirst = true
    field.becomeFirstResponder()
    #expect(other.endEditing(false) && field.isFirstResponder)
    #expect(form.endEditing(false) && !field.isFirstResponder)
    field.becomeFirstResponder()
    field.role.canResign = false
    #expect(!window.endEditing(false) && field.isFirstResponder)
    #expect(window.endEditing(true) && !field.isFirstResponder)
  }
}
