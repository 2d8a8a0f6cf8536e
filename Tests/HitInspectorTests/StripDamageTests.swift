import Foundation
import HitAnalysis
import HitControls
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitInspector

@Suite("The strips that compare maps")
struct StripDamageTests {
  private static let size = CGSize(width: 660, height: 490)

  /// A screen of buttons side by side, and the map of it.
  private static func scene() -> Scene {
    Scene(name: "grid", title: "", size: size) { stage in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      for place in 0..<12 {
        window.addSubview(
          UIButton(frame: CGRect(x: place % 4 * 160, y: place / 4 * 160, width: 100, height: 100))
        )
      }
      window.isHidden = false
      stage.add(window)
    }
  }

  /// Shows three maps of a scene, of which the second and third differ in one button's place, and
  /// returns what of the panel is to be drawn again after the third.
  private func damage(
    of panel: PanelView,
    _ show: (_ now: MapReading, _ first: MapReading) -> Void
  ) throws -> [CGRect] {
    let scene = Self.scene()
    let map = LiveMap(Explainer(scene), title: "grid")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 180))
    panel.frame = window.bounds
    window.addSubview(panel)
    window.isHidden = false
    let first = MapReading(try #require(try map.update()))
    let button = try #require(scene.windows.first?.subviews.last)
    var reading = first
    for x in [300, 310] {
      button.frame.origin.x = CGFloat(x)
      reading = MapReading(try #require(try map.update()), keeping: reading)
      _ = window.takeDamage()
      show(reading, first)
      if x == 300 { _ = try WindowPainting(window, .dark, columns: []).render() }
    }
    return window.takeDamage()
  }

  @Test("below an edited scene, only rows that differ and the part of the map that does")
  func changed() throws {
    let panel = ChangedPanel("Changed")
    let damage = try damage(of: panel) { now, first in
      panel.show(ChangedPanel.Content(remark: "against it", now: now, saved: first))
    }
    #expect(!damage.isEmpty && damage.allSatisfy { $0.width < 240 })
    #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 700 * 180 / 4)
  }

  @Test("in a hit map, besides the picture of what changed")
  func compared() throws {
    let panel = MapComparePanel("Compare")
    let damage = try damage(of: panel) { now, first in
      panel.show(MapComparePanel.Content(title: "grid", now: now, before: first, baseName: "first"))
    }
    #expect(!damage.isEmpty && !damage.contains { $0.width > 240 && $0.height > 40 })
  }
}
