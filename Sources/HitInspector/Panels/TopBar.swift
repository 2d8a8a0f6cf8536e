internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The bar across the top: the scene, its place in the gallery, the zoom.
final class TopBar: PanelView {
  /// The content of the bar.
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

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "TopBar"
    for button in [previousScene, nextScene, zoomOut, zoomIn] { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows content.
  func show(_ new: Content) {
    guard new != content else { return }
    let old = content
    content = new
    if old.title != new.title || old.gallery != new.gallery
      || old.activity != new.activity
    {
      setNeedsDisplay()
      setNeedsLayout()
    } else {
      setNeedsDisplay(zoomRect)
    }
  }

  /// The middle of the window's width, where the place in the gallery is shown.
  private var placeRect: CGRect {
    CGRect(
      x: (bounds.width / 2 - Self.placeWidth / 2).rounded(),
      y: 8,
      width: Self.placeWidth,
      height: 24
    )
  }

  private var zoomRect: CGRect {
    CGRect(x: bounds.width - 12 - 24 - 1 - Self.zoomWidth, y: 8, width: Self.zoomWidth, height: 24)
  }

  override func layoutSubviews() {
    let place = placeRect
    previousScene.isHidden = content.gallery == nil
    nextScene.isHidden = content.gallery == nil
    previousScene.frame = CGRect(x: place.minX - 25, y: 8, width: 24, height: 24)
    nextScene.frame = CGRect(x: place.maxX + 1, y: 8, width: 24, height: 24)
    zoomOut.frame = CGRect(x: zoomRect.minX - 25, y: 8, width: 24, height: 24)
    zoomIn.frame = CGRect(x: zoomRect.maxX + 1, y: 8, width: 24, height: 24)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.logo(at: CGPoint(x: 20, y: 20))
    var x: CGFloat = 40
    x += canvas.write(
      "hitscope",
      at: CGPoint(x: x, y: 25),
      font: Theme.brand,
      color: Theme.text
    )
    paintTitle(from: x + 14, on: canvas)
    paintGallery(on: canvas)
    canvas.card(zoomRect, fill: Theme.control, edge: nil, cornerRadius: 4)
    canvas.write(
      "\(Int((content.zoom * 100).rounded())) %",
      at: CGPoint(x: zoomRect.midX, y: 24.5),
      font: Theme.label,
      color: Theme.secondary,
      alignment: .center
    )
  }

  private func paintTitle(from x: CGFloat, on canvas: Canvas) {
    guard !content.title.isEmpty else { return }
    let live = 14 + Ink.width(content.activity.words, Theme.remark)
    let end = (content.gallery == nil ? zoomOut.frame.minX : previousScene.frame.minX) - 16
    let width = canvas.write(
      content.title,
      at: CGPoint(x: x, y: 25),
      font: Theme.label,
      color: Theme.secondary,
      width: end - x - live - 12
    )
    let dot = x + width + 14
    guard dot + live <= end else { return }
    let color =
      switch content.activity {
      case .live, .replayed(true): Theme.accepted
      case .recording, .replayed(false): Theme.refused
      case .replaying: Theme.selection
      }
    canvas.disc(at: CGPoint(x: dot, y: 20.5), radius: 3, color: color)
    canvas.write(
      content.activity.words,
      at: CGPoint(x: dot + 8, y: 25),
      font: Theme.remark,
      color: color
    )
  }

  private func paintGallery(on canvas: Canvas) {
    guard let gallery = content.gallery else { return }
    canvas.card(placeRect, fill: Theme.control, edge: nil, cornerRadius: 4)
    canvas.write(
      [
        TextRun("\(gallery.number)", font: Theme.labelStrong, color: Theme.text),
        TextRun(" / \(gallery.count)", color: Theme.secondary),
      ],
      at: CGPoint(x: placeRect.midX, y: 24.5),
      font: Theme.label,
      color: Theme.secondary,
      alignment: .center
    )
    let hint = "Ctrl-PgUp  Ctrl-PgDn"
    let left = nextScene.frame.maxX + 12
    guard left + Ink.width(hint, Theme.keyCap) < zoomOut.frame.minX - 16 else { return }
    canvas.write(
      hint,
      at: CGPoint(x: left, y: 24),
      font: Theme.keyCap,
      color: Theme.faint
    )
  }
}
