internal import CHitCairo

/// What stopped a picture from being made, read or written.
nonisolated public struct SurfaceError: Error, Hashable, Sendable {
  /// The kinds of failure a surface can have.
  public enum Reason: Hashable, Sendable {
    /// The size cannot be drawn: a side is below 1 or above 32767 pixels, or there are more
    /// than `CairoSurface.mostPixels`.
    case size(width: Int, height: Int)
    /// The bytes passed in are too few for the size.
    case stride(Int, needed: Int)
    /// The file or folder refused to be written, for the given cause.
    case unwritable(String)
    /// A trace is being recorded into the file.
    case recorded
    /// There is no room for the file.
    case full
    /// The file or bytes could not be read as a PNG picture, for the given cause.
    case unreadable(String)
    /// Cairo refused, in its own words.
    case backend(String)
  }

  /// What went wrong.
  public var reason: Reason
  /// The file, or a word for the picture where there is no file.
  public var place: String

  /// Makes an error about a place.
  public init(_ reason: Reason, place: String = "picture") {
    self.reason = reason
    self.place = place
  }
}

nonisolated extension SurfaceError {
  /// Throws where Cairo reports a failure of a surface.
  static func check(_ surface: OpaquePointer, place: String = "picture") throws(SurfaceError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw SurfaceError(.backend(status.text), place: place)
    }
  }
}

nonisolated extension cairo_status_t {
  /// What happened, in Cairo's own words.
  var text: String { String(cString: cairo_status_to_string(self)) }
}

nonisolated extension SurfaceError: CustomStringConvertible {
  /// Where, what, and what to do.
  nonisolated public var description: String { "\(place): \(sentence)" }

  /// What, and what to do, for those who see the place already.
  package var sentence: String {
    switch reason {
    case .size(let width, let height):
      "\(width) x \(height) pixels cannot be drawn. "
        + "Use sides from 1 to \(CairoSurface.largestSide) and 8192 x 8192 pixels in all, or a "
        + "smaller scale."
    case .stride(let stride, let needed):
      "rows of \(stride) bytes are too short. Use at least \(needed) bytes, "
        + "a multiple of 4."
    case .unwritable(let cause):
      "cannot be written: \(cause). Name a file in a folder that can be written."
    case .recorded:
      "a recording goes to this file. Name another file, or end that recording first."
    case .full:
      "cannot be written: No space left on device. Make room, or name a file elsewhere."
    case .unreadable(let cause):
      "cannot be read as PNG: \(cause). Name a PNG file that can be read."
    case .backend(let cause):
      "Cairo refused: \(cause). Use a smaller picture or free memory."
    }
  }
}
