internal import Foundation
internal import HitCanvas
internal import HitControls
internal import HitGeometry
internal import HitJSON
package import HitResponders

// What a script's step changes, written the way scene files write it: a trace keeps it so.
nonisolated extension ViewSetting {
  /// The key in a scene file: a case is named like its key.
  package var key: String { Mirror(reflecting: self).children.first?.label ?? "" }

  /// The value as a JSON text, which reads back as the same value.
  package var value: String {
    switch self {
    case .frame(let frame): Self.text(of: frame)
    case .boundsOrigin(let point), .contentOffset(let point): Self.list([point.x, point.y])
    case .contentSize(let size): Self.list([size.width, size.height])
    case .transform(let map): Self.list([map.a, map.b, map.c, map.d, map.tx, map.ty])
    case .hidden(let flag), .interaction(let flag), .multiTouch(let flag), .exclusive(let flag),
      .clips(let flag), .enabled(let flag), .interactive(let flag), .key(let flag):
      "\(flag)"
    case .alpha(let number), .radius(let number), .level(let number):
      ShortNumber.exact(Double(number))
    case .color(let color), .border(let color): Self.text(of: color)
    case .text(let text): JSONWriter.quoted(text)
    case .animate(let animation): animation.text
    default: "null"
    }
  }

  private static func text(of frame: CGRect) -> String {
    list([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
  }

  fileprivate static func list(_ numbers: [CGFloat]) -> String {
    "[\(numbers.map { ShortNumber.exact(Double($0)) }.joined(separator: ","))]"
  }

  private static func text(of color: UIColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    let digits = parts.map { part in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count < 2 ? "0\(text)" : text
    }
    return "\"#\(digits.joined())\""
  }
}

extension ViewSetting {
  /// Returns the value that a view has for the same key now, where that can be told.
  @MainActor
  package func valueInForce(of view: UIView) -> String? { settingInForce(of: view)?.value }

  /// Returns the setting that a view has for the same key now, where that can be told.
  @MainActor
  package func settingInForce(of view: UIView) -> ViewSetting? {
    switch self {
    case .frame: .frame(view.frame)
    case .boundsOrigin: .boundsOrigin(view.bounds.origin)
    case .transform: .transform(view.transform)
    case .hidden: .hidden(view.isHidden)
    case .alpha: .alpha(view.alpha)
    case .interaction: .interaction(view.isUserInteractionEnabled)
    case .multiTouch: .multiTouch(view.isMultipleTouchEnabled)
    case .exclusive: .exclusive(view.isExclusiveTouch)
    case .clips: .clips(view.clipsToBounds)
    case .enabled: (view as? UIControl).map { .enabled($0.isEnabled) }
    case .contentSize: (view as? UIScrollView).map { .contentSize($0.contentSize) }
    case .contentOffset: (view as? UIScrollView).map { .contentOffset($0.contentOffset) }
    case .color: view.backgroundColor.map { .color($0) }
    case .radius: .radius(view.layer.cornerRadius)
    default: nil
    }
  }
}

nonisolated extension AnimationDescription {
  fileprivate var text: String {
    var text = "{\"by\":\(ViewSetting.list([dx, dy])),\"duration\":\(ShortNumber.exact(duration))"
    if delay != 0 { text += ",\"delay\":\(ShortNumber.exact(delay))" }
    if allowsInteraction { text += ",\"allowInteraction\":true" }
    return text + "}"
  }
}
