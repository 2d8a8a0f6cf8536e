internal import Foundation
internal import HitGeometry
internal import HitResponders

/// One view of a dump, read as a scene's view.
nonisolated struct DumpViewReading {
  struct Note {
    var kind: DumpNote.Kind
    var name: String?
  }

  private(set) var frame = CGRect.zero
  private(set) var settings: [ViewSetting] = []
  private(set) var notes: [Note] = []
  var dumpView: DumpView

  private let entry: DumpReader.Entry
  private let tellsColors: Bool

  init(_ entry: DumpReader.Entry, tellsColors: Bool, isPassThrough: DumpDecoder.PassThrough) {
    self.entry = entry
    self.tellsColors = tellsColors
    let name = entry.className
    dumpView = DumpView(className: name, baseClass: entry.node["baseClass"])
    dumpView.press = DumpPress.of(dumpView, entry.node)
    dumpView.hasRecognizers = entry.node["gestureRecognizers"] != nil
    dumpView.isToldPassThrough = isPassThrough(entry.node.className) || isPassThrough(name)
    dumpView.isPassThrough =
      dumpView.isToldPassThrough || ClassProfile.of(name)?.rules == .passThrough
  }

  /// Reads geometry and settings, in the order in which a scene makes them.
  ///
  /// - Parameters:
  ///   - superviewSize: The size of the superview, if it is told.
  ///   - depth: How many views it is in.
  ///   - isBehindAll: Whether it is the window behind all others.
  mutating func read(superviewSize: CGSize?, depth: Int, isBehindAll: Bool) {
    readFrame(superviewSize: superviewSize)
    for attribute in entry.node.attributes { read(attribute) }
    if let contentSize = value("contentSize", DumpValues.point) {
      dumpView.scrolls = true
      settings.append(
        .contentSize(CGSize(width: Self.near(contentSize.x), height: Self.near(contentSize.y)))
      )
    }
    if let offset = value("contentOffset", DumpValues.point) {
      let origin = CGPoint(x: Self.near(offset.x), y: Self.near(offset.y))
      settings.append(dumpView.scrolls ? .contentOffset(origin) : .boundsOrigin(origin))
    } else if dumpView.isScrollView {
      addNote(.unknownOrigin)
    }
    if dumpView.className.hasSuffix("HostingView") { addNote(.hostedContent) }
    readColors(depth: depth, isBehindAll: isBehindAll)
    if let text = entry.text { settings.append(.text(text)) }
    if dumpView.isPassThrough || !hasFrame { settings.append(.hitTest(.nilIfSelf)) }
    settings = SceneDecoder.ordered(settings)
  }

  /// Adds whether users are expected to press the view, once that is decided.
  mutating func settlePress() {
    if dumpView.press != .none {
      settings.append(.interactive(true))
    } else if dumpView.scrolls {
      // It scrolls by the recognizers of our own scroll view, and is part of a control or switched
      // off.
      settings.append(.interactive(false))
    }
    settings = SceneDecoder.ordered(settings)
  }

  private var hasFrame: Bool { entry.node["frame"].flatMap(DumpValues.rectangle) != nil }

  private mutating func addNote(_ kind: DumpNote.Kind, _ name: String? = nil) {
    notes.append(Note(kind: kind, name: name))
  }

  // MARK: - Geometry

  private mutating func readFrame(superviewSize: CGSize?) {
    guard let printed = value("frame", DumpValues.rectangle) else {
      addNote(.noFrame)
      frame = CGRect(origin: .zero, size: superviewSize ?? .zero)
      return
    }
    let numbers = [printed.origin.x, printed.origin.y, printed.size.width, printed.size.height]
    guard numbers.allSatisfy(\.isFinite) else {
      // UIKit stops where a frame is not a number, and so do the views here.
      addNote(.brokenFrame)
      return
    }
    let near = CGRect(
      x: Self.near(numbers[0]),
      y: Self.near(numbers[1]),
      width: max(0, Self.near(numbers[2])),
      height: max(0, Self.near(numbers[3]))
    )
    if zip(numbers, [near.origin.x, near.origin.y]).contains(where: { $0 != $1 })
      || numbers[2] > near.size.width || numbers[3] > near.size.height
    {
      addNote(.farFrame)
    }
    let geometry = DumpGeometry(frame: near, transform: value("transform", DumpValues.transform))
    frame = geometry.frame
    if geometry.isBoundingBox { addNote(.boundingBox) }
    if let transform = geometry.transform { settings.append(.transform(transform)) }
  }

  private static func near(_ value: CGFloat) -> CGFloat {
    let most = SceneDocument.farthestCoordinate
    return value.isFinite ? min(max(value, -most), most) : 0
  }

  private mutating func value<Value>(_ key: String, _ parse: (String) -> Value?) -> Value? {
    entry.node[key].flatMap { parsed($0, of: key, parse) }
  }

  /// Returns a parsed value, and notes one that cannot be parsed.
  private mutating func parsed<Value>(
    _ text: String,
    of key: String,
    _ parse: (String) -> Value?
  ) -> Value? {
    if let value = parse(text) { return value }
    if entry.node.isClosed { addNote(.unreadValue, key) }
    return nil
  }

  // MARK: - Attributes

  private mutating func read(_ attribute: DumpNode.Attribute) {
    switch DumpAttribute(rawValue: attribute.key) {
    case .userInteractionEnabled: flag(attribute) { .interaction($0) }
    case .clipsToBounds: flag(attribute) { .clips($0) }
    case .hidden: flag(attribute) { .hidden($0) }
    case .alpha:
      let alpha = parsed(attribute.value, of: attribute.key) { text in
        Double(text).flatMap { $0.isFinite ? CGFloat(min(max($0, 0), 1)) : nil }
      }
      if let alpha { settings.append(.alpha(alpha)) }
    case .text where entry.text == nil:
      let text = String(DumpValues.text(attribute.value).prefix(200))
      if !text.isEmpty { settings.append(.text(text)) }
    case .adjustedContentInset:
      if let n = DumpValues.numbers(attribute.value, count: 4)?.map({ Self.near($0) }) {
        dumpView.insets = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
      }
    case .animations:
      dumpView.isAnimating = true
      addNote(.animating)
    case nil:
      if attribute.key.hasPrefix("ax.") { return }
      addNote(.unknownAttribute, attribute.key.isEmpty ? "without a name" : attribute.key)
    default: break
    }
  }

  private mutating func flag(_ attribute: DumpNode.Attribute, _ setting: (Bool) -> ViewSetting) {
    if let flag = parsed(attribute.value, of: attribute.key, DumpValues.flag) {
      settings.append(setting(flag))
    }
  }

  /// Fills a view with its colour, and outlines one that has none and may be seen or pressed.
  private mutating func readColors(depth: Int, isBehindAll: Bool) {
    let ink = DepthPalette.color(atDepth: depth + 2)
    guard let text = entry.node["backgroundColor"] else {
      // Behind all windows a screen is dark.
      if isBehindAll { return }
      settings.append(.color(.clear))
      // What is said to let presses through is asked about; what is known to is not even seen.
      if !dumpView.isPassThrough || dumpView.isToldPassThrough { settings.append(.border(ink)) }
      return
    }
    guard let color = DumpValues.color(text) else { return settings.append(.color(ink)) }
    settings.append(.color(color))
    if color.alpha == 0 { settings.append(.border(ink)) }
  }
}
