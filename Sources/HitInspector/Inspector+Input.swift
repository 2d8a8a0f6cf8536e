package import Foundation

extension Inspector {
  /// Whether a press in the scene selects a view.
  ///
  /// Each press asks; the model as a whole, which would be copied for that, is left alone.
  package var isPicking: Bool { shown.value.isPicking }

  /// Returns what of the view that is edited lies at a point of the window, if its canvas is there.
  ///
  /// - Complexity: The model is copied only while a view is edited; each press asks.
  package func editHandle(at point: CGPoint) -> EditHandle? {
    guard model.properties != nil, model.canEdit,
      let handle = model.handles(in: geometry)?.handle(at: point)
    else { return nil }
    return areas.area(at: point) == .panels ? nil : handle
  }

  /// Pins the middle of the part at a point of the scene in which the view that is asked about gets
  /// no press.
  ///
  /// > Coordinates: screen points of the scene.
  /// - Returns: Whether there is such a part.
  package func pinLostPart(at point: CGPoint) -> Bool {
    guard let part = model.question?.lostPart(at: point) else { return false }
    return perform(.pinPoint(part.center))
  }

  /// What has the plain keys besides the window.
  package var keyScope: KeyTable.Scope {
    if model.asksAboutConflict { return .conflict }
    return timeline.hasKeys ? .lanes : model.card.isGuessOpen ? .guess : .window
  }
}
