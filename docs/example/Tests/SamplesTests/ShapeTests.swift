import HitScopeTesting
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite("Views with a shape of their own")
struct ShapeTests {
  @Test("a circle is touched inside its path and not in its corners")
  func circle() throws {
    let stage = Stage(controller: { CirclesViewController() })
    let circle = try #require(try stage.view("circle") as? CircleView)
    // The oval spans (60, 40) to (260, 160).
    try stage.expect("root", receivesPressAt: CGPoint(x: 62, y: 42))
    try stage.expect("circle", receivesPressAt: CGPoint(x: 160, y: 42))
    #expect(circle.tintColor == .systemIndigo)
    stage.tap(at: CGPoint(x: 62, y: 42))
    #expect(circle.tintColor == .systemIndigo)
    try stage.tap("circle")
    #expect(circle.tintColor == .systemPink)
  }

  @Test("a round view is touched within its radius")
  func round() throws {
    let stage = Stage(controller: { CirclesViewController() })
    let round = try #require(try stage.view("round") as? RoundView)
    try stage.tap("round")
    stage.tap(at: CGPoint(x: 104, y: 194))
    stage.tap(at: CGPoint(x: 160, y: 191))
    #expect(round.taps == 2)
    #expect(round.layer.cornerRadius == 60)
  }

  @Test("a triangle made of a path is touched below its sides")
  func triangle() throws {
    let stage = Stage(controller: { CirclesViewController() })
    let triangle = try #require(try stage.view("triangle") as? TriangleView)
    stage.tap(at: CGPoint(x: 105, y: 335))
    stage.tap(at: CGPoint(x: 160, y: 335))
    stage.tap(at: CGPoint(x: 105, y: 428))
    #expect(triangle.touchCount == 2)
  }
}
