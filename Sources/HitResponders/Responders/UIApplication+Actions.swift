extension UIApplication {
  /// Runs a sender's closure for an event, as an action of that name.
  package final func perform(
    _ closure: @escaping () -> Void,
    named name: String,
    from sender: UIResponder
  ) {
    _ = carryOut(Selector(name), from: sender) { (nil, closure) }
  }

  /// Reports that an action is sought, finds its performer and lets it perform.
  final func carryOut(
    _ action: Selector,
    from sender: Any?,
    search: () -> (performer: AnyObject?, deed: () -> Void)?
  ) -> Bool {
    inForce {
      Routing.note(.actions, .sought(action, from: sender as? UIResponder))
      guard let found = search() else { return false }
      Routing.note(.actions, .performed(action, on: found.performer))
      found.deed()
      return true
    }
  }

  /// The object that performs an action: rules C13 and C14.
  package final func performer(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
    if let target {
      let object = target as AnyObject
      if action.isImplemented(by: object) { return object }
      Self.reportRefusal(of: action, by: object)
      return nil
    }
    let responder = sender as? UIResponder
    let start =
      switch routingOptions.nilTargetStart {
      case .firstResponder: currentKeyWindow?.firstResponder ?? responder ?? currentKeyWindow
      case .sender: responder ?? eventReceiver
      }
    return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }

  /// Reports that an object which was asked to perform an action does not.
  static func reportRefusal(of action: Selector, by object: AnyObject) {
    Routing.note(.actions, .declined(action, by: object))
  }
}
