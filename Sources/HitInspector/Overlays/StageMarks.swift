internal import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitResponders

/// Turns what is to be shown over and around the scene into marks.
struct StageMarks {
  let geometry: StageGeometry
  var marks: [StageMark] = []

  /// Makes the marks; `visible` is the part of the window in which tags are to be seen,
  /// and `reserved` what is there already.
  init(
    _ model: InspectorModel,
    geometry: StageGeometry,
    visible: CGRect,
    reserved: [CGRect] = []
  ) {
    self.geometry = geometry
    if model.mode == .hitMap {
      addMap(model, visible: visible)
      return
    }
    let isLost = model.inspection?.verdict.kind == .lost
    if model.moment.isPinned, let receiver = model.inspection?.receiver {
      marks.append(.touched(outline(receiver), isLost: isLost))
    }
    for receiver in model.imprints.compactMap(\.receiver)
    where receiver != model.inspection?.receiver {
      marks.append(.touched(outline(receiver), isLost: false))
    }
    if let ghost = model.ghost { marks.append(.ghost(outline(ghost))) }
    if let inspection = model.inspection {
      add(
        inspection,
        isAsked: model.question != nil,
        isOverScreenshot: model.isOverScreenshot
      )
    }
    addKeyWay(model)
    marks += model.golden.map { .golden(outline($0.shape)) }
    marks += SelectionMarks(model, geometry: geometry).marks.map { .selection($0) }
    for imprint in model.imprints where imprint.trail.count > 1 {
      marks.append(.trail(imprint.trail.map { geometry.windowPoint($0) }))
    }
    if model.strip == .lesson {
      marks += model.card.pins.compactMap { pin in
        pin.scenePoint.map { .tryPin(geometry.windowPoint($0), pin) }
      }
    }
    addOthers(model)
    if let imprint = model.imprint {
      let point = geometry.windowPoint(model.ringPoint(of: imprint))
      marks.append(.touch(point, finger: imprint.finger, isDown: imprint.isDown))
    }
    add(model.gestures)
    if let point = model.markedPointer ?? (model.moment.isPinned ? model.hover?.point : nil) {
      marks.append(.pointer(geometry.windowPoint(point)))
    }
    marks += EditMark.all(model, geometry).map { .edit($0) }
    addNumbers(model, visible: visible)
    let callouts = Callout.all(model, geometry)
    let places = CalloutPlaces(
      callouts,
      geometry: geometry,
      visible: visible,
      reserved: reserved
    )
    marks += places.marks.map { .callout($0) }
  }

  func outline(_ shape: SceneShape) -> StageMark.Outline {
    StageMark.Outline(shape, geometry)
  }

  // MARK: The explanation

  /// Marks what came of a press; the parts that a view loses are those of the question, if any.
  private mutating func add(
    _ inspection: Inspection,
    isAsked: Bool,
    isOverScreenshot: Bool
  ) {
    let receiver = inspection.receiver.map { outline($0) }
    if let receiver {
      marks.append(.receiver(receiver, isLost: inspection.verdict.kind == .lost))
    }
    for refusal in inspection.refusals { marks.append(.refused(outline(refusal.shape))) }
    let loss = isAsked ? nil : inspection.loss
    if let loss {
      let parts = loss.parts.map { geometry.windowRect($0) }
      let dead = StageMark.Dead(
        color: loss.color,
        isCovered: loss.isCovered,
        isOverScreenshot: isOverScreenshot
      )
      marks.append(.dead(parts, outline(loss.view), dead))
    }
  }
}
