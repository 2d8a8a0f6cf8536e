internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The properties of the selected view, as fields that change the live scene.
final class PropertiesPanel: PanelView, KeyField {
  /// Called with what shall be changed; whether it goes on with the change before.
  var onSet: ((ViewProperty, PropertyValue, _ goesOn: Bool) -> Void)?
  /// Called with what shall be as it was.
  var onReset: ((ViewProperty) -> Void)?
  /// Called to choose a value from a list, below a rectangle of this panel.
  var onChoose: ((ViewProperty, CGRect) -> Void)?
  /// Called when editing ends.
  var onLeave: (() -> Void)?

  private(set) var properties: ViewProperties?
  /// The field that keys go to.
  private(set) var focus: ViewProperty?
  private(set) var line = EditedLine()
  /// Whether what is typed replaces the value.
  private var isFresh = true
  /// Why what was typed cannot be set.
  private(set) var fault: PropertyFault? {
    didSet { if fault != oldValue { setNeedsDisplay() } }
  }
  /// Whether the next step of the keys goes on with the one before.
  private var goesOn = false
  private var isSliding = false

  var places: PropertyPlaces { PropertyPlaces(width: bounds.width) }

  func show(_ new: ViewProperties?) {
    guard new != properties else { return }
    let old = properties
    let isOther = new?.view != old?.view && new?.name != old?.name
    properties = new
    if new == nil {
      focus = nil
      resignFirstResponder()
    }
    if isOther || focus.map({ new?.isEditable($0) != true }) == true { move(to: nil) }
    if isFresh, fault == nil { refill() }
    guard let old, let new, new.hasSameHead(as: old) else { return setNeedsDisplay() }
    redrawChanges(since: old, to: new)
  }

  // MARK: Focus

  override var canBecomeFirstResponder: Bool { true }

  override func focusChanged() {
    if !isFirstResponder { drop() }
    setNeedsDisplay()
  }

  /// Lets keys go to the first field.
  func begin() {
    move(to: order.first)
    becomeFirstResponder()
  }

  /// The fields that can be edited, in their order.
  private var order: [ViewProperty] {
    places.fields.map(\.property).filter { properties?.isEditable($0) == true }
  }

  private func move(to property: ViewProperty?) {
    redrawFocus()
    focus = property
    goesOn = false
    refill()
  }

  private func refill() {
    fault = nil
    isFresh = true
    line = EditedLine(focus.flatMap { properties?.values[$0]?.text } ?? "")
    redrawFocus()
  }

  /// Drops what was typed and not set.
  private func drop() {
    goesOn = false
    refill()
  }

  private func kind(of property: ViewProperty) -> PropertyPlaces.Kind? {
    places.fields.first { $0.property == property }?.kind
  }

  // MARK: Keys

  func take(_ key: TypedKey) {
    guard let focus, let kind = kind(of: focus) else { return }
    let isBack = key.modifiers.contains(.shift)
    switch key.named {
    case .tab: if settle() { step(by: isBack ? -1 : 1) }
    case .enter: if kind == .choice { openChoices(of: focus) } else if settle() { refill() }
    case .up: nudge(focus, kind, up: true, isLarge: isBack)
    case .down: nudge(focus, kind, up: false, isLarge: isBack)
    default:
      if kind != .number {
        if key.text == " " { use(focus, kind) }
      } else {
        type(key)
      }
    }
  }

  private func type(_ key: TypedKey) {
    if isFresh, !key.letters.isEmpty { line = EditedLine() }
    if line.take(key) {
      (isFresh, fault) = (false, nil)
      redrawFocus()
    }
  }

  func takeBack() -> Bool {
    guard fault != nil else { return false }
    drop()
    return true
  }

  func leave() { onLeave?() }

  /// Sets what was typed; returns whether it could be, or nothing was.
  private func settle() -> Bool {
    guard let focus, kind(of: focus) == .number, !isFresh else { return true }
    switch focus.read(line.text) {
    case .success(let value):
      isFresh = true
      goesOn = false
      if properties?.values[focus] != value { onSet?(focus, value, false) }
      return true
    case .failure(let fault):
      self.fault = fault
      redrawFocus()
      return false
    }
  }

  private func step(by steps: Int) {
    let order = order
    guard let focus, let place = order.firstIndex(of: focus) else { return }
    move(to: order[((place + steps) % order.count + order.count) % order.count])
  }

