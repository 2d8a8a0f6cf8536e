internal import CHitX11
import Foundation

/// How far the server's wheels and touchpads have scrolled, in fractions of a notch.
///
/// XInput 2.1 tells a device's scrolling as the place on an axis that has no end. Where a device was
/// when the pointer came is not known, so its first movement only says where it is; the notches that
/// the server makes up for that movement stand in for it, and those of later ones count for nothing.
nonisolated struct ScrollAxes {
  /// An axis of a device that scrolls.
  struct Axis: Equatable {
    /// The number of the valuator.
    var number: Int
    var isVertical: Bool
    /// How far a notch is; below zero where the axis runs up or left.
    var increment: Double
    /// Where the device is on it, once that is known.
    var value: Double?
  }

  /// The axes of each device by its number.
  private var axes: [Int32: [Axis]] = [:]
  /// The movement whose notches count, by its device and its time.
  private var unmeasured: (device: Int32, time: UInt)?

  init() {}

  /// Takes over the axes that a device has now.
  mutating func add(_ axis: Axis, of device: Int32) { axes[device, default: []].append(axis) }

  /// Whether any device tells fractions.
  var isEmpty: Bool { axes.isEmpty }

  /// Forgets where the devices are: they may scroll elsewhere meanwhile.
  mutating func forgetPlaces() {
    for device in axes.keys {
      for index in axes[device, default: []].indices { axes[device]?[index].value = nil }
    }
  }

  /// Notes where a device is on some of its axes.
  ///
  /// - Parameters:
  ///   - device: The number of the device.
  ///   - time: When, in the server's milliseconds.
  ///   - value: Tells the place on the axis of a number, where an event has one.
  /// - Returns: How far it scrolled, in notches, positive right and down; zero where it stopped;
  ///   `nil` where it is no movement of such an axis, or the first.
  mutating func scroll(
    _ device: Int32,
    at time: UInt,
    value: (Int) -> Double?
  ) -> CGSize? {
    var scrolled: CGSize?
    for index in axes[device, default: []].indices {
      guard let axis = axes[device]?[index], let new = value(axis.number) else { continue }
      axes[device]?[index].value = new
      guard let old = axis.value else {
        unmeasured = (device, time)
        continue
      }
      let way = CGFloat((new - old) / axis.increment)
      var sum = scrolled ?? .zero
      if axis.isVertical { sum.height += way } else { sum.width += way }
      scrolled = sum
    }
    return scrolled
  }

  /// Whether a notch that the server made up says what no movement said.
  func counts(_ device: Int32, at time: UInt) -> Bool {
    guard axes[device] != nil else { return true }
    return unmeasured.map { $0 == (device, time) } ?? false
  }
}
