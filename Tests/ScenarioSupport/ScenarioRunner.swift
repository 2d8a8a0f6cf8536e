import Foundation
import HitControls
import HitGeometry
import HitResponders

/// Builds a scenario's tree, plays its input and hands back the log.
public struct ScenarioRunner {
  let scenario: Scenario
  let desk: Desk

  /// Runs a scenario and returns its log, line by line.
  public static func log(of scenario: Scenario) throws(ScenarioError) -> [String] {
    let runner = ScenarioRunner(scenario: scenario, desk: Desk())
    let states = GestureStateLog(runner.desk.log)
    return try Routing.watched(by: states) { () throws(ScenarioError) in try runner.run() }
  }

  /// Runs a scenario that nobody watches and returns its log, which has no changes of states.
  public static func unwatchedLog(of scenario: Scenario) throws(ScenarioError) -> [String] {
    try ScenarioRunner(scenario: scenario, desk: Desk()).run()
  }

  private func run() throws(ScenarioError) -> [String] {
    try desk.application.inForce { () throws(ScenarioError) in
      try build()
      for step in scenario.input { try play(step) }
    }
    return desk.log.lines
  }

  func error(_ reason: ScenarioError.Reason) -> ScenarioError {
    ScenarioError(scenario: scenario.id, reason: reason)
  }

  // MARK: Building

  private func build() throws(ScenarioError) {
    desk.log.isOpen = false
    desk.log.recorded = Set(scenario.record)
    desk.log.showsPoints = scenario.points ?? true
    if let delegate = scenario.delegate {
      let made = desk.delegate(delegate.name)
      set(made.role, delegate.touches ?? .log, delegate.motion ?? .log, delegate.handles)
    }
    for node in scenario.windows { try buildWindow(node) }
    for node in scenario.windows { try register(node) }
    try buildGestures()
    desk.application.layoutIfNeeded()
    desk.log.isOpen = true
  }

  private func buildWindow(_ node: Scenario.Node) throws(ScenarioError) {
    let window = desk.hiddenWindow(node.name, try rect(node.frame))
    desk.log.isOpen = false
    window.windowLevel = UIWindow.Level(node.level ?? 0)
    try set(window, window.role, node, default: .forward)
    for child in node.subviews ?? [] { try build(child, in: window, below: nil) }
    window.isHidden = node.hidden ?? false
    if node.key ?? false { window.makeKey() }
  }

  private func build(
    _ node: Scenario.Node,
    in superview: UIView,
    below parent: UIViewController?
  ) throws(ScenarioError) {
    let frame = try rect(node.frame)
    let kind = node.kind ?? "view"
    guard let (view, role) = desk.view(ofKind: kind, node.name, frame) else {
      throw error(.malformed("kind \(kind)"))
    }
    var controller: LoggedController?
    if let described = node.controller {
      let made = desk.controller(described.name, view: view)
      set(made.role, described.touches ?? .forward, described.motion ?? .forward, described.handles)
      controller = made
    }
    if let controller, let window = superview as? UIWindow {
      window.rootViewController = controller
      view.frame = frame
    } else {
      if let controller { parent?.addChild(controller) }
      superview.addSubview(view)
      controller?.didMove(toParent: parent)
    }
    try set(view, role, node, default: .log)
    // Controls override nothing unless they are told to.
    if view is UIControl { role.motion = node.motion ?? .forward }
    view.isHidden = node.hidden ?? false
    for child in node.subviews ?? [] {
      try build(child, in: view, below: controller ?? parent)
    }
  }

  /// Registers the actions of the controls in a subtree; targets may stand anywhere.
  private func register(_ node: Scenario.Node) throws(ScenarioError) {
    if let control = try view(node.name) as? UIControl {
      let events = try node.events.map { names throws(ScenarioError) in try self.events(names) }
      LoggedEvents.register(events, of: control, named: node.name, log: desk.log)
      for action in node.actions ?? [] {
        var target: UIResponder?
        if let name = action.target { target = try responder(name) }
        let mask = try self.events(action.events).reduce(into: UIControl.Event()) {
          $0.formUnion($1)
        }
        control.addTarget(target, action: Selector(action.selector), for: mask)
      }
    }
    for child in node.subviews ?? [] { try register(child) }
  }

  private func events(_ names: [String]) throws(ScenarioError) -> [UIControl.Event] {
    var events: [UIControl.Event] = []
    for name in names {
      guard let event = LoggedEvents.event(named: name) else {
        throw error(.malformed("event \(name)"))
      }
      events.append(event)
    }
    return events
  }

  private func set(
    _ role: Role,
    _ touches: Role.Handling,
    _ motion: Role.Handling,
    _ actions: [String]?
  ) {
    role.touches = touches
    role.motion = motion
    role.actions = actions ?? []
  }

  private func set(
    _ view: UIView,
    _ role: Role,
    _ node: Scenario.Node,
    default handling: Role.Handling
  ) throws(ScenarioError) {
    set(role, node.touches ?? handling, node.motion ?? handling, node.handles)
    role.canBecomeFirst = node.canFirst ?? false
    role.canResign = node.canResign ?? true
    role.isDragged = node.drag ?? false
    role.shape = try shape(node.pointInside)
    role.walk = try walk(node.hitTest)
    if let origin = node.boundsOrigin {
      let numbers = try numbers(origin, 2)
      view.bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    }
    if let transform = node.transform {
      let n = try numbers(transform, 6)
      view.transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    if let alpha = node.alpha { view.alpha = alpha }
    if let interaction = node.interaction { view.isUserInteractionEnabled = interaction }
    if let control = view as? UIControl { control.isEnabled = node.enabled ?? true }
    view.isMultipleTouchEnabled = node.multiTouch ?? false
    view.isExclusiveTouch = node.exclusive ?? false
    view.clipsToBounds = node.clips ?? false
  }

  private func shape(_ words: [Word]?) throws(ScenarioError) -> Role.Shape? {
    guard let words else { return nil }
    switch words.first {
    case .name("never"): return .never
    case .name("circle"):
      let numbers = try numbers(words.compactMap(\.number), 3)
      return .circle(center: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2])
    default: throw error(.malformed("pointInside \(words)"))
    }
  }

