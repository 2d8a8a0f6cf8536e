internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The looks of views, each told once.
final class FaceList {
  private(set) var faces: [FaceData] = []
  private var places: [FaceData: Int] = [:]

  /// The place of a view's look; -1 where it shows nothing of itself.
  ///
  /// - Parameters:
  ///   - face: The view's face.
  ///   - drawing: What its own code draws.
  /// - Returns: The place.
  func place(of face: ViewFace, drawing: String?) -> Int {
    let data = FaceData(face, drawing: drawing)
    if data.isEmpty { return -1 }
    if let place = places[data] { return place }
    places[data] = faces.count
    faces.append(data)
    return faces.count - 1
  }
}

extension FaceData {
  fileprivate init(_ face: ViewFace, drawing: String?) {
    let state = face.state
    if let color = state.backgroundColor, color.alpha > 0 { fill = PageColor.text(color) }
    border = state.border.map {
      Border(color: PageColor.text($0.color), width: PageNumber.rounded($0.width))
    }
    caption = face.caption.flatMap { CaptionText($0, face) }
    self.drawing = drawing
  }
}

extension FaceData.CaptionText {
  fileprivate init?(_ caption: Caption, _ face: ViewFace) {
    guard !caption.text.isEmpty, let setting = caption.setting else { return nil }
    let layout = TextLayout.of(caption.text, font: setting.font)
    let room = setting.room
    text = caption.text
    size = PageNumber.rounded(setting.font.size)
    color = PageColor.text(face.ground.readableInk)
    // What is too wide for its room begins where that begins.
    let isLeading = setting.isLeading || layout.size.width > room.width
    align = isLeading ? .left : .center
    let corner = face.state.bounds.origin
    x = PageNumber.rounded((isLeading ? room.minX : room.midX) - corner.x)
    y = PageNumber.rounded(room.midY - layout.size.height / 2 + layout.baseline - corner.y)
    clip = setting.isClipped ? true : nil
  }
}

enum PageBox {
  /// Left, top, width and height.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { PageNumber.rounded($0) }
  }
}

enum PageColor {
  /// Writes a colour as style sheets have it.
  static func text(_ color: UIColor) -> String {
    let bytes = [color.red, color.green, color.blue].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    let alpha = min(max(color.alpha, 0), 1)
    if alpha < 1 {
      let share = PageNumber.rounded(alpha)
      return "rgba(\(bytes[0]),\(bytes[1]),\(bytes[2]),\(ShortNumber.text(share)))"
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