  private func nudge(
    _ property: ViewProperty,
    _ kind: PropertyPlaces.Kind,
    up: Bool,
    isLarge: Bool
  ) {
    guard kind == .number, settle(), case .number(let number) = properties?.values[property] else {
      return use(property, kind)
    }
    let size = isLarge ? property.steps.large : property.steps.small
    let next = number + (up ? size : -size)
    let range = property.range
    let rounded = (min(max(next, range.lowerBound), range.upperBound) * 1000).rounded() / 1000
    isFresh = true
    onSet?(property, .number(rounded), goesOn)
    goesOn = true
    refillKeepingRun()
  }

  private func refillKeepingRun() {
    let isRun = goesOn
    refill()
    goesOn = isRun
  }

  /// Switches a check, or opens a list.
  private func use(_ property: ViewProperty, _ kind: PropertyPlaces.Kind) {
    switch kind {
    case .check:
      if case .flag(let flag) = properties?.values[property] {
        onSet?(property, .flag(!flag), false)
      }
    case .choice: openChoices(of: property)
    case .number: break
    }
  }

  private func openChoices(of property: ViewProperty) {
    guard let field = places.fields.first(where: { $0.property == property }) else { return }
    onChoose?(property, field.rect)
  }

  // MARK: Pointer

  /// The dot that sets a changed value back.
  private func dot(of field: PropertyPlaces.Field) -> CGPoint {
    CGPoint(x: field.rect.maxX - 1, y: field.rect.minY + 0.5)
  }

  private func field(at point: CGPoint) -> PropertyPlaces.Field? {
    places.fields.first { field in
      let reach = field.kind == .check ? 5.0 : 1.5
      return properties?.isEditable(field.property) == true
        && field.rect.insetBy(dx: -reach, dy: -reach).contains(point)
    }
  }

  override func cursor(at point: CGPoint) -> PointerShape {
    guard let field = field(at: point) else { return .arrow }
    return field.kind == .number ? .text : .hand
  }

  override func tip(at point: CGPoint) -> Tip? {
    let line = places.line(at: places.windowBaseline)
    if let properties, line.contains(point) {
      let whole = ShortNumber.rect(properties.inWindow)
      return whole == Shown.rect(properties.inWindow) ? nil : Tip(text: whole, rect: line)
    }
    guard let field = places.fields.first(where: { $0.rect.contains(point) }) else { return nil }
    if field.property == focus, let fault { return Tip(text: fault.sentence, rect: field.rect) }
    return nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let properties else { return }
    let changed = places.fields.filter { properties.changed.contains($0.property) }
    if let field = changed.first(where: { dot(of: $0).isNear(point, within: 5) }) {
      onReset?(field.property)
      return
    }
    guard settle() else { return }
    becomeFirstResponder()
    if places.slider.insetBy(dx: -8, dy: -4).contains(point) {
      isSliding = true
      move(to: .alpha)
      return slide(to: point)
    }
    guard let field = field(at: point) else { return }
    move(to: field.property)
    use(field.property, field.kind)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSliding, let touch = touches.first { slide(to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endSlide() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endSlide() }

  private func endSlide() {
    isSliding = false
    goesOn = false
  }

  private func slide(to point: CGPoint) {
    let share = (point.x - places.slider.minX) / places.slider.width
    let value = (min(max(share, 0), 1) * 100).rounded() / 100
    guard properties?.values[.alpha] != .number(value) else { return }
    onSet?(.alpha, .number(value), goesOn)
    goesOn = true
    refillKeepingRun()
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    guard let properties else { return }
    let places = places
    if part.minY < places.headEnd { paintHead(of: properties, in: canvas) }
    for label in places.labels where places.line(at: label.baseline).overlaps(part) {
      let place = CGPoint(x: label.x, y: label.baseline)
      canvas.write(Words(label.text, Theme.remark, Theme.secondary), at: place)
    }
    if places.line(at: places.windowBaseline).overlaps(part) {
      canvas.write(
        Words("in window", Theme.remark, Theme.secondary),
        Words(Shown.rect(properties.inWindow), Theme.figures, Theme.secondary),
        from: Theme.margin,
        to: bounds.width - Theme.margin,
        baseline: places.windowBaseline
      )
    }
    if case .number(let alpha) = properties.values[.alpha], places.sliderExtent.overlaps(part) {
      canvas.slider(places.slider, at: alpha)
    }
    for field in places.fields where field.extent.overlaps(part) {
      paint(field, of: properties, in: canvas)
    }
    if places.line(at: reachBaseline).overlaps(part) { paintReach(of: properties, in: canvas) }
  }
}
