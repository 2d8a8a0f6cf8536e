internal import Foundation

/// A shape in a lane of the timeline, in points.
nonisolated struct LaneShape: Hashable {
  enum Form: Hashable {
    /// A bar of full height, and a frame of one.
    case bar, box
    case dot, cross, check, diamond, hollowDiamond
    /// A stroke across the lane, of a width.
    case tick(CGFloat)
    /// Words that begin at `x`, or that end there.
    case words(String, isStrong: Bool, endsHere: Bool)
    /// A dotted line.
    case dots
  }

  /// What it says by its colour.
  enum Tone: Hashable {
    case first, second, accepted, refused, plain, faint, responder, onFirst, onSecond, change
  }

  var form: Form
  var x: CGFloat
  /// Where it ends; only bars, boxes and dotted lines have a width.
  var end: CGFloat
  var tone: Tone

  init(_ form: Form, _ x: CGFloat, to end: CGFloat? = nil, _ tone: Tone) {
    (self.form, self.x, self.end, self.tone) = (form, x, end ?? x, tone)
  }

  /// Whether it is none of the words.
  var isMark: Bool { if case .words = form { false } else { true } }
}
