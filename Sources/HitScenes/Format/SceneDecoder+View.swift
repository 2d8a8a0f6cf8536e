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
    let keys = isWindow ? ViewKey.windowTable : ViewKey.table
    guard let members = reader.members(of: node, key: nil, as: keys) else { return nil }
    let entry = viewClass(members[.class], isWindow: isWindow)
    var reading = ViewReading(className: entry.name)
    reading.settings.reserveCapacity(members.list.count)
    for (key, value) in members where allows(key, at: value, entry) {
      read(key, value, into: &reading)
    }
    if needsFrame, members[.frame] == nil {
      let advice = "every view but a window and a root view needs [x, y, width, height]"
      reader.missing("frame", in: node, advice)
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
    let base: SceneClasses.Base = isWindow ? .window : .view
    let standard = SceneClasses.Entry(name: base.rawValue, base: base)
    guard let node, let name = reader.string(node, key: "class", expected: "a class name")
    else { return standard }
    let fitting = classes.entries.filter { ($0.base == .window) == isWindow }
    if let entry = fitting.first(where: { $0.name == name }) { return entry }
    reader.unknownName(at: node, key: "class", name, known: fitting.map(\.name))
    return standard
  }

  /// Whether a view of a class takes a key.
  private func allows(_ key: ViewKey, at node: Int, _ entry: SceneClasses.Entry) -> Bool {
    let isWindow = entry.base == .window
    let (isAllowed, owner): (Bool, String)
    switch key {
    case .level, .key, .root: (isAllowed, owner) = (isWindow, "windows")
    case .controller: (isAllowed, owner) = (!isWindow, "views; a window has \"root\"")
    case .enabled, .actions: (isAllowed, owner) = (entry.base.isControl, "controls")
    case .contentSize, .contentOffset:
      (isAllowed, owner) = (entry.base == .scrollView, "scroll views")
    case .pointInside, .hitTest, .touches, .motion, .canBecomeFirstResponder,
      .canResignFirstResponder, .handles:
      if entry.make == nil { return true }
      let problem = "\(entry.name) is a Swift class"
      let advice = "override it there, or use a class of UIKit"
      reader.fault(.conflict, at: node, key: key.rawValue, problem, advice)
      return false
    default: return true
    }
    if !isAllowed {
      let problem = "\(entry.name) does not have it"
      reader.fault(.conflict, at: node, key: key.rawValue, problem, "it is for \(owner)")
    }
    return isAllowed
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
