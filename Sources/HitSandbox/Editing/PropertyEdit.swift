internal import Foundation
internal import HitGeometry
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitControls

/// Makes edits of properties: what changes the live view, and what changes its file.
struct PropertyEdit {
  let scene: Scene
  let view: UIView

  /// Makes the edit that gives a property another value.
  ///
  /// - Throws: Why it cannot be.
  func step(
    _ property: ViewProperty,
    _ value: PropertyValue,
    from source: EditRow.Source
  ) throws(SceneChangeError) -> EditStep {
    let properties = ViewProperties(of: view, in: scene)
    var row = EditRow(name, property.title, from: source)
    row.old = properties.values[property]?.text ?? ""
    row.new = value.text
    var step = try changed(property, value, row)
    if let old = properties.values[property] { step.olds = [property: old] }
    return step
  }

  /// Makes the edit that gives the view another frame and transform.
  func step(
    to frame: CGRect,
    _ transform: CGAffineTransform,
    from old: (frame: CGRect, transform: CGAffineTransform),
    _ row: EditRow
  ) throws(SceneChangeError) -> EditStep {
    var settings: [ViewSetting] = []
    if frame != old.frame { settings.append(.frame(frame)) }
    if transform != old.transform { settings.append(.transform(transform)) }
    var step = EditStep(
      row,
      redo: actions(frame, transform, isTurned: old.transform != .identity),
      undo: actions(old.frame, old.transform, isTurned: transform != .identity)
    )
    try write(settings, into: &step)
    step.olds = Self.olds(old.frame, old.transform, besides: frame, transform)
    return step
  }

  /// What sets a frame and a transform; a frame is that of a view that is not turned.
  func actions(
    _ frame: CGRect,
    _ transform: CGAffineTransform,
    isTurned: Bool
  ) -> [EditAction] {
    if transform == .identity, !isTurned { return [.set(view: name, [.frame(frame)])] }
    return [
      .set(view: name, [.transform(.identity)]),
      .set(view: name, [.frame(frame), .transform(transform)]),
    ]
  }

  private var name: String { scene.name(of: view) }

  private static func olds(
    _ frame: CGRect,
    _ transform: CGAffineTransform,
    besides new: CGRect,
    _ newTransform: CGAffineTransform
  ) -> [ViewProperty: PropertyValue] {
    var olds: [ViewProperty: PropertyValue] = [:]
    if frame.minX != new.minX { olds[.x] = .number(frame.minX) }
    if frame.minY != new.minY { olds[.y] = .number(frame.minY) }
    if frame.width != new.width { olds[.width] = .number(frame.width) }
    if frame.height != new.height { olds[.height] = .number(frame.height) }
    if transform != newTransform { olds[.rotation] = .number(transform.degrees) }
    return olds
  }

  // MARK: Properties

  private func changed(
    _ property: ViewProperty,
    _ value: PropertyValue,
    _ row: EditRow
  ) throws(SceneChangeError) -> EditStep {
    switch (property, value) {
    case (.x, .number(let number)), (.y, .number(let number)), (.width, .number(let number)),
      (.height, .number(let number)), (.rotation, .number(let number)),
      (.scale, .number(let number)):
      return try moved(property, number, row)
    case (.boundsX, .number(let x)):
      return try set(origin(CGPoint(x: x, y: view.bounds.minY)), row)
    case (.boundsY, .number(let y)):
      return try set(origin(CGPoint(x: view.bounds.minX, y: y)), row)
    case (.alpha, .number(let alpha)): return try set(.alpha(alpha), row)
    case (.hidden, .flag(let flag)): return try set(.hidden(flag), row)
    case (.clips, .flag(let flag)): return try set(.clips(flag), row)
    case (.interaction, .flag(let flag)): return try set(.interaction(flag), row)
    case (.multiTouch, .flag(let flag)): return try set(.multiTouch(flag), row)
    case (.order, .number(let place)): return try ordered(Int(place), row)
    case (.hitTest, .word(let word)):
      let rule = HitTestRule.words.first { $0.word == word }?.rule
      return try override(rule.map { .hitTest($0) }, row) {
        .hitTest(.childrenOutside)
      }
    case (.pointInside, .word(let word)):
      let rule = PointChoice(rawValue: word)?.rule(in: view)
      return try override(rule.map { .pointInside($0) }, row) { .pointInside(.never) }
    case (.touches, .word(let word)):
      let rule = TouchesRule.allCases.first { $0.word(isControl: view is UIControl) == word }
      let setting = rule.flatMap { $0 == .forward ? nil : ViewSetting.touches($0) }
      return try override(setting, row) { .touches(.forward) }
    default: throw SceneChangeError(description: "\(row.title) takes no such value.")
    }
  }

