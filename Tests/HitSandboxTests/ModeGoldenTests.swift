import Foundation
import HitResponders
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

/// Each mode in both themes, at three sizes and two scales.
@Suite("Pictures of the modes")
struct ModeGoldenTests {
  /// How a window is looked at.
  nonisolated struct Look: CustomTestStringConvertible, Sendable {
    var name: String
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
    var appearance: Appearance

    var testDescription: String { name }
  }

  /// Together with those of the other suites, every mode is seen in each theme, size and scale.
  nonisolated static let looks = [
    Look(name: "least-light", width: 480, height: 360, scale: 2, appearance: .light),
    Look(name: "narrow-dark", width: 720, height: 600, scale: 2, appearance: .dark),
    Look(name: "wide-light", width: 1920, height: 1080, scale: 1, appearance: .light),
  ]

  @Test("a press that went elsewhere", arguments: looks, InspectorMode.allCases)
  func mode(look: Look, mode: InspectorMode) throws {
    let rig = try WindowGoldenTests.Rig("raised-tab", width: look.width, height: look.height)
    rig.inspector.appearance = look.appearance
    rig.tap(160, 421, from: 3.418, to: 3.529)
    rig.inspector.perform(.showMode(mode))
    rig.hover(160, 421, at: 4)
    #expect(try rig.mismatch("\(mode)-\(look.name)", scale: look.scale) == nil)
  }
}
