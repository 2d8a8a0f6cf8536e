internal import Foundation
internal import HitResponders

// What is drawn again of a view's properties.
extension PropertiesPanel {
  /// Where it stands in how much of the view a press reaches it.
  var reachBaseline: CGFloat { bounds.height - 10 }

  /// Asks for what differs between two versions of a view's properties to be drawn again.
  func redrawChanges(since old: ViewProperties, to new: ViewProperties) {
    let places = places
    for field in places.fields where !new.isShown(field.property, asIn: old) {
      setNeedsDisplay(field.extent)
    }
    if old.values[.alpha] != new.values[.alpha] { setNeedsDisplay(places.sliderExtent) }
    if old.inWindow != new.inWindow { setNeedsDisplay(places.line(at: places.windowBaseline)) }
    if old.reach != new.reach { setNeedsDisplay(places.line(at: reachBaseline)) }
  }

  /// Asks for the field that has the keys to be drawn again.
  func redrawFocus() {
    for field in places.fields where field.property == focus { setNeedsDisplay(field.extent) }
  }
}
