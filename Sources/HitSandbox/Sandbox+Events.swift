internal import HitResponders
internal import HitInspector
internal import HitSession
internal import HitX11

// What the window is told.
extension Sandbox {
  /// Handles one event of the window, or passes it on to the scene's input.
  func receive(_ event: X11Event) {
    switch event {
    case .mapped: screen.repaint()
    case .configured(let geometry, _):
      inspector.resize(to: geometry.size)
      screen.repaint()
    case .scaleChanged(let scale, _):
      inspector.model.status.scale = scale
      screen.repaint()
    case .closeRequested: close()
    case .destroyed: stop()
    case .dropped(let list, _): drop(DroppedFiles(list))
    case .pasted(let text, _): _ = inspector.focus.type(TypedKey(pasted: text))
    case .focusGained, .focusLost:
      noteFocus(event)
      input.receive(event)
    case .pointerMoved(let pointer):
      input.receive(event)
      if input.owner == nil {
        window.cursor = inspector.areas.cursor(at: pointer.locationInWindow).cursor
      }
    default: input.receive(event)
    }
  }
}

extension Sandbox {
  func sendAndTell(_ input: ApplicationInput) {
    let before = routedCount
    session.send(input)
    if routedCount == before { note(RoutedInput(unheard: input)) }
  }

  /// Tells what followed from an input.
  func note(_ routed: RoutedInput) {
    routedCount += 1
    input.followFirstResponder(routed)
    onRouted(routed)
  }
}
