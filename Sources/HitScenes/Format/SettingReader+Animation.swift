internal import Foundation

nonisolated extension SettingReader {
  /// Reads how far a view moves, and in what time.
  static func animation(_ node: Int, _ reader: FormatReader) -> AnimationDescription? {
    let members = reader.members(
      of: node,
      key: "animate",
      as: AnimationKey.self,
      kind: "an animation"
    )
    guard reader.tape.kind(at: node) == .object else { return nil }
    var animation = AnimationDescription(
      dx: 0,
      dy: 0,
      duration: 0,
      delay: 0,
      allowsInteraction: false
    )
    for (key, value) in members {
      switch key {
      case .by:
        let move = reader.point(value, key: "animate.by", form: "[dx, dy]") ?? .zero
        (animation.dx, animation.dy) = (move.x, move.y)
      case .duration: animation.duration = reader.seconds(value, key: "animate.duration") ?? 0
      case .delay: animation.delay = reader.seconds(value, key: "animate.delay") ?? 0
      case .allowInteraction:
        animation.allowsInteraction =
          reader.boolean(value, key: "animate.allowInteraction") ?? false
      }
    }
    for key in [AnimationKey.by, .duration] where !members.contains(where: { $0.key == key }) {
      reader.fault(
        .missingKey,
        at: node,
        key: "animate.\(key.rawValue)",
        "it is missing",
        "an animation needs by and duration"
      )
    }
    return animation
  }
}
