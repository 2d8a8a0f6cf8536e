internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The bar across the top: the scene, its place in the gallery, the zoom.
final class TopBar: PanelView {
  struct Content: Equatable {
    var title = ""
    var gallery: GalleryPlace?
    var zoom: CGFloat = 1
    var activity = SceneActivity.live
  }

  let previousScene = BarButton(.left, name: "PreviousScene")
  let nextScene = BarButton(.right, name: "NextScene")
  let zoomOut = BarButton(.minus, name: "ZoomOut")
  let zoomIn = BarButton(.plus, name: "ZoomIn")
  private(set) var content = Content()

  private static let placeWidth: CGFloat = 62
  private static let zoomWidth: CGFloat = 56

  override var parts: [UIView] { [previousScene, nextScene, zoomOut, zoomIn] }

  func show(_ new: Content) {
    guard new != content else { return }
    var zoomed = content
    zoomed.zoom = new.zoom
    content = new
    if zoomed != new {
      setNeedsDisplay()
      setNeedsLayout()
    } else {
      setNeedsDisplay(zoomRect)
    }
  }

  /// The middle of the window's width, where the place in the gallery is shown.
  private var placeRect: CGRect {
    slot(at: (bounds.width / 2 - Self.placeWidth / 2).rounded(), width: Self.placeWidth)
  }

  private var zoomRect: CGRect {
    slot(at: bounds.width - 12 - 24 - 1 - Self.zoomWidth, width: Self.zoomWidth)
  }

  /// The place of a button, or of words between two, in the bar's height.
  private func slot(at x: CGFloat, width: CGFloat = 24) -> CGRect {
    CGRect(x: x, y: 8, width: width, height: 24)
  }

  override func layoutSubviews() {
    let place = placeRect
    previousScene.isHidden = content.gallery == nil
    nextScene.isHidden = content.gallery == nil
    previousScene.frame = slot(at: place.minX - 25)
    nextScene.frame = slot(at: place.maxX + 1)
    zoomOut.frame = slot(at: zoomRect.minX - 25)
    zoomIn.frame = slot(at: zoomRect.maxX + 1)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.logo(at: CGPoint(x: 20, y: 20))
    let brand = Words("hitscope", Theme.brand, Theme.text)
    let end = 40 + canvas.write(brand, at: CGPoint(x: 40, y: 25))
    paintTitle(from: end + 14, on: canvas)
    paintGallery(on: canvas)
    canvas.fill(zoomRect, color: Theme.control, cornerRadius: 4)
    canvas.write(
      Words("\(Int((content.zoom * 100).rounded())) %", Theme.label, Theme.secondary),
      at: CGPoint(x: zoomRect.midX, y: 24.5),
      alignment: .center
    )
  }

  private func paintTitle(from x: CGFloat, on canvas: Canvas) {
    guard !content.title.isEmpty else { return }
    let live = 14 + Ink.width(content.activity.words, Theme.remark)
    let end = (content.gallery == nil ? zoomOut.frame.minX : previousScene.frame.minX) - 16
    let title = Words(content.title, Theme.label, Theme.secondary)
    let width = canvas.write(title, at: CGPoint(x: x, y: 25), width: end - x - live - 12)
    let dot = x + width + 14
    guard dot + live <= end else { return }
    let color =
      switch content.activity {
      case .live, .replayed(true): Theme.accepted
      case .recording, .replayed(false): Theme.refused
      case .replaying: Theme.selection
      }
    canvas.disc(at: CGPoint(x: dot, y: 20.5), radius: 3, color: color)
    let activity = Words(content.activity.words, Theme.remark, color)
    canvas.write(activity, at: CGPoint(x: dot + 8, y: 25))
  }

  private func paintGallery(on canvas: Canvas) {
    guard let gallery = content.gallery else { return }
    canvas.fill(placeRect, color: Theme.control, cornerRadius: 4)
    let place = [
      TextRun("\(gallery.number)", font: Theme.labelStrong, color: Theme.text),
      TextRun(" / \(gallery.count)"),
    ]
    canvas.write(
      Words(place, Theme.label, Theme.secondary),
      at: CGPoint(x: placeRect.midX, y: 24.5),
      alignment: .center
    )
    let hint = "Ctrl-PgUp  Ctrl-PgDn"
    let left = nextScene.frame.maxX + 12
    guard left + Ink.width(hint, Theme.keyCap) < zoomOut.frame.minX - 16 else { return }
    canvas.write(Words(hint, Theme.keyCap, Theme.faint), at: CGPoint(x: left, y: 24))
  }
}
