internal import HitInspector
internal import HitX11

extension PointerShape {
  /// The server's picture of the shape.
  var cursor: CursorShape {
    switch self {
    case .arrow: .arrow
    case .crosshair: .crosshair
    case .hand: .hand
    case .resizeColumns: .resizeColumns
    case .resizeRows: .resizeRows
    case .text: .text
    }
  }
}
