internal import Foundation
internal import HitGeometry
internal import HitInspector
internal import HitResponders

/// A view that is dragged by its body or by a handle, from where it was grasped.
///
/// > Coordinates: the superview's bounds space.
struct EditDrag {
  /// Where a view lies: its frame without the transform, and the transform.
  typealias Place = (frame: CGRect, transform: CGAffineTransform)

  let handle: EditHandle
  /// The view that was grasped.
  let view: UIView
  /// Where the view lay when it was grasped.
  let origin: Place
  /// Where it lies now.
  private(set) var place: Place
  /// The lines it keeps to.
  private(set) var guides: [EditDragMark.Guide] = []
  private let start: CGPoint
  private let snapping: EditSnapping
  private let measuring: EditDistances?

  /// Grasps a view at a point; what is within `reach` of a line keeps to it.
  init(_ handle: EditHandle, of view: UIView, at start: CGPoint, reach: CGFloat) {
    self.handle = handle
    self.view = view
    self.start = start
    origin = (view.ownFrame, view.transform)
    place = origin
    let surroundings = EditSurroundings(of: view)
    snapping = EditSnapping(surroundings, reach: reach)
    measuring = surroundings.map { EditDistances($0) }
  }

  /// How far the view is from what is around it; nothing of one that is turned.
  var distances: [EditDistances.Distance] {
    guard place.transform == .identity, handle != .turn else { return [] }
    return measuring?.distances(of: place.frame) ?? []
  }

  /// Drags to a point; freely where it shall keep to nothing.
  mutating func move(to point: CGPoint, isFree: Bool) {
    let delta = CGSize(width: point.x - start.x, height: point.y - start.y)
    place = origin
    guides = []
    switch handle {
    case .body:
      place.frame = origin.frame.offsetBy(dx: delta.width, dy: delta.height)
      snap(sides: nil, isFree)
    case .side(let x, let y):
      resize(by: delta, x, y)
      snap(sides: (x, y), isFree)
    case .turn: turn(to: point, isFree)
    }
  }

  private mutating func snap(sides: (x: Int, y: Int)?, _ isFree: Bool) {
    // A view that is turned has no edges that could keep to lines.
    guard !isFree, origin.transform == .identity else {
      place.frame = place.frame.rounded
      return
    }
    let snapped = snapping.snap(place.frame, sides: sides)
    (place.frame, guides) = (snapped.rect.rounded, snapped.guides)
  }

  /// Makes the view larger at one side; the other stays where it is, however the view is turned.
  private mutating func resize(by delta: CGSize, _ x: Int, _ y: Int) {
    var linear = origin.transform
    (linear.tx, linear.ty) = (0, 0)
    guard linear.a * linear.d != linear.b * linear.c else { return }
    let local = CGPoint(x: delta.width, y: delta.height).applying(linear.inverted())
    let old = origin.frame
    let width = max(1, old.width + local.x * CGFloat(x))
    let height = max(1, old.height + local.y * CGFloat(y))
    let half = CGPoint(
      x: (width - old.width) * CGFloat(x) / 2,
      y: (height - old.height) * CGFloat(y) / 2
    ).applying(linear)
    place.frame = CGRect(
      x: old.midX + half.x - width / 2,
      y: old.midY + half.y - height / 2,
      width: width,
      height: height
    )
  }

  private mutating func turn(to point: CGPoint, _ isFree: Bool) {
    let middle = CGPoint(
      x: origin.frame.midX + origin.transform.tx,
      y: origin.frame.midY + origin.transform.ty
    )
    func angle(_ point: CGPoint) -> CGFloat {
      atan2(point.y - middle.y, point.x - middle.x) * 180 / .pi
    }
    let degrees = (origin.transform.degrees + angle(point) - angle(start)).rounded()
    let step = (degrees / 15).rounded() * 15
    let kept = !isFree && abs(degrees - step) <= 3 ? step : degrees
    place.transform = origin.transform.turned(to: kept, scaled: origin.transform.scale)
  }

  // MARK: Words

  /// What stands above the view meanwhile.
  var tag: String {
    let (old, new) = (origin.frame, place.frame)
    switch handle {
    case .body:
      let (x, y) = (new.minX - old.minX, new.minY - old.minY)
      let moved = "\(ShortNumber.coordinate(x)), \(ShortNumber.coordinate(y))"
      return "\(ShortNumber.point(new.origin))  moved \(moved)"
    case .side:
      return "\(ShortNumber.coordinate(new.width)) × \(ShortNumber.coordinate(new.height))"
    case .turn: return "\(ShortNumber.coordinate(place.transform.degrees))°"
    }
  }

  /// What the list of edits says of it.
  func row(_ view: String) -> EditRow {
    let (old, new) = (origin.frame, place.frame)
    var row: EditRow
    switch handle {
    case .turn:
      row = EditRow(view, ViewProperty.rotation.title, from: .drag)
      row.old = PropertyValue.number(origin.transform.degrees).text
      row.new = PropertyValue.number(place.transform.degrees).text
    case .body where old.minX == new.minX:
      row = EditRow(view, ViewProperty.y.title, from: .drag)
      (row.old, row.new) = (
        PropertyValue.number(old.minY).text, PropertyValue.number(new.minY).text
      )
    case .body where old.minY == new.minY:
      row = EditRow(view, ViewProperty.x.title, from: .drag)
      (row.old, row.new) = (
        PropertyValue.number(old.minX).text, PropertyValue.number(new.minX).text
      )
    case .body:
      row = EditRow(view, "origin", from: .drag)
      (row.old, row.new) = (ShortNumber.point(old.origin), ShortNumber.point(new.origin))
    case .side:
      row = EditRow(view, "frame", from: .drag)
      (row.old, row.new) = (ShortNumber.rect(old), ShortNumber.rect(new))
    }
    return row
  }
}

extension CGRect {
  /// The rectangle on hundredths of a point, so that a file says it in few digits.
  fileprivate var rounded: CGRect {
    func round(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}
