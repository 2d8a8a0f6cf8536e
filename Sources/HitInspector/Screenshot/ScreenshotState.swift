package import Foundation

/// What is shown of a screenshot and over it.
nonisolated package struct ScreenshotState: Hashable, Sendable {
  /// The screenshot of the scene that is shown, where there is one.
  package var screenshot: SceneScreenshot?
  /// How opaque it is, from 0 to 1.
  package private(set) var opacity: CGFloat = 1
  private var layers: Set<ScreenshotLayer> = [.outlines, .findings, .covered]

  package init() {}

  /// Whether something is shown: the screenshot itself unless it is faded to nothing.
  package func shows(_ layer: ScreenshotLayer) -> Bool {
    layer == .screenshot ? opacity > 0 : layers.contains(layer)
  }

  /// Shows something that was not shown, or no longer does.
  mutating func toggle(_ layer: ScreenshotLayer) {
    guard layer != .screenshot else { return opacity = opacity > 0 ? 0 : 1 }
    layers.formSymmetricDifference([layer])
  }

  /// Makes the screenshot half as strong, then clear, then whole again.
  mutating func fade() { opacity = Self.steps.first { $0 < opacity } ?? 1 }

  private static let steps: [CGFloat] = [0.5, 0]

  /// Makes the screenshot as opaque as a share says, in percent steps.
  mutating func fade(to share: CGFloat) {
    opacity = (min(max(share, 0), 1) * 100).rounded() / 100
  }
}

nonisolated extension InspectorModel {
  /// Lays a screenshot under the views, and shows the scene over it.
  package mutating func show(_ new: SceneScreenshot) {
    screenshot.screenshot = new
    isOutlined = false
  }
}

/// What can be shown of a screenshot and over it, in the order in which it is listed.
nonisolated package enum ScreenshotLayer: Hashable, Sendable, CaseIterable {
  /// The screenshot.
  case screenshot
  /// The frames of the views.
  case outlines
  /// The numbers of what lint found.
  case findings
  /// Where views that people press are under others.
  case covered
  /// The colours of the views that receive presses.
  case map

  /// What it is called.
  package var title: String {
    switch self {
    case .screenshot: "screenshot"
    case .outlines: "view outlines"
    case .findings: "findings"
    case .covered: "covered parts"
    case .map: "hit map colours"
    }
  }
}
