/// The attributes that views are known to print.
///
/// Most do not matter for hit testing and are skipped; unknown ones are reported.
nonisolated enum DumpAttribute: String {
  case frame, layer, autoresize, userInteractionEnabled, opaque, gestureRecognizers, clipsToBounds
  case text, backgroundColor, baseClass, alpha, contentOffset, contentSize, adjustedContentInset
  case anchorPoint, tintColor, reactTag, autoresizesSubviews, hidden, configuration, borderStyle
  case background, placeholder, value, dataSource, layout, delegate, tag, transform, focused
  case animations, scene, persistentIdentifier, activationState
}

nonisolated extension DumpReader.Entry {
  var className: String { DumpNames.readable(node.className) }

  /// The variable that holds the view, where the dump has one.
  var variable: String? { names.first { !$0.contains(":") && !$0.contains("/") } }

  /// Whether it is the scene of windows, which is no view.
  var isScene: Bool { node.className == "UIWindowScene" || node["activationState"] != nil }

  /// Whether it is a window, as far as its names show.
  var isWindow: Bool {
    node.className.hasSuffix("Window") || node["baseClass"]?.hasSuffix("Window") == true
  }

  /// Whether it is a controller or an application, which only a chain of responders has.
  var isResponder: Bool {
    guard node.isClosed, node.attributes.isEmpty, text == nil else { return false }
    let name = node.className
    return ["ViewController", "Controller", "Application", "AppDelegate"].contains {
      name.hasSuffix($0)
    }
  }
}

nonisolated extension DumpView {
  /// The endings of class names of pressable views.
  static let pressedEndings = [
    "Button", "Cell", "TextField", "TextView", "Switch", "Slider", "Control", "Segment",
  ]

  /// Classes named like a pressable view that are texts of React Native.
  static let labels: Set = ["RCTText", "RCTTextView", "RCTVirtualText", "RCTVirtualTextView"]

  /// Whether it is a cell, which may hold controls of its own.
  var isCell: Bool { className.hasSuffix("Cell") || baseClass?.hasSuffix("Cell") == true }

  /// Whether it scrolls, as far as its names show.
  var isScrollView: Bool {
    ["ScrollView", "TableView", "CollectionView"].contains { ending in
      className.hasSuffix(ending) || baseClass?.hasSuffix(ending) == true
    }
  }
}

/// Decides why users are expected to press a view of a dump.
nonisolated enum DumpPress {
  ///
  /// A window's recognizers are the system's own, and a refresh control is pulled and not pressed.
  static func of(_ view: DumpView, _ node: DumpNode) -> DumpView.Press {
    let names = [view.className] + (view.baseClass.map { [$0] } ?? [])
    if names.contains(where: { $0.hasSuffix("Window") || $0.hasSuffix("RefreshControl") }) {
      return .none
    }
    // A view that is switched off is not expected to be pressed if only its name suggests so.
    let isOff = node["userInteractionEnabled"] == "NO"
    let isNamedSo =
      !DumpView.labels.contains(view.className)
      && names.contains { name in
        DumpView.pressedEndings.contains { name.hasSuffix($0) }
      }
    if isNamedSo, !isOff { return .guess }
    // A scroll view's recognizers are its own.
    if isOff, node["contentSize"] != nil { return .none }
    return node["gestureRecognizers"] == nil ? .none : .recognizers
  }
}
