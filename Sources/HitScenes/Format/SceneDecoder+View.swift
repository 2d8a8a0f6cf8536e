internal import Foundation
internal import HitGeometry

/// The content of one view object.
nonisolated struct ViewReading {
  var id: String?
  var idNode = 0
  var className = "UIView"
  var frame: CGRect?
  var settings: [ViewSetting] = []
  var controller: ControllerDescription?
  var root: Int?
  var subviews: Int?
}

nonisolated extension SceneDecoder {
  /// Reads one view object without its subviews.
  func view(_ node: Int, isWindow: Bool, needsFrame: Bool) -> ViewReading? {
    let kind = isWindow ? "a window" : "a view"
    let members = reader.members(of: node, key: nil, as: ViewKey.self, kind: kind)
    guard reader.tape.kind(at: node) == .object else { return nil }
    var reading = ViewReading()
    let entry = viewClass(members.first { $0.key == .class }?.value, isWindow: isWindow)
    reading.className = entry.name
    reading.settings.reserveCapacity(members.count)
    for (key, value) in members {
      guard allows(key, at: value, entry, isWindow: isWindow) else { continue }
      read(key, value, into: &reading)
    }
    if needsFrame, !members.contains(where: { $0.key == .frame }) {
      reader.fault(
        .missingKey,
        at: node,
        key: "frame",
        "it is missing",
        "every view but a window and a root view needs [x, y, width, height]"
      )
    }
    reading.settings = SceneDecoder.ordered(reading.settings)
    return reading
  }

  /// Returns settings in the order in which they are applied: geometry last, transforms after all.
  static func ordered(_ settings: [ViewSetting]) -> [ViewSetting] {
    var previous = 0
    for setting in settings {
      if setting.rank < previous { return settings.sorted { $0.rank < $1.rank } }
      previous = setting.rank
    }
    return settings
  }

  private func viewClass(_ node: Int?, isWindow: Bool) -> SceneClasses.Entry {
    let standard = SceneClasses.Entry(
      name: isWindow ? "UIWindow" : "UIView",
      base: isWindow ? .window : .view,
      make: nil
    )
    guard let node, let name = reader.string(node, key: "class", expected: "a class name") else {
      return standard
    }
    let fitting = classes.entries.filter { ($0.base == .window) == isWindow }
    if let entry = fitting.first(where: { $0.name == name }) { return entry }
    reader.unknownName(at: node, key: "class", name, known: fitting.map(\.name))
    return standard
  }

  /// Whether a view of a class takes a key.
  private func allows(
    _ key: ViewKey,
    at node: Int,
    _ entry: SceneClasses.Entry,
    isWindow: Bool
  ) -> Bool {
    let owner: String
    switch key {
    case .level, .key, .root:
      if isWindow { return true }
      owner = "windows"
    case .controller:
      if !isWindow { return true }
      owner = "views; a window has \"root\""
    case .enabled, .actions:
      if entry.base.isControl { return true }
      owner = "controls"
    case .contentSize, .contentOffset:
      if entry.base == .scrollView { return true }
      owner = "scroll views"
    case .pointInside, .hitTest, .touches, .motion, .canBecomeFirstResponder,
      .canResignFirstResponder, .handles:
      if entry.make == nil { return true }
      reader.fault(
        .conflict,
        at: node,
        key: key.rawValue,
        "\(entry.name) is a Swift class",
        "override it there, or use a class of UIKit"
      )
      return false
    default: return true
    }
    reader.fault(
      .conflict,
      at: node,
      key: key.rawValue,
      "\(entry.name) does not have it",
      "it is for \(owner)"
    )
    return false
  }

  private func read(_ key: ViewKey, _ value: Int, into reading: inout ViewReading) {
    switch key {
    case .id:
      reading.id = reader.name(value, key: "id")
      reading.idNode = value
    case .frame: reading.frame = reader.rectangle(value, key: "frame")
    case .subviews: reading.subviews = value
    case .root: reading.root = value
    case .controller: reading.controller = parts.controller(value, key: "controller").description
    case .class: break
    default:
      if let setting = parts.setting(key, value) { reading.settings.append(setting) }
    }
  }
}
