public import Foundation

/// The properties of a window when it opens.
public nonisolated struct WindowDescription: Sendable {
  /// The text in the title bar.
  public var title: String
  /// The program's name for window managers and rules, as `hitscope`.
  public var instanceName: String
  /// The class of the program for window managers and rules, as `HitScope`.
  public var className: String
  /// The size of the content in points.
  public var size: CGSize
  /// The smallest size of the content in points.
  public var minimumSize: CGSize
  /// Pictures of the program in several sizes, for task bars.
  public var icons: [WindowIcon]

  /// Describes a window.
  public init(
    title: String,
    size: CGSize,
    minimumSize: CGSize = CGSize(width: 1, height: 1),
    instanceName: String = "hitscope",
    className: String = "HitScope",
    icons: [WindowIcon] = []
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.instanceName = instanceName
    self.className = className
    self.icons = icons
  }
}

/// A picture of the program for task bars and switchers.
public nonisolated struct WindowIcon: Sendable, Equatable {
  /// The number of pixels across.
  public var width: Int
  /// The number of pixels down.
  public var height: Int
  /// The pixels row by row: alpha, red, green, blue from the highest byte, colours not premultiplied.
  public var pixels: [UInt32]

  /// Creates a picture; its pixels must fill it exactly.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "WindowIcon: \(pixels.count) pixels do not fill \(width) × \(height); pass one a place"
    )
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
