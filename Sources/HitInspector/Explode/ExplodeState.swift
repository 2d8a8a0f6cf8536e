package import Foundation

/// How the layers of a scene are looked at.
nonisolated package struct ExplodeState: Hashable, Sendable {
  /// How far the layers are turned about the upright axis, and tilted, in degrees.
  package var yaw: CGFloat = 30
  package var pitch: CGFloat = 24
  /// How far one layer is from the next, in points of the window; unset, as far as there is room.
  package var spread: CGFloat?
  /// How much larger than fitted the layers are drawn.
  package var zoom: CGFloat = 1
  /// How far they are moved from the middle.
  package var pan = CGSize.zero
  package var showsNames = true
  package var showsReasons = true
  /// Whether only views that the walk came to have layers; by itself where there are many.
  package var asksOnly: Bool?
  /// Whether each view has a layer of its own.
  package var isOnePerView = false

  package init() {}

  static let spreads: ClosedRange<CGFloat> = 0...80
  private static let yaws: ClosedRange<CGFloat> = -60...60
  private static let pitches: ClosedRange<CGFloat> = -45...45

  /// Turns and tilts the layers by degrees, as far as they can be.
  mutating func orbit(byYaw turn: CGFloat, pitch tilt: CGFloat) {
    yaw = min(max(yaw + turn, Self.yaws.lowerBound), Self.yaws.upperBound)
    pitch = min(max(pitch + tilt, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// Puts the layers back where they are at first; what is shown of them stays.
  mutating func resetCamera() {
    let fresh = ExplodeState()
    (yaw, pitch, spread) = (fresh.yaw, fresh.pitch, fresh.spread)
    (zoom, pan) = (fresh.zoom, fresh.pan)
  }

  /// Looks along the ray: every layer lies on the one behind it.
  mutating func lookAlong() { (yaw, pitch) = (0, 0) }
}
