import Foundation
import TestSupport
import Testing

@testable import HitX11

@MainActor
@Suite("Texts that are pasted")
struct ClipboardTests {
  private let property = "HITSCOPE_TEST_PASTED"

  /// Offers a text, and waits until the server knows: it serves clients in no order.
  private func offer(_ text: String, on rig: WindowRig) {
    rig.window.offer(text)
    let isKnown = eventually { rig.user.owner(of: "CLIPBOARD") == UInt(rig.window.id) }
    #expect(isKnown, "the server took no offer; faults: \(rig.log.faults)")
  }

  /// Asks for the text that a rig offers, and takes what comes first.
  private func paste(_ rig: WindowRig) -> (type: String, bytes: [UInt8])? {
    rig.user.paste("CLIPBOARD", into: UInt(rig.window.id), as: property)
    return next(rig)
  }

  private func next(_ rig: WindowRig) -> (type: String, bytes: [UInt8])? {
    next(rig, for: rig.user, in: UInt(rig.window.id))
  }

  /// Takes what comes next into a window of a client.
  private func next(
    _ rig: WindowRig,
    for user: XTestClient,
    in window: UInt,
    _ place: String? = nil
  ) -> (type: String, bytes: [UInt8])? {
    var taken: (type: String, bytes: [UInt8])?
    rig.pump {
      taken = user.take(window, place ?? property)
      return taken != nil
    }
    return taken
  }

  private static let longText = (0..<60_000).map { "line \($0)\n" }.joined()

  @Test("a short text comes whole")
  func short() throws {
    let rig = try WindowRig()
    offer("Zelle 5: süß", on: rig)
    let taken = try #require(paste(rig))
    #expect(taken.type == "UTF8_STRING")
    #expect(String(decoding: taken.bytes, as: UTF8.self) == "Zelle 5: süß")
  }

  /// Expects that a text comes in parts into the rig's own window.
  private func expectParts(of text: String, from rig: WindowRig) throws {
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

  @Test("a text larger than a request comes in parts, with nothing as the last")
  func long() throws {
    let rig = try WindowRig()
    offer(Self.longText, on: rig)
    try expectParts(of: Self.longText, from: rig)
  }

  @Test("programs that go away in the middle of a text take nothing with them", arguments: 0...4)
  func goneRequestor(parts: Int) throws {
    let rig = try WindowRig()
    offer(Self.longText, on: rig)
    // More than are served at a time.
    for _ in 0..<20 {
      let other = try XTestClient(rig.server)
      let window = other.cover(x: 0, y: 0, width: 10, height: 10)
      other.paste("CLIPBOARD", into: window, as: property)
      for _ in 0..<parts { #expect(next(rig, for: other, in: window) != nil) }
    }
    rig.pumpEverything()
    try expectParts(of: Self.longText, from: rig)
  }

  @Test(
    "a text is asked for and comes, whole or in parts",
    arguments: [OfferedText.copied, .selected],
    [false, true]
  )
  func asked(_ kind: OfferedText, isLong: Bool) throws {
    let text = isLong ? Self.longText : "süß"
    let rig = try WindowRig()
    offer(text, on: rig)
    let other = try XTestClient(rig.server)
    // Someone else has what is not asked for.
    other.own(
      kind == .copied ? "PRIMARY" : "CLIPBOARD",
      as: other.cover(x: 0, y: 0, width: 10, height: 10)
    )
    rig.pumpEverything()
    rig.window.requestText(kind)
    #expect(rig.pump { rig.log.words.contains("pasted \(text)") })
    #expect(rig.log.faults.isEmpty)
  }

  @Test("nobody, or a program that says nothing, has no text, and the next one comes")
  func silent() throws {
    let rig = try WindowRig()
    rig.window.requestText(.copied)
    rig.pumpEverything()
    let other = try XTestClient(rig.server)
    other.own("CLIPBOARD", as: other.cover(x: 0, y: 0, width: 10, height: 10))
    rig.window.requestText(.copied)
    rig.pumpEverything()
    #expect(!rig.log.words.contains { $0.hasPrefix("pasted") })
    // The server takes no offer that is older than the one before.
    rig.user.move(to: 30, 30)
    rig.pumpEverything()
    offer("here", on: rig)
    rig.window.requestText(.copied)
    #expect(rig.pump { rig.log.words.contains("pasted here") })
    #expect(rig.log.words.filter { $0.hasPrefix("pasted") } == ["pasted here"])
    #expect(rig.log.faults.isEmpty)
  }

  @Test("two long texts go to one window side by side, and both come to their end")
  func sideBySide() throws {
    let rig = try WindowRig()
    offer(Self.longText, on: rig)
    let other = try XTestClient(rig.server)
    let window = other.cover(x: 0, y: 0, width: 10, height: 10)
    let places = ["CLIPBOARD": property, "PRIMARY": property + "_TOO"]
    var counts: [String: Int] = [:]
    for (selection, place) in places {
      other.paste(selection, into: window, as: place)
      #expect(next(rig, for: other, in: window, place)?.type == "INCR")
    }
    // One is taken to its end before the other goes on.
    for place in places.values.sorted() {
      while let part = next(rig, for: other, in: window, place), !part.bytes.isEmpty {
        counts[place, default: 0] += part.bytes.count
      }
    }
    #expect(counts.values.allSatisfy { $0 == Self.longText.utf8.count } && counts.count == 2)
    #expect(rig.log.faults.isEmpty)
  }

  @Test("a text that another program offers instead is lost, also in the middle of one")
  func otherOwner() throws {
    let rig = try WindowRig()
    offer(Self.longText, on: rig)
    #expect(paste(rig)?.type == "INCR")
    let other = try XTestClient(rig.server)
    other.own("CLIPBOARD", as: other.cover(x: 0, y: 0, width: 10, height: 10))
    rig.pumpEverything()
    // What has begun comes to its end.
    var count = 0
    while let part = next(rig), !part.bytes.isEmpty { count += part.bytes.count }
    #expect(count == Self.longText.utf8.count)
    #expect(rig.log.faults.isEmpty)
  }
}
