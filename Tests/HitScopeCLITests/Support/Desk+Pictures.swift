import Foundation
import TestSupport
import Testing

extension Desk {
  /// What a part of the window shows, in points of a window at one pixel a point.
  func picture(of rect: CGRect) throws -> Screenshot {
    try #require(
      user.screenshot(
        window,
        x: Int(rect.minX),
        y: Int(rect.minY),
        width: Int(rect.width),
        height: Int(rect.height)
      )
    )
  }

  /// What a part of the window shows once it has not changed by itself for some time.
  func settledPicture(
    of rect: CGRect,
    still time: Duration = .milliseconds(400)
  ) throws -> Screenshot {
    var last = try picture(of: rect)
    var start = ContinuousClock.now
    let isSettled = try eventually(within: .seconds(20)) {
      let next = try picture(of: rect)
      if next != last { (last, start) = (next, .now) }
      return ContinuousClock.now - start > time
    }
    try #require(isSettled, "\(rect) goes on changing")
    return last
  }

  /// Types Ctrl-C and waits until a text can be pasted.
  func copies(_ text: String) throws -> Bool {
    let property = "HITSCOPE_TEST_PASTED"
    return try eventually(within: .seconds(5)) {
      try user.type(["Control_L", "c"])
      user.paste("CLIPBOARD", into: window, as: property)
      return eventually(within: .milliseconds(200)) { user.text(window, property) == text }
    }
  }
}

extension Screenshot {
  /// The first and last rows in which it differs from another one of its size.
  func rows(differingFrom other: Screenshot) -> ClosedRange<Int>? {
    let rows = (0..<height).filter { row in
      let range = row * width..<(row + 1) * width
      return pixels[range] != other.pixels[range]
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }
}