  private func walk(_ words: [Word]?) throws(ScenarioError) -> Role.Walk? {
    guard let words else { return nil }
    switch (words.first, words.dropFirst().first) {
    case (.name("self-if-inside"), nil): return .selfIfInside
    case (.name("nil-if-self"), nil): return .nilIfSelf
    case (.name("children-outside"), nil): return .childrenOutside
    case (.name("prefer"), .name(let name)?): return .prefer(name)
    default: throw error(.malformed("hitTest \(words)"))
    }
  }

  private func rect(_ numbers: [CGFloat]) throws(ScenarioError) -> CGRect {
    let n = try self.numbers(numbers, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private func numbers(_ numbers: [CGFloat], _ count: Int) throws(ScenarioError) -> [CGFloat] {
    if numbers.count != count { throw error(.malformed("\(numbers)")) }
    return numbers
  }
}

// MARK: - Playing

extension ScenarioRunner {
  private func play(_ step: Scenario.Step) throws(ScenarioError) {
    let application = desk.application
    if let changes = step.touches {
      var samples: [TouchSample] = []
      for change in changes {
        guard let phase = UITouch.Phase.allCases.first(where: { $0.word == change.phase }) else {
          throw error(.malformed("phase \(change.phase)"))
        }
        let place = CGPoint(x: change.x, y: change.y)
        samples.append(TouchSample(finger: change.id, phase: phase, locationOnScreen: place))
      }
      application.enqueue(.touches(samples, at: step.at))
      application.processQueue()
    } else {
      application.advance(to: step.at)
      if let call = step.call { try make(ScenarioCall(call), at: step.at) }
    }
  }

  private func make(_ call: ScenarioCall, at time: TimeInterval) throws(ScenarioError) {
    let application = desk.application
    switch (call.verb, call.first, call.second) {
    case ("remove", let view?, nil): try self.view(view).removeFromSuperview()
    case ("chain", let responder?, nil):
      query("chain \(try chain(from: self.responder(responder)).joined(separator: " > "))")
    case ("becomeFirst", let name?, nil):
      let became = try responder(name).becomeFirstResponder()
      query("first \(name) \(became ? "yes" : "no")")
    case ("resignFirst", let name?, nil):
      let resigned = try responder(name).resignFirstResponder()
      query("resign \(name) \(resigned ? "yes" : "no")")
    case ("isFirst", let name?, nil):
      query("isFirst \(name) \(try responder(name).isFirstResponder ? "yes" : "no")")
    case ("frame", let name?, nil):
      query("frame \(name) \(EventLog.rect(try view(name).frame))")
    case ("convert", let from?, let to?):
      guard let point = call.point else { throw error(.malformed("\(call)")) }
      let target: UIView? = try view(to)
      query("convert \(from) \(to) \(EventLog.point(try view(from).convert(point, to: target)))")
    case ("setEnabled", let name?, nil):
      guard let control = try view(name) as? UIControl, let flag = call.flag else {
        throw error(.malformed("\(call)"))
      }
      control.isEnabled = flag
    case ("animateMove", let name?, let option):
      guard call.numbers.count == 3, option ?? "allow" == "allow" else {
        throw error(.malformed("\(call)"))
      }
      let view = try view(name)
      UIView.animate(
        withDuration: TimeInterval(call.numbers[2]),
        delay: 0,
        options: option == nil ? [] : .allowUserInteraction,
        animations: {
          view.center.x += call.numbers[0]
          view.center.y += call.numbers[1]
        }
      )
    case ("gestureEnabled", let name?, nil):
      guard let flag = call.flag else { throw error(.malformed("\(call)")) }
      try recognizer(named: name).isEnabled = flag
    case ("ignore", "begin", nil): application.beginIgnoringInteractionEvents()
    case ("ignore", "end", nil): application.endIgnoringInteractionEvents()
    case ("shake", "began", nil): send(.motion(.began, .motionShake), at: time)
    case ("shake", "ended", nil): send(.motion(.ended, .motionShake), at: time)
    case ("remotePlay", nil, nil): send(.remoteControl(.remoteControlPlay), at: time)
    case ("beginRemote", nil, nil): application.beginReceivingRemoteControlEvents()
    default: throw error(.malformed("\(call)"))
    }
  }

  private func query(_ line: String) { desk.log.write(.query, line) }

  private func send(_ content: ApplicationInput.Content, at time: TimeInterval) {
    desk.application.enqueue(ApplicationInput(content, at: time))
    desk.application.processQueue()
  }

  private func responder(_ name: String) throws(ScenarioError) -> UIResponder {
    if let responder = desk.responders[name] { return responder }
    guard name == Self.applicationName else { throw error(.unknownName(name)) }
    return desk.application
  }

  /// What chains and calls call the application.
  private static let applicationName = "App"

  func view(_ name: String) throws(ScenarioError) -> UIView {
    guard let view = desk.responders[name] as? UIView else { throw error(.unknownName(name)) }
    return view
  }

  private func chain(from first: UIResponder) -> [String] {
    var names: [String] = []
    var next: UIResponder? = first
    while let responder = next, names.count < 1_000 {
      names.append(responder is UIApplication ? Self.applicationName : responder.routingName)
      next = responder.next
    }
    return names
  }
}
