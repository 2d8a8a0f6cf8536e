internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// Reads how the views of an application are drawn, and what of that is another than before.
final class StageReader {
  private let application: UIApplication
  private let faces: FaceList
  private let names: NameList
  private let numbers: StageNumbers
  private var kept: [ObjectIdentifier: Kept] = [:]
  /// The views by their numbers, as the stage was told last.
  private var order: [ObjectIdentifier] = []
  /// How many views of a name were seen.
  private var counts: [String: Int] = [:]
  private var version: UInt64?
  private var round = 0

  /// A view as it was told last.
  private struct Kept {
    var view: StageView
    var ground: UIColor
    /// The colour behind it, and how wide its superview was: captions depend on both.
    var outerGround: UIColor
    var outerWidth: CGFloat
    var drawing: String?
    var stamp: UInt32?
    var round: Int
  }

  init(_ application: UIApplication, _ parts: PageParts) {
    self.application = application
    (faces, names, numbers) = (parts.faces, parts.names, parts.numbers)
  }

  /// The number of a view on the stage; -1 where it is not there.
  func number(of view: ObjectIdentifier?) -> Int {
    view.flatMap { kept[$0]?.view.id } ?? -1
  }

  /// The views as they were told last, superviews first.
  var views: [StageView] { order.compactMap { kept[$0]?.view } }

  /// Looks at all views; returns what is another than at the last look.
  ///
  /// - Parameters:
  ///   - n: How many inputs the scene has got.
  ///   - time: When, in microseconds.
  /// - Returns: What changed; nothing where nothing did.
  /// - Throws: `SurfaceError` where a view cannot be drawn.
  func changes(after n: Int, at time: Int64) throws(SurfaceError) -> StageChange? {
    // Nothing changed and nothing moves by itself.
    let isMoving = application.nextAnimationFrame != nil
    if version == SceneChanges.viewVersion, !isMoving { return nil }
    version = isMoving ? nil : SceneChanges.viewVersion
    var change = StageChange(n: n, t: time)
    var (added, set): ([StageView], [StageSetting]) = ([], [])
    round += 1
    var seen: [ObjectIdentifier] = []
    seen.reserveCapacity(order.count)
    var pending: [Step] = application.windows.enumerated().reversed().map {
      Step(view: $1, parent: -1, order: $0, ground: Self.backdrop, width: 0, isRemade: false)
    }
    while let step = pending.popLast() {
      let id = ObjectIdentifier(step.view)
      seen.append(id)
      let old = kept[id]
      let new = try read(step, old)
      kept[id] = new
      let isStill = old?.view.parent == step.parent && !step.isRemade
      if let old, isStill {
        if old.view != new.view { set.append(StageSetting(from: old.view, to: new.view)) }
      } else {
        added.append(new.view)
      }
      let subviews = step.view.paintedSubviews
      for (place, subview) in subviews.enumerated().reversed() {
        pending.append(
          Step(
            view: subview,
            parent: new.view.id,
            order: place,
            ground: new.ground,
            width: CGFloat(new.view.size[0]),
            isRemade: !isStill
          )
        )
      }
    }
    let gone = order.filter { kept[$0]?.round != round }
    if !gone.isEmpty { change.remove = gone.compactMap { kept.removeValue(forKey: $0)?.view.id } }
    order = seen
    if !added.isEmpty { change.add = added }
    if !set.isEmpty { change.set = set }
    return change.isEmpty ? nil : change
  }

  private static let backdrop = UIColor.black

  private struct Step {
    var view: UIView
    var parent: Int
    var order: Int
    var ground: UIColor
    var width: CGFloat
    /// Whether its superview is told anew, and so it is as well.
    var isRemade: Bool
  }

  private func newNumber(of view: UIView) -> Int {
    let name = view.routingName
    defer { counts[name, default: 0] += 1 }
    return numbers.number(of: name, counts[name, default: 0])
  }

  private func read(_ step: Step, _ old: Kept?) throws(SurfaceError) -> Kept {
    let view = step.view
    let stamp = view.changeNumber
    if var old, old.stamp != nil, old.stamp == stamp, old.outerGround == step.ground,
      old.outerWidth == step.width
    {
      (old.view.parent, old.view.order, old.round) = (step.parent, step.order, round)
      return old
    }
    let face = ViewFace(view, on: step.ground)
    let state = face.state
    let isSameDrawing = old?.stamp != nil && old?.stamp == stamp
    let drawing = isSameDrawing ? old?.drawing : try face.drawing()
    let corner = state.bounds.origin
    let map = view.paintedTransformToSuperview.translatedBy(x: corner.x, y: corner.y)
    let isWindow = view is UIWindow
    let told = StageView(
      id: old?.view.id ?? newNumber(of: view),
      parent: step.parent,
      order: step.order,
      name: names.place(of: view.routingName),
      m: PageNumber.matrix(map),
      size: [state.bounds.width, state.bounds.height].map { PageNumber.rounded($0) },
      origin: corner == .zero ? nil : [corner.x, corner.y].map { PageNumber.rounded($0) },
      face: faces.place(of: face, drawing: drawing),
      alpha: state.alpha < 1 ? PageNumber.rounded(state.alpha) : nil,
      hidden: state.isHidden ? true : nil,
      clips: state.clipsToBounds || isWindow ? true : nil,
      radius: state.cornerRadius > 0 ? PageNumber.rounded(state.cornerRadius) : nil,
      corners: state.roundCorners == .all ? nil : Int(state.roundCorners.rawValue)
    )
    return Kept(
      view: told,
      ground: face.ground,
      outerGround: step.ground,
      outerWidth: step.width,
      drawing: drawing,
      stamp: stamp,
      round: round
    )
  }
}

/// The numbers of views: the same on both sides for views of the same name.
final class StageNumbers {
  private var known: [String: [Int]] = [:]
  private var next = 0

  /// The number of the view that is the so-many-th of a name on its side, from 0.
  func number(of name: String, _ place: Int) -> Int {
    if let numbers = known[name], place < numbers.count { return numbers[place] }
    defer { next += 1 }
    known[name, default: []].append(next)
    return next
  }
}
