internal import Foundation
internal import HitCanvas
internal import HitResponders

/// One thing drawn over the scene for the view that is edited.
///
/// > Coordinates: window space.
nonisolated enum EditMark: Hashable {
  /// The handles that resize and turn the view.
  case handles(EditHandles)
  /// A line that the view keeps to.
  case guide(CGPoint, CGPoint, isAxis: Bool)
  /// How far the view is from something.
  case distance(EditDistanceMark)
  /// What is said of the drag, above the view.
  case tag(CGRect, String)

  /// The box around everything the mark draws.
  var extent: CGRect {
    switch self {
    case .handles(let handles):
      handles.sides.map(\.place).reduce(CGRect(around: handles.turn, radius: 6)) {
        $0.union(CGRect(around: $1, radius: 5))
      }
    case .guide(let start, let end, _):
      CGRect(around: start, radius: 2).union(CGRect(around: end, radius: 2))
    case .distance(let mark): mark.extent
    case .tag(let rect, _): rect.insetBy(dx: -1, dy: -1)
    }
  }
}

extension EditMark {
  /// The marks of a model.
  static func all(_ model: InspectorModel, _ geometry: StageGeometry) -> [EditMark] {
    guard let handles = model.handles(in: geometry) else { return [] }
    var marks: [EditMark] = []
    for guide in model.drag?.guides ?? [] {
      let (start, end) = (geometry.windowPoint(guide.start), geometry.windowPoint(guide.end))
      marks.append(.guide(start, end, isAxis: guide.isAxis))
    }
    marks += (model.drag?.distances ?? []).compactMap {
      EditDistanceMark($0, geometry).map { .distance($0) }
    }
    marks.append(.handles(handles))
    guard let drag = model.drag, let selected = model.selected else { return marks }
    let box = geometry.windowRect(selected.shape.box)
    let width = (Ink.width(drag.tag, Theme.figures) + 16).rounded(.up)
    var corner = CGPoint(x: (box.midX - width / 2).rounded(), y: (box.minY - 47).rounded())
    corner.y = max(geometry.canvas.minY + 4, corner.y)
    let size = CGSize(width: width, height: 19)
    return marks + [.tag(CGRect(origin: corner, size: size), drag.tag)]
  }

  /// Draws the mark into a canvas whose space is the window's.
  func paint(in canvas: Canvas) {
    switch self {
    case .handles(let handles):
      canvas.line([handles.top, handles.turn], width: 1.3, color: Theme.selection)
      canvas.disc(at: handles.turn, radius: 4.2, color: Theme.touch)
      canvas.circle(at: handles.turn, radius: 4.2, width: 1.3, color: Theme.selection)
      for point in handles.sides.map(\.place) {
        let box = CGRect(x: point.x - 3.5, y: point.y - 3.5, width: 7, height: 7)
        canvas.card(box, fill: Theme.touch, edge: Theme.selection, width: 1.3, cornerRadius: 1)
      }
    case .guide(let start, let end, let isAxis):
      let dashes: [CGFloat] = isAxis ? [4, 3] : []
      canvas.line([start, end], width: 1, color: Theme.guide, cap: .butt, dashes: dashes)
    case .distance(let mark): mark.paint(in: canvas)
    case .tag(let rect, let text):
      canvas.card(rect, fill: Theme.touchTag, edge: Theme.selection, cornerRadius: 4)
      let place = CGPoint(x: rect.midX, y: rect.minY + 13)
      canvas.write(Words(text, Theme.figures, Theme.text), at: place, alignment: .center)
    }
  }
}
