internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitInspector
internal import HitResponders
internal import HitScenes

extension ViewProperties {
  /// Reads what can be edited of a view of a scene.
  init(of view: UIView, in scene: Scene) {
    self.init(ObjectIdentifier(view), name: view.routingName, kind: view.className)
    let frame = view.ownFrame
    let origin = view.bounds.origin
    values = [
      .x: .number(frame.minX), .y: .number(frame.minY), .width: .number(frame.width),
      .height: .number(frame.height), .boundsX: .number(origin.x), .boundsY: .number(origin.y),
      .alpha: .number(view.alpha), .hidden: .flag(view.isHidden), .clips: .flag(view.clipsToBounds),
      .interaction: .flag(view.isUserInteractionEnabled),
      .multiTouch: .flag(view.isMultipleTouchEnabled),
      .rotation: .number(view.transform.degrees), .scale: .number(view.transform.scale),
    ]
    inWindow = view.frameInWindow
    if let siblings = view.superview?.subviews, siblings.count > 1,
      let place = siblings.firstIndex(of: view), scene.canMove(view)
    {
      values[.order] = .number(CGFloat(place + 1))
      self.siblings = siblings.count
    }
    readRules(of: view, in: scene)
  }

  /// Reads what the view's file says of its overrides.
  private mutating func readRules(of view: UIView, in scene: Scene) {
    guard scene.isDescribed, let description = scene.description(of: view) else {
      let own = "its class's own"
      values[.hitTest] = .word(view.overrides(.hitTest) ? own : EditStep.standard)
      let bounds = PointChoice.bounds.rawValue
      values[.pointInside] = .word(view.overrides(.pointInside) ? own : bounds)
      let forward = TouchesRule.forward.rawValue
      values[.touches] = .word(view.overrides(.touchesBegan) ? own : forward)
      return
    }
    let isControl = view is UIControl
    var rules = (
      hitTest: EditStep.standard, inside: PointChoice.bounds.rawValue, touches: TouchesRule.forward
    )
    for setting in description.settings {
      switch setting {
      case .hitTest: rules.hitTest = setting.words
      case .pointInside(let rule): rules.inside = PointChoice.word(of: rule, in: view)
      case .touches(let rule): rules.touches = rule
      default: break
      }
    }
    values[.hitTest] = .word(rules.hitTest)
    values[.pointInside] = .word(rules.inside)
    values[.touches] = .word(rules.touches.word(isControl: isControl))
    choices = [
      .hitTest: [EditStep.standard] + HitTestRule.words.reversed().map(\.word),
      .pointInside: PointChoice.allCases.map(\.rawValue),
      .touches: TouchesRule.allCases.map { $0.word(isControl: isControl) },
    ]
  }
}

/// The overrides of `point(inside:with:)` that can be chosen.
enum PointChoice: String, CaseIterable {
  case bounds = "its bounds"
  case larger = "8 pt more on each side"
  case smaller = "8 pt less on each side"
  case circle = "the circle in its bounds"
  case never
  case always

  /// The rule; nothing where there is no override.
  func rule(in view: UIView) -> PointInsideRule? {
    let bounds = view.bounds
    return switch self {
    case .bounds: nil
    case .larger: .inset(UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8))
    case .smaller: .inset(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    case .circle:
      .circle(
        centre: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: min(bounds.width, bounds.height) / 2
      )
    case .never: .never
    case .always: .always
    }
  }

  /// A rule in words.
  static func word(of rule: PointInsideRule, in view: UIView) -> String {
    allCases.first { $0.rule(in: view) == rule }?.rawValue ?? ViewSetting.pointInside(rule).words
  }
}

extension TouchesRule {
  func word(isControl: Bool) -> String {
    self == .forward && isControl ? "a control's own" : rawValue
  }
}

extension UIView {
  /// The frame that the view has without its transform, as a scene file gives it.
  var ownFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

extension CGAffineTransform {
  /// How far it turns.
  var degrees: CGFloat {
    let degrees = atan2(b, a) * 180 / .pi
    return (degrees * 1e6).rounded() / 1e6
  }

  /// How much larger it makes things, along the first axis.
  var scale: CGFloat { ((a * a + b * b).squareRoot() * 1e9).rounded() / 1e9 }

  /// What turns the first axis to an angle and enlarges it by so much, and else does as this one:
  /// it moves as far, mirrors, and has the second axis at the same angle, in the same ratio.
  func turned(to degrees: CGFloat, scaled scale: CGFloat) -> CGAffineTransform {
    let turn = Degrees.sineAndCosine(of: Double(degrees))
    let (sine, cosine) = (CGFloat(turn.sine) * scale, CGFloat(turn.cosine) * scale)
    let (along, across) = secondAxis
    return CGAffineTransform(
      a: cosine,
      b: sine,
      c: cosine * along - sine * across,
      d: sine * along + cosine * across,
      tx: tx,
      ty: ty
    )
  }

  /// The second axis as the first one has it: how far it goes along that, and across.
  private var secondAxis: (along: CGFloat, across: CGFloat) {
    let square = a * a + b * b
    guard square > 0 else { return (0, 1) }
    func rounded(_ part: CGFloat) -> CGFloat { (part / square * 1e9).rounded() / 1e9 }
    return (rounded(a * c + b * d), rounded(a * d - b * c))
  }
}

extension Scene {
  /// Whether the scene has a file of its own kind, which can say what views override.
  var isDescribed: Bool { document.map { $0.dump == nil } ?? false }

  /// Whether the file can say where a view stands among its siblings: it has made them all.
  func canMove(_ view: UIView) -> Bool {
    guard isDescribed, let document, let place = index(of: view),
      document.views[place].role == .view, let parent = document.views[place].parent,
      let superview = view.superview
    else { return false }
    var count = 0
    for child in document.children(of: parent) where self.view(at: child).superview === superview {
      guard document.views[child].role == .view else { return false }
      count += 1
    }
    return count == superview.subviews.count
  }
}
