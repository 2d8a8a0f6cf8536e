internal import Foundation
internal import HitGeometry

nonisolated extension PartDecoder {
  /// Reads what one key says about a view; `nil` for keys that say what the view is.
  func setting(_ key: ViewKey, _ node: Int) -> ViewSetting? {
    let name = key.rawValue
    func flag(_ setting: (Bool) -> ViewSetting) -> ViewSetting? {
      reader.boolean(node, key: name).map(setting)
    }
    return switch key {
    case .id, .class, .subviews, .controller, .root: ViewSetting?.none
    case .frame: reader.rectangle(node, key: name).map { .frame($0) }
    case .boundsOrigin: reader.point(node, key: name).map { .boundsOrigin($0) }
    case .transform: transform(node).map { .transform($0) }
    case .hidden: flag { .hidden($0) }
    case .alpha:
      reader.number(node, key: name, in: 0...1, expected: "a number from 0 to 1").map { .alpha($0) }
    case .interaction: flag { .interaction($0) }
    case .multiTouch: flag { .multiTouch($0) }
    case .exclusive: flag { .exclusive($0) }
    case .clips: flag { .clips($0) }
    case .enabled: flag { .enabled($0) }
    case .contentSize: reader.size(node, key: name).map { .contentSize($0) }
    case .contentOffset: reader.point(node, key: name).map { .contentOffset($0) }
    case .color: reader.color(node, key: name).map { .color($0) }
    case .border: reader.color(node, key: name).map { .border($0) }
    case .radius:
      reader.number(node, key: name, in: 0...1e7, expected: "a number from 0 to 1e7")
        .map { .radius($0) }
    case .text: reader.string(node, key: name).map { .text($0) }
    case .animate: animation(node).map { .animate($0) }
    case .gestures: .gestures(gestures(node))
    case .actions: .actions(actions(node))
    case .handles: .handles(actionNames(node))
    case .lint: .lint(suppressions(node))
    case .pointInside: pointInside(node).map { .pointInside($0) }
    case .hitTest: hitTest(node).map { .hitTest($0) }
    case .touches: reader.word(node, key: name, as: TouchesRule.self).map { .touches($0) }
    case .motion: reader.word(node, key: name, as: MotionRule.self).map { .motion($0) }
    case .canBecomeFirstResponder: flag { .canBecomeFirstResponder($0) }
    case .canResignFirstResponder: flag { .canResignFirstResponder($0) }
    case .interactive: flag { .interactive($0) }
    case .level: reader.coordinate(node, key: name).map { .level($0) }
    case .key: flag { .key($0) }
    }
  }

  /// Reads a matrix, or a scaling, a rotation and a translation, applied in this order.
  private func transform(_ node: Int) -> CGAffineTransform? {
    let form = "[a, b, c, d, tx, ty] or {\"rotate\": degrees, \"scale\": s, \"translate\": [x, y]}"
    guard reader.tape.kind(at: node) == .object else {
      return reader.coordinates(node, key: "transform", count: 6, form: form).map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      }
    }
    guard let members = reader.members(of: node, key: "transform", as: TransformKey.table)
    else { return nil }
    var degrees = 0.0
    var scale = CGPoint(x: 1, y: 1)
    var move = CGPoint.zero
    for (key, value) in members {
      switch key {
      case .rotate: degrees = reader.coordinate(value, key: "transform.rotate") ?? 0
      case .scale: scale = self.scale(value) ?? scale
      case .translate: move = reader.point(value, key: "transform.translate") ?? move
      }
    }
    let (sine, cosine) = Degrees.sineAndCosine(of: degrees)
    return CGAffineTransform(
      a: cosine * scale.x,
      b: sine * scale.x,
      c: -sine * scale.y + 0,
      d: cosine * scale.y,
      tx: move.x,
      ty: move.y
    )
  }

  private func scale(_ node: Int) -> CGPoint? {
    if reader.tape.kind(at: node) == .array {
      return reader.point(node, key: "transform.scale", form: "a number or [x, y]")
    }
    return reader.coordinate(node, key: "transform.scale").map { CGPoint(x: $0, y: $0) }
  }

  /// Reads how far a view moves, and in what time.
  private func animation(_ node: Int) -> AnimationDescription? {
    guard let members = reader.members(of: node, key: "animate", as: AnimationKey.table)
    else { return nil }
    var animation = AnimationDescription(dx: 0, dy: 0, duration: 0)
    for (key, value) in members {
      switch key {
      case .by:
        let move = reader.point(value, key: "animate.by", form: "[dx, dy]") ?? .zero
        (animation.dx, animation.dy) = (move.x, move.y)
      case .duration: animation.duration = reader.seconds(value, key: "animate.duration") ?? 0
      case .delay: animation.delay = reader.seconds(value, key: "animate.delay") ?? 0
      case .allowInteraction:
        let allows = reader.boolean(value, key: "animate.allowInteraction")
        animation.allowsInteraction = allows ?? false
      }
    }
    let advice = "an animation needs by and duration"
    reader.require([.by, .duration], of: members, in: "animate", advice)
    return animation
  }
}
