internal import Foundation
internal import HitGeometry

nonisolated extension SceneDecoder {
  /// Reads one view, appends it and returns its keys; the caller reads its subviews.
  func readView(
    _ node: Int,
    role: ViewDescription.Role,
    parent: Int?,
    frame: CGRect?
  ) throws(SceneError) -> FormatMembers<ViewKey>? {
    let depth = parent.map { views[$0].depth + 1 } ?? 0
    try countView(node, depth: depth)
    let isWindow = role == .window
    let position = reader.position(of: node)
    let keys = isWindow ? ViewKey.windowTable : ViewKey.table
    guard let members = reader.members(of: node, key: nil, as: keys) else { return nil }
    let entry = viewClass(members[.class], isWindow: isWindow)
    var view = ViewDescription(
      role: role,
      className: entry.name,
      frame: frame ?? .zero,
      parent: parent,
      depth: depth,
      position: position
    )
    var settings: [ViewSetting] = []
    settings.reserveCapacity(members.list.count)
    for (key, value) in members where allows(key, at: value, entry) {
      read(key, value, of: node, into: &view, &settings)
    }
    if frame == nil, members[.frame] == nil {
      let advice = "every view but a window and a root view needs [x, y, width, height]"
      reader.missing("frame", in: node, advice)
    }
    view.settings = SceneDecoder.ordered(settings)
    if let id = view.id, let idNode = members[.id] {
      parts.names.register(id, .view(index: views.count), at: idNode, reader: reader)
    }
    if view.settings.contains(.key(true)) {
      if hasKeyWindow {
        let problem = "another window is the key window already"
        reader.fault(.conflict, at: node, key: "key", problem, "at most one window is key")
      }
      hasKeyWindow = true
    }
    views.append(view)
    return members
  }

  private func read(
    _ key: ViewKey,
    _ value: Int,
    of node: Int,
    into view: inout ViewDescription,
    _ settings: inout [ViewSetting]
  ) {
    switch key {
    case .id: view.id = reader.name(value, key: "id")
    case .frame: reader.rectangle(value, key: "frame").map { view.frame = $0 }
    case .controller:
      guard let controller = parts.controller(value, key: "controller").description
      else { return }
      if view.role == .view {
        view.role = .controllerView(controller)
      } else {
        let problem = "this view has a controller already"
        let advice = "a window and a root view take none"
        reader.fault(.conflict, at: node, key: "controller", problem, advice)
      }
    default:
      if let setting = parts.setting(key, value) { settings.append(setting) }
    }
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
}
