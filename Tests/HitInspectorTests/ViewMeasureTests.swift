import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("Measuring between two views")
struct ViewMeasureTests {
  private let scene = RaisedTab()
  private let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() { inspector.open(scene.application) }

  private func shape(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> SceneShape
  {
    SceneShape(CGRect(x: x, y: y, width: width, height: height))
  }

  private func marks(_ from: SceneShape, _ to: SceneShape) -> [SelectionMark] {
    inspector.model.measure = ViewMeasure(from: from, to: to)
    return inspector.root.stage.marks.compactMap { mark in
      guard case .selection(let selection) = mark else { return nil }
      return selection
    }
  }

  private func pills(_ marks: [SelectionMark]) -> [String] {
    marks.compactMap { mark in
      if case .pill(let pill) = mark { pill.text } else { nil }
    }
  }

  private func gaps(_ marks: [SelectionMark]) -> [SelectionMark.Gap] {
    marks.compactMap { mark in
      if case .gap(let gap) = mark { gap } else { nil }
    }
  }

  @Test("views beside each other have one distance, where both are")
  func beside() throws {
    let marks = marks(shape(20, 100, 60, 80), shape(130, 140, 90, 100))
    #expect(pills(marks) == ["50"])
    let gap = try #require(gaps(marks).first)
    #expect(gap.start == inspector.geometry.windowPoint(CGPoint(x: 80, y: 160)))
    #expect(gap.end == inspector.geometry.windowPoint(CGPoint(x: 130, y: 160)))
    #expect(!gap.isOut)
  }

  @Test("views apart on both axes have two distances, each led to the other view")
  func apart() {
    let marks = marks(shape(200, 300, 60, 60), shape(20, 120, 80, 80))
    #expect(pills(marks) == ["100", "100"])
    let guides = marks.filter { if case .guide = $0 { true } else { false } }
    let corner = inspector.geometry.windowPoint(CGPoint(x: 100, y: 330))
    #expect(guides.count == 2)
    #expect(
      guides.contains(.guide(corner, inspector.geometry.windowPoint(CGPoint(x: 100, y: 200))))
    )
  }

  @Test("a view within another has four, whichever of them is measured from")
  func inside() {
    let (outer, inner) = (shape(20, 40, 280, 360), shape(60, 100, 100, 200))
    #expect(pills(marks(inner, outer)) == ["60", "100", "40", "140"])
    #expect(pills(marks(outer, inner)) == ["60", "100", "40", "140"])
  }

  @Test("of views that overlap it is told what both cover")
  func overlapping() {
    let marks = marks(shape(20, 40, 200, 200), shape(100, 140, 200, 200))
    #expect(pills(marks) == ["120 × 100 overlap"])
    let shared = inspector.geometry.windowRect(CGRect(x: 100, y: 140, width: 120, height: 100))
    #expect(marks.contains(.shared(shared)))
  }

  @Test("nothing is measured of one view, or of a turned one")
  func none() {
    #expect(marks(shape(0, 0, 40, 40), shape(0, 0, 40, 40)).isEmpty)
    var turned = shape(100, 100, 40, 40)
    turned.corners = turned.corners.map { CGPoint(x: $0.x + $0.y / 2, y: $0.y) }
    #expect(marks(shape(0, 0, 40, 40), turned).isEmpty)
  }

  @Test("while it is measured the view's distances to its superview are away, and the hints tell")
  func insteadOfGaps() {
    inspector.model.selected = OutlinedView(scene.cell5)
    #expect(inspector.captionHints.map(\.key) == ["Shift-click", "M", "click", "Ctrl-wheel"])
    let from = SceneShape(scene.cell5)
    inspector.model.tool = .measure
    #expect(pills(marks(from, shape(0, 100, 40, 40))).count == 1)
    #expect(inspector.captionHints.map(\.key) == ["M", "hover"])
  }
}

extension Inspector {
  fileprivate var captionHints: [KeyHint] { root.stage.captions.hints }
}
