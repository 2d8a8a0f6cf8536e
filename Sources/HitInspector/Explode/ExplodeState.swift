package import Foundation
internal import HitGeometry

/// How the layers of a scene are looked at.
nonisolated package struct ExplodeState: Hashable, Sendable {
  /// How far the layers are turned about the upright axis, and tilted, in degrees.
  package var yaw: CGFloat = 30
  package var pitch: CGFloat = 24
  /// How far one layer is from the next, in points of the window; unset, as far as there is room.
  package var spread: CGFloat?
  /// How much larger than fitted the layers are drawn.
  package var zoom: CGFloat = 1
  /// How far they are moved from the middle, at most as far as ``ExplodeCamera`` lets them be.
  package var pan = CGSize.zero
  package var showsNames = true
  package var showsReasons = true
  /// Whether only views that the walk came to have layers; by itself where there are many.
  package var asksOnly: Bool?
  /// Whether each view has a layer of its own.
  package var isOnePerView = false

  package init() {}

  /// Shows something, or no longer does.
  ///
  /// - Parameters:
  ///   - option: What.
  ///   - asksOnly: Whether only views that the walk came to are shown now.
  mutating func toggle(_ option: ExplodeOption, showingOnlyAsked asksOnly: Bool) {
    switch option {
    case .names: showsNames.toggle()
    case .reasons: showsReasons.toggle()
    case .askedOnly: self.asksOnly = !asksOnly
    case .onePerView: isOnePerView.toggle()
    }
  }

  static let spreads: ClosedRange<CGFloat> = 0...80
  private static let yaws: ClosedRange<CGFloat> = -60...60
  private static let pitches: ClosedRange<CGFloat> = -45...45

  /// Turns and tilts the layers by degrees, as far as they can be.
  mutating func orbit(byYaw turn: CGFloat, pitch tilt: CGFloat) {
    yaw = min(max(yaw + turn, Self.yaws.lowerBound), Self.yaws.upperBound)
    pitch = min(max(pitch + tilt, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// Turns and tilts the layers as an arrow key does.
  mutating func orbit(_ step: TreeStep) {
    orbit(byYaw: 5 * step.way.dx, pitch: 5 * step.way.dy)
  }

  /// Moves layers farther apart or closer together than they are.
  mutating func stepSpread(by step: Int, from now: CGFloat) {
    let new = now + CGFloat(step) * 4
    spread = min(max(new, Self.spreads.lowerBound), Self.spreads.upperBound)
  }

  /// Shows the layers one step larger or smaller.
  mutating func stepZoom(larger isLarger: Bool) {
    zoom = min(max(zoom * (isLarger ? 1.25 : 0.8), 0.25), 8)
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

/// What can be shown of layers, or not, in the order in which it is listed.
nonisolated package enum ExplodeOption: Int, Hashable, Sendable, CaseIterable {
  /// The names of views.
  case names
  /// Why views refused the press, or took it.
  case reasons
  /// Only views that the walk came to.
  case askedOnly
  /// A layer for each view.
  case onePerView

  /// What it is called.
  package var title: String {
    switch self {
    case .names: "names"
    case .reasons: "reasons"
    case .askedOnly: "asked only"
    case .onePerView: "one per view"
    }
  }
}
