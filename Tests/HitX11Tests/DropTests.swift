import Foundation
import TestSupport
import Testing

@testable import HitX11

@MainActor
@Suite("Files that are dropped")
struct DropTests {
  private let list = "file:///tmp/one.json\r\nfile:///tmp/two.json\r\n"

  /// What was dropped so far.
  private func dropped(_ rig: WindowRig) -> [String] {
    rig.log.events.compactMap { if case .dropped(let list, _) = $0 { list } else { nil } }
  }

  /// Drags a list over the rig's window and lets it go there.
  private func drop(from source: FileDrag, on rig: WindowRig) {
    source.enter(UInt(rig.window.id))
    source.drop()
    rig.pump { source.isAsked() }
  }

  @Test("a list of files comes as it was sent")
  func whole() throws {
    let rig = try WindowRig()
    let source = FileDrag(try XTestClient(rig.server))
    drop(from: source, on: rig)
    source.answer(list)
    #expect(rig.pump { dropped(rig) == [list] })
    #expect(rig.log.faults.isEmpty)
  }

  @Test("a program that goes away while it is asked leaves nothing, and the next drop arrives")
  func gone() throws {
    let rig = try WindowRig()
    for isEntered in [false, true] {
      let source = FileDrag(try XTestClient(rig.server))
      source.enter(UInt(rig.window.id))
      if isEntered { drop(from: source, on: rig) }
    }
    // One that said that parts follow, of which none came.
    let slow = FileDrag(try XTestClient(rig.server))
    drop(from: slow, on: rig)
    slow.answerInParts()
    rig.pumpEverything()
    #expect(dropped(rig) == [])
    let source = FileDrag(try XTestClient(rig.server))
    drop(from: source, on: rig)
    source.answer(list)
    #expect(rig.pump { dropped(rig) == [list] })
    #expect(rig.log.faults.isEmpty)
  }
}
