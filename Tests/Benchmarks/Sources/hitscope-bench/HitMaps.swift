import Foundation
import HitAnalysis
import HitScenes
import HitScope

/// Takes presses a little way around its bounds, as the peers' overriding views do.
private class Enlarged: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Says so, too.
private final class EnlargedWithExtent: Enlarged, HitExtentDeclaring {
  let hitExtent = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// Times hit maps of one tree and counts the pixels at which they are not what the hit test answers.
struct HitMaps {
  static let names = [
    "flat_1000", "deep_100", "real_300", "real_3000", "real_30000", "rot_1000", "realrot_3000",
  ]

  let name: String
  let numbers: [Int]

  func run() {
    let plain = screen { UIView(frame: $1) }
    time("hitscope", plain)
    check("hitscope", plain)
    update("hitscope, after a move", plain)
    if name != "real_3000" { return }
    let chosen = overriding(30)
    let asked = screen { chosen.contains($0) ? Enlarged(frame: $1) : UIView(frame: $1) }
    time("hitscope, 30 overrides", asked)
    check("hitscope, 30 overrides", asked)
    update("hitscope, 30 overrides, after a move", asked)
    let declared = screen {
      chosen.contains($0) ? EnlargedWithExtent(frame: $1) : UIView(frame: $1)
    }
    time("hitscope, 30 overrides with extent", declared)
    check("hitscope, 30 overrides with extent", declared)
  }

  // MARK: Screens

  struct Screen {
    let application = UIApplication()
    let tree: Tree
  }

  func screen(_ make: (Int, CGRect) -> UIView) -> Screen {
    let screen = Screen(tree: Tree(name: name, numbers: numbers, make: make))
    screen.application.screen.bounds = CGRect(origin: .zero, size: screen.tree.size)
    screen.application.inForce {
      let window = UIWindow(frame: screen.application.screen.bounds)
      window.addSubview(screen.tree.root)
      window.isHidden = false
    }
    return screen
  }

  /// Leaves that take presses, chosen as the peers choose them.
  private func overriding(_ count: Int) -> Set<Int> {
    let rows = (0..<numbers[2]).map { 4 + 7 * $0 }
    let parents = Set(rows.map { numbers[$0] })
    var chosen: Set<Int> = []
    srand(7)
    while chosen.count < count {
      let index = 1 + Int(rand()) % (numbers[2] - 1)
      if !parents.contains(index), numbers[rows[index] + 6] == 0 { chosen.insert(index) }
    }
    return chosen
  }

  // MARK: Rows

  private func time(_ subject: String, _ screen: Screen) {
    report(subject, median { HitMap(screen.application) })
    let map = HitMap(screen.application)
    if map.overrideCallCount > 0 {
      Self.row("hitmap_calls", subject, name, Double(map.overrideCallCount), "calls")
    }
    var again = map
    report(
      "\(subject), one pixel anew",
      median { again.update(in: CGRect(x: 9, y: 9, width: 1, height: 1)) }
    )
  }

  private func update(_ subject: String, _ screen: Screen) {
    var map = HitMap(screen.application)
    let moved = screen.tree.views[screen.tree.count / 2]
    var step: CGFloat = 7
    report(
      subject,
      median {
        let before = moved.convert(moved.bounds, to: nil)
        moved.center.x += step
        step = -step
        map.update(in: before.union(moved.convert(moved.bounds, to: nil)))
      }
    )
    check(subject, screen, map)
  }

  private func report(_ subject: String, _ milliseconds: Double) {
    Self.row("hitmap", subject, name, milliseconds, "ms")
  }

  private func check(_ subject: String, _ screen: Screen, _ map: HitMap? = nil) {
    let map = map ?? HitMap(screen.application)
    let wrong = Double(Self.wrongPixels(map, screen.application))
    Self.row("hitmap_wrong_pixels", subject, name, wrong, "px")
  }

  private static func row(
    _ bench: String,
    _ subject: String,
    _ name: String,
    _ value: Double,
    _ unit: String
  ) {
    print("\(bench)\t\(subject)\t\(name)\t\(value)\t\(unit)")
  }

  private func median<Result>(of body: () -> Result) -> Double {
    let clock = ContinuousClock()
    _ = body()
    var passes: [Double] = []
    let start = clock.now
    while passes.count < 9 || (clock.now - start < .milliseconds(250) && passes.count < 65) {
      let (seconds, attoseconds) = clock.measure { _ = body() }.components
      passes.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    return passes.sorted()[passes.count / 2]
  }

  // MARK: Exactness

  /// Looks at every pixel of every scene of the gallery.
  static func checkGallery() throws {
    for entry in SceneLibrary.gallery.entries {
      for scale in [1, 2] as [CGFloat] {
        let scene = try SceneLibrary.gallery.scene(entry.name)
        let map = HitMap(scene.application, scale: scale)
        let wrong = Double(wrongPixels(map, scene.application))
        row("hitmap_wrong_pixels", "hitscope, scale \(Int(scale))", entry.name, wrong, "px")
      }
    }
  }

  /// Asks the hit test at every pixel.
  private static func wrongPixels(_ map: HitMap, _ application: UIApplication) -> Int {
    let receivers = map.receivers
    let windows = Array(application.windows.reversed())
    return application.inForce {
      var wrong = 0
      for row in 0..<map.height {
        for column in 0..<map.width {
          let point = CGPoint(
            x: (CGFloat(column) + 0.5) / map.scale,
            y: (CGFloat(row) + 0.5) / map.scale
          )
          var hit: UIView?
          for window in windows where hit == nil {
            hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
          }
          let number = map[column: column, row: row]
          if (number < 0 ? nil : receivers[number]) !== hit { wrong += 1 }
        }
      }
      return wrong
    }
  }
}