  private func moved(
    _ property: ViewProperty,
    _ number: CGFloat,
    _ row: EditRow
  ) throws(SceneChangeError) -> EditStep {
    let old = (frame: view.ownFrame, transform: view.transform)
    var (frame, transform) = old
    switch property {
    case .x: frame.origin.x = number
    case .y: frame.origin.y = number
    case .width: frame.size.width = number
    case .height: frame.size.height = number
    case .rotation: transform = transform.turned(to: number, scaled: transform.scale)
    default: transform = transform.turned(to: transform.degrees, scaled: number)
    }
    return try step(to: frame, transform, from: old, row)
  }

  private func origin(_ point: CGPoint) -> ViewSetting {
    view is UIScrollView ? .contentOffset(point) : .boundsOrigin(point)
  }

  private func set(_ setting: ViewSetting, _ row: EditRow) throws(SceneChangeError) -> EditStep {
    guard let old = setting.settingInForce(of: view) else {
      throw SceneChangeError(description: "\(row.title) cannot be set.")
    }
    var step = EditStep(
      row,
      redo: [.set(view: name, [setting])],
      undo: [.set(view: name, [old])]
    )
    try write([setting], into: &step)
    return step
  }

  // MARK: The file

  /// Notes what the scene's file says with other settings of the view.
  private func write(
    _ settings: [ViewSetting],
    into step: inout EditStep
  ) throws(SceneChangeError) {
    guard scene.isDescribed, let document = scene.document, let place = scene.index(of: view)
    else { return }
    step.before = document
    step.after = try document.changed(
      settings.map { .set($0, view: place) },
      classes: scene.classes
    )
  }

  /// Makes the scene anew with another override, or with none.
  private func override(
    _ setting: ViewSetting?,
    _ row: EditRow,
    key: () -> ViewSetting
  ) throws(SceneChangeError) -> EditStep {
    guard scene.isDescribed, let document = scene.document, let place = scene.index(of: view)
    else { throw SceneChangeError(description: "\(row.view) is not a scene file's.") }
    let change: SceneChange =
      setting.map { .set($0, view: place) } ?? .reset(key(), view: place)
    let after = try document.changed([change], classes: scene.classes)
    return EditStep(row, from: document, to: after)
  }

  /// Makes the scene anew with the view at another place among its siblings, counted from 1.
  private func ordered(_ place: Int, _ row: EditRow) throws(SceneChangeError) -> EditStep {
    guard let document = scene.document, let siblings = view.superview?.subviews,
      let now = siblings.firstIndex(of: view), let own = scene.index(of: view),
      scene.canMove(view)
    else { throw SceneChangeError(description: "\(row.view) cannot be moved.") }
    let wanted = min(max(0, place - 1), siblings.count - 1)
    var row = row
    row.new = "\(wanted + 1)"
    if wanted >= now {
      guard wanted > now, let other = scene.index(of: siblings[wanted]) else {
        throw SceneChangeError(description: "\(row.view) is in front already.")
      }
      let change = SceneChange.move(view: own, inFrontOf: other)
      let after = try document.changed([change], classes: scene.classes)
      return EditStep(row, from: document, to: after)
    }
    // Behind others means: each of them in front of this view, in their order.
    var after = document
    for sibling in siblings[wanted..<now].reversed() {
      let names = [scene.name(of: sibling), scene.name(of: view)]
      let places = names.compactMap { after.view(named: $0) }
      guard places.count == 2 else {
        throw SceneChangeError(description: "\(row.view) cannot be moved: it has no name.")
      }
      let change = SceneChange.move(view: places[0], inFrontOf: places[1])
      after = try after.changed([change], classes: scene.classes)
    }
    return EditStep(row, from: document, to: after)
  }
}
