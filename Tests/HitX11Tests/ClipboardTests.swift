import Foundation
import TestSupport
import Testing

@testable import HitX11

@MainActor
@Suite("Texts that are pasted")
struct ClipboardTests {
  private let property = "HITSCOPE_TEST_PASTED"

  /// Asks for the text that a rig offers, and takes what comes first.
  private func paste(_ rig: WindowRig) -> (type: String, bytes: [UInt8])? {
    rig.user.paste("CLIPBOARD", into: UInt(rig.window.id), as: property)
    return next(rig)
  }

  private func next(_ rig: WindowRig) -> (type: String, bytes: [UInt8])? {
    var taken: (type: String, bytes: [UInt8])?
    rig.pump {
      taken = rig.user.take(UInt(rig.window.id), property)
      return taken != nil
    }
    return taken
  }

  @Test("a short text comes whole")
  func short() throws {
    let rig = try WindowRig()
    rig.window.offer("Zelle 5: süß")
    let taken = try #require(paste(rig))
    #expect(taken.type == "UTF8_STRING")
    #expect(String(decoding: taken.bytes, as: UTF8.self) == "Zelle 5: süß")
  }

  @Test("a text larger than a request comes in parts, with nothing as the last")
  func long() throws {
    let rig = try WindowRig()
    let text = (0..<60_000).map { "line \($0)\n" }.joined()
    rig.window.offer(text)
    let first = try #require(paste(rig))
    #expect(first.type == "INCR")
    var bytes: [UInt8] = []
    while true {
      let part = try #require(next(rig))
      #expect(part.type == "UTF8_STRING")
      if part.bytes.isEmpty { break }
      bytes += part.bytes
    }
    #expect(bytes == Array(text.utf8))
    #expect(rig.log.faults.isEmpty)
  }
}
