package import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

// How a view's properties look.
extension PropertiesPanel {
  func paintHead(of properties: ViewProperties, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    canvas.write(
      Words("PROPERTIES", Theme.heading, Theme.faint),
      fault.map { Words($0.sentence, Theme.caption, Theme.refusedText) }
        ?? Words("Enter sets, Esc leaves", Theme.caption, Theme.faint),
      from: Theme.margin,
      to: bounds.width - Theme.margin,
      baseline: 20
    )
    canvas.write(
      Words(Shown.name(properties.name), Theme.headlineStrong, Theme.text),
      Words(properties.kind, Theme.remark, Theme.secondary),
      from: Theme.margin,
      to: bounds.width - Theme.margin,
      baseline: 40,
      valueWidth: 110
    )
  }

  func paintReach(of properties: ViewProperties, in canvas: Canvas) {
    guard let reach = properties.reach, reachBaseline - 12 > places.end else { return }
    let amount = "\(Shown.number(reach.reached)) of \(Shown.number(reach.drawn)) pt²"
    let color = reach.reached < reach.drawn ? Theme.refusedText : Theme.accepted
    canvas.write(
      Words("reachable", Theme.remark, Theme.secondary),
      Words(amount, Theme.figures, color),
      from: Theme.margin,
      to: bounds.width - Theme.margin,
      baseline: reachBaseline
    )
  }

  func paint(_ field: PropertyPlaces.Field, of properties: ViewProperties, in canvas: Canvas) {
    guard let value = properties.values[field.property] else { return }
    let hasKeys = isFirstResponder && focus == field.property
    let isChanged = properties.changed.contains(field.property)
    switch field.kind {
    case .number: paintNumber(value, in: field, hasKeys, isChanged, properties, canvas)
    case .check: paintCheck(value == .flag(true), in: field.rect, hasKeys, canvas)
    case .choice:
      let isEditable = properties.isEditable(field.property)
      paintChoice(value.text, in: field.rect, hasKeys, isChanged, isEditable, canvas)
    }
    guard isChanged else { return }
    let dot = CGPoint(x: field.rect.maxX - 1, y: field.rect.minY + 0.5)
    canvas.disc(at: dot, radius: 3.5, color: Theme.panel)
    canvas.disc(at: dot, radius: 3, color: Theme.selection)
  }

  private func paintNumber(
    _ value: PropertyValue,
    in field: PropertyPlaces.Field,
    _ hasKeys: Bool,
    _ isChanged: Bool,
    _ properties: ViewProperties,
    _ canvas: Canvas
  ) {
    let rect = field.rect
    let isWrong = hasKeys && fault != nil
    let edge = isWrong ? Theme.refused : hasKeys ? Theme.selection : Theme.separator
    canvas.card(rect, fill: Theme.ground, edge: edge, cornerRadius: 3)
    let baseline = rect.minY + 12.5
    var left = rect.minX + 5.5
    if !field.label.isEmpty {
      let label = Words(field.label, Theme.caption, Theme.faint)
      left += canvas.write(label, at: CGPoint(x: left, y: baseline)) + 3
    }
    var text = hasKeys ? line.text : value.text
    if !hasKeys, field.property == .rotation { text += "°" }
    let font = isChanged ? Theme.figuresStrong : Theme.figures
    let room = CGRect(x: left, y: rect.minY, width: rect.maxX - 4 - left, height: rect.height)
    if !hasKeys, field.property == .order {
      let whole = "\(text) of \(properties.siblings)"
      if Ink.width(whole, font) <= room.width - 2 { text = whole }
    }
    canvas.saved {
      canvas.clip(to: room)
      let end = CGPoint(x: rect.maxX - 6, y: baseline)
      if hasKeys {
        let start = end.x - Ink.width(text, font)
        canvas.mark(line.selection, of: line, font, at: start, rect.minY + 3.5, 11)
      }
      canvas.write(Words(text, font, Theme.text), at: end, alignment: .trailing)
      guard hasKeys, line.selection.isEmpty else { return }
      let behind = Ink.width(String(text.dropFirst(line.head.count)), font)
      let x = (end.x - behind).rounded() + 0.5
      canvas.fill(CGRect(x: x, y: rect.minY + 3.5, width: 1, height: 11), color: Theme.selection)
    }
  }

  private func paintCheck(_ isOn: Bool, in rect: CGRect, _ hasKeys: Bool, _ canvas: Canvas) {
    let edge = isOn || hasKeys ? Theme.selection : Theme.line
    canvas.card(rect, fill: isOn ? Theme.controlOn : Theme.ground, edge: edge, cornerRadius: 3)
    guard isOn else { return }
    let tick = [(2.5, 5.9), (5.1, 8.7), (9.9, 3.1)].map {
      CGPoint(x: rect.minX + $0.0, y: rect.minY + $0.1)
    }
    canvas.line(tick, width: 1.6, color: Theme.text)
  }

  private func paintChoice(
    _ text: String,
    in rect: CGRect,
    _ hasKeys: Bool,
    _ isChanged: Bool,
    _ isEditable: Bool,
    _ canvas: Canvas
  ) {
    let baseline = rect.minY + 12.5
    if isEditable {
      let edge = hasKeys ? Theme.selection : nil
      canvas.card(rect, fill: Theme.control, edge: edge, cornerRadius: 3)
      let place = CGPoint(x: rect.maxX - 12.5, y: rect.midY + 0.5)
      canvas.chevron(.down, at: place, color: Theme.secondary)
    }
    let font = isChanged ? Theme.remarkStrong : Theme.remark
    canvas.write(
      Words(text, font, isEditable ? Theme.text : Theme.secondary),
      at: CGPoint(x: rect.minX + 7.5, y: baseline),
      width: rect.width - (isEditable ? 28 : 10)
    )
  }
}

extension CGPoint {
  /// Whether another point is at most so far away.
  nonisolated package func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
    let (x, y) = (self.x - other.x, self.y - other.y)
    return x * x + y * y <= distance * distance
  }
}
