internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitJSON
internal import HitResponders

extension Scene {
  /// The text of a scene file whose views are those of a dump as they lie now.
  ///
  /// A view is named as in the dump, its class is the one that stands for it here, and whether people
  /// press it is written down as it was told or guessed. Scene files have no content insets.
  ///
  /// - Returns: `nil` for a scene that is no dump.
  /// - Complexity: The number of views.
  package var fileTextOfDump: [UInt8]? {
    guard let document, document.dump != nil else { return nil }
    let size = [document.size.width, document.size.height].spaced
    var text = """
      {
        "format": "hitscope-scene", "version": 1,
        "title": \(JSONWriter.quoted(title)),
        "about": \(JSONWriter.quoted(document.about)),
        "size": [\(size)],
        "windows": [

      """
    for index in document.views.indices {
      let view = document.views[index]
      let next = index + 1 < document.views.count ? document.views[index + 1].depth : nil
      text += Self.indent(view.depth)
      text += "{ \(fields(of: view, at: index).joined(separator: ", "))"
      if let next, next > view.depth {
        text += ", \"subviews\": [\n"
        continue
      }
      text += " }"
      for depth in stride(from: view.depth - 1, through: next ?? 0, by: -1) {
        text += "\n\(Self.indent(depth))] }"
      }
      text += next == nil ? "\n" : ",\n"
    }
    return Array("\(text)  ]\n}\n".utf8)
  }

  /// The keys of a view's object with their values, as they are now.
  private func fields(of description: ViewDescription, at index: Int) -> [String] {
    let view = view(at: index)
    var fields: [String] = []
    if let id = description.id { fields.append("\"id\": \(JSONWriter.quoted(id))") }
    if description.parent != nil, view is UIScrollView {
      fields.append("\"class\": \"UIScrollView\"")
    }
    var keys: Set<String> = []
    for setting in description.settings.map({ $0.settingInForce(of: view) ?? $0 })
      + Self.settings(of: view)
    where keys.insert(setting.key).inserted {
      fields.append("\"\(setting.key)\": \(setting.fileValue)")
    }
    return fields
  }

  /// What is always told of a view, and what an edit may have set that its description lacks.
  private static func settings(of view: UIView) -> [ViewSetting] {
    // A transform is set after the frame.
    let (size, center) = (view.bounds.size, view.center)
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    var settings: [ViewSetting] = [
      .frame(CGRect(origin: origin, size: size)), .color(view.backgroundColor ?? .clear),
    ]
    if view.transform != .identity { settings.append(.transform(view.transform)) }
    if view.bounds.origin != .zero, !(view is UIScrollView) {
      settings.append(.boundsOrigin(view.bounds.origin))
    }
    if view.isHidden { settings.append(.hidden(true)) }
    if view.alpha != 1 { settings.append(.alpha(view.alpha)) }
    if !view.isUserInteractionEnabled { settings.append(.interaction(false)) }
    if view.isMultipleTouchEnabled { settings.append(.multiTouch(true)) }
    if view.clipsToBounds != (view is UIScrollView) { settings.append(.clips(view.clipsToBounds)) }
    return settings
  }

  /// Windows stand below two lines of their own, each level of views one further in.
  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth + 2) }
}
