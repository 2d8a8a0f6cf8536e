internal import Foundation

/// A picture that is drawn, and still to be packed and written.
final class PictureJob: FileJob {
  let path: String
  let bytes: (@Sendable () throws -> Data)?

  /// Wants a picture written.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: Packs the picture, on another thread.
  init(_ path: String, packing bytes: @escaping @Sendable () throws -> Data) {
    (self.path, self.bytes) = (path, bytes)
  }

  /// It shows the moment at which it was asked for, whatever comes after.
  var isStale: Bool { false }

  func startAnew() {}

  func step() -> Bool { false }
}
