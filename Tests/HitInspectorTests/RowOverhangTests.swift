import Foundation
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector

@Suite("Rows that draw beyond their places")
struct RowOverhangTests {
  @Test("a row that changes is drawn again with what of it lies in the next one")
  func link() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    let list = ChainList("ChainRows")
    list.frame = window.bounds
    window.addSubview(list)
    window.isHidden = false
    func show(_ first: ResponderDeed) {
      list.show(
        [
          RoutedInput.Delivery.Step(responder: "Cell5", did: first),
          RoutedInput.Delivery.Step(responder: "CellStack", did: .forwarded),
          RoutedInput.Delivery.Step(responder: "UIWindow", did: .discarded),
        ],
        [:]
      )
    }
    let painting = WindowPainting(window, .dark, columns: [])
    show(.consumedForwarded)
    let surface = try painting.render()
    let canvas = surface.makeCanvas()
    for deed in [ResponderDeed.consumed, .forwarded, .consumed] {
      _ = window.takeDamage()
      show(deed)
      painting.paint(window.takeDamage(), in: canvas)
      #expect(surface.pixelWords() == (try painting.render().pixelWords()))
    }
  }
}
