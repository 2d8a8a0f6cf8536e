public import Foundation
internal import HitResponders

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`; 12 points of the system's where it is missing.
  nonisolated public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text, a `UIColor`; black where it is missing.
  nonisolated public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

// MARK: - Drawing

/// UIKit draws strings by attributes; only font and colour are used here.
extension String {
  /// Draws this text into the current canvas from a point, as wide as it is.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    CurrentCanvas.innermost?.draw(
      layout(attributes, width: nil),
      at: point,
      color: color(attributes)
    )
  }

  /// Draws this text into the current canvas from the top left of a rectangle, in lines.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    guard let canvas = CurrentCanvas.innermost else { return }
    canvas.saved {
      canvas.clip(to: rect)
      canvas.draw(layout(attributes, width: rect.width), at: rect.origin, color: color(attributes))
    }
  }

  /// Returns the extent of this text, drawn as wide as it is.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    layout(attributes, width: nil).size
  }

  private func layout(_ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> TextLayout {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextLayout.of(self, font: font.font, width: width, maximumLines: 0)
  }

  private func color(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor {
    attributes?[.foregroundColor] as? UIColor ?? .black
  }
}

/// The same for Foundation's strings, to which articles cast.
extension NSString {
  /// Draws this text into the current canvas from a point, as wide as it is.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws this text into the current canvas from the top left of a rectangle, in lines.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(in: rect, withAttributes: attributes)
  }

  /// Returns the extent of this text, drawn as wide as it is.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
}

/// A text with attributes is drawn with those of its first letter.
extension NSAttributedString {
  package final var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Draws this text into the current canvas from a point, as wide as it is.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }

  /// Draws this text into the current canvas from the top left of a rectangle, in lines.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }

  /// Returns the extent of this text, drawn as wide as it is.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
}
