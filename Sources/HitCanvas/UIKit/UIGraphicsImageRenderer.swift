public import Foundation
internal import HitResponders

/// How the pictures of a renderer are made.
///
/// > Source: UIKit, `UIGraphicsImageRendererFormat`. Differs: colours are always sRGB.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat {
  /// The pixels to a point.
  public var scale = UIScreen.main.scale
  /// Whether pictures begin black instead of transparent.
  public var opaque = false

  /// Makes a format for the screen.
  public init() {}

  /// Returns a format for the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns a format for the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What drawing code of a renderer receives.
///
/// > Source: UIKit, `UIGraphicsImageRendererContext`.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The canvas of the picture.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  private let picture: Picture

  fileprivate init(_ picture: Picture, format: UIGraphicsImageRendererFormat) {
    self.picture = picture
    self.format = format
    cgContext = picture.canvas
  }

  /// What was drawn up to now.
  public var currentImage: UIImage { picture.image() }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the outline of a rectangle with the current stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Confines drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
///
/// > Source: UIKit, `UIGraphicsImageRenderer`.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of pictures of a size, in the screen's format unless another is given.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures of a rectangle, in the screen's format unless another is given.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the picture that some code draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let picture = Picture(of: bounds, opaque: format.opaque, scale: format.scale)
    UIGraphicsPushContext(picture.canvas)
    actions(UIGraphicsImageRendererContext(picture, format: format))
    UIGraphicsPopContext()
    return picture.image()
  }

  /// Returns the picture that some code draws as the bytes of a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

// MARK: - The older calls

/// Begins a picture of a size, with a pixel to a point.
///
/// > Source: UIKit, `UIGraphicsBeginImageContext`.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which drawing goes to until it is ended; a scale of 0 is the screen's.
///
/// > Source: UIKit, `UIGraphicsBeginImageContextWithOptions`.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let picture = Picture(
    of: CGRect(origin: .zero, size: size),
    opaque: opaque,
    scale: scale > 0 ? scale : UIScreen.main.scale
  )
  Picture.begun.append(picture)
  UIGraphicsPushContext(picture.canvas)
}

/// Returns what was drawn since the picture was begun, or `nil` where none was.
///
/// > Source: UIKit, `UIGraphicsGetImageFromCurrentImageContext`.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Picture.begun.last?.image() }

/// Ends the picture begun last.
///
/// > Source: UIKit, `UIGraphicsEndImageContext`.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if Picture.begun.popLast() != nil { UIGraphicsPopContext() }
}

// MARK: - Pictures

/// A picture that is being drawn.
private final class Picture {
  static var begun: [Picture] = []

  let surface: CairoSurface
  let canvas: Canvas

  init(of bounds: CGRect, opaque: Bool, scale: CGFloat) {
    func side(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded(.up)
      guard pixels.isFinite else { return 1 }
      return Int(min(max(pixels, 1), CGFloat(CairoSurface.largestSide)))
    }
    do {
      surface = try CairoSurface(width: side(bounds.width), height: side(bounds.height))
    } catch {
      preconditionFailure("A picture of \(bounds.size) cannot be made: \(error)")
    }
    canvas = surface.makeCanvas(scale: scale)
    if opaque {
      canvas.setFillColor(.black)
      canvas.fill(CGRect(origin: .zero, size: bounds.size))
    }
    canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// Returns a copy of what was drawn, so that further drawing does not change it.
  func image() -> UIImage {
    do {
      let copy = try CairoSurface(width: surface.width, height: surface.height)
      copy.makeCanvas().draw(
        surface,
        in: CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
      )
      return UIImage(surface: copy, scale: canvas.scale)
    } catch {
      preconditionFailure("A picture cannot be copied: \(error)")
    }
  }
}
