public import Foundation
public import HitResponders

/// What the window explains about one point: the verdict, the walk, the chain and what to mark.
///
/// > Coordinates: points and shapes are in screen points of the scene.
nonisolated public struct Inspection: Hashable, Sendable {
  /// The point explained.
  public var point: CGPoint
  /// Whether a touch was sent; otherwise nothing was and the pointer only hovers.
  public var isTouch = false
  /// The verdict.
  public var verdict: VerdictText
  /// Every view of the walk, in order.
  public var walk: [WalkRow] = []
  /// The number of views in the scene.
  public var viewCount = 0
  /// The responders from the receiver up.
  public var chain: [ChainRow] = []
  /// The message that climbs the chain.
  public var message = "touchesBegan"
  /// The recognizers on the way of the touch, and those of the view that was meant.
  public var gestures: [GestureRow] = []
  /// The view that receives, as it lies.
  public var receiver: SceneShape?
  /// The views that refused on the way to the view that was meant.
  public var refusals: [Refusal] = []
  /// What the view that was meant loses.
  public var loss: Loss?
  /// The view that was meant, else the receiver.
  public var subject: SceneViewID?
  /// What is known of that view.
  public var facts: SelectedFacts?

  /// Makes an explanation of a point, empty but for its verdict.
  public init(at point: CGPoint, verdict: VerdictText) {
    self.point = point
    self.verdict = verdict
  }

  /// The number of views that were asked.
  public var askedCount: Int { walk.count { $0.number != nil } }
}

/// The verdict in words, with what to stress.
nonisolated public struct VerdictText: Hashable, Sendable {
  /// Whether a tap arrives.
  public enum Tone: Hashable, Sendable {
    /// A view that was meant does not get it.
    case problem
    /// It arrives where it was meant.
    case arrived
    /// It arrived, and was then lost or dropped.
    case lost
    /// Nothing under the point takes touches.
    case nothing
  }

  /// A piece of a sentence that looks one way.
  public struct Phrase: Hashable, Sendable {
    /// How much a piece stands out.
    public enum Emphasis: Hashable, Sendable {
      /// Not at all.
      case plain
      /// By weight.
      case strong
      /// By weight and by the colour of what received.
      case receiver
    }

    /// The words.
    public var text: String
    /// How much they stand out.
    public var emphasis: Emphasis

    /// Makes a phrase.
    public init(_ text: String, _ emphasis: Emphasis = .plain) {
      self.text = text
      self.emphasis = emphasis
    }
  }

  /// Whether a tap arrives.
  public var tone: Tone
  /// The first sentence.
  public var headline: [Phrase]
  /// The sentences after it.
  public var body: [Phrase]
  /// The geometry behind it, in numbers.
  public var detail: String?

  /// Makes a verdict.
  public init(
    _ tone: Tone,
    headline: [Phrase],
    body: [Phrase] = [],
    detail: String? = nil
  ) {
    self.tone = tone
    self.headline = headline
    self.body = body
    self.detail = detail
  }

  /// Makes a verdict from running text, whose first sentence becomes the headline.
  public init(_ tone: Tone, phrases: [Phrase], detail: String? = nil) {
    var headline: [Phrase] = []
    var body: [Phrase] = []
    for phrase in phrases {
      if !body.isEmpty || headline.last?.text.hasSuffix(".") == true {
        body.append(phrase)
      } else if let end = phrase.text.range(of: ". ") {
        headline.append(Phrase(String(phrase.text[..<end.lowerBound]) + ".", phrase.emphasis))
        let rest = String(phrase.text[end.upperBound...])
        if !rest.isEmpty { body.append(Phrase(rest, phrase.emphasis)) }
      } else {
        headline.append(phrase)
      }
    }
    if let first = body.first {
      body[0].text = String(first.text.drop { $0 == " " })
    }
    self.init(tone, headline: headline, body: body, detail: detail)
  }

  /// The whole verdict as running text.
  public var text: String {
    [headline, body].filter { !$0.isEmpty }
      .map { $0.map(\.text).joined() }.joined(separator: " ")
  }
}

/// A view that was asked and said no, so that the view that was meant was never asked.
nonisolated public struct Refusal: Hashable, Sendable {
  /// The view's place in the walk.
  public var number: Int
  /// The view's name.
  public var name: String
  /// What it said, in a few words.
  public var word: String
  /// The view as it lies.
  public var shape: SceneShape

  /// Makes a refusal.
  public init(number: Int, name: String, word: String, shape: SceneShape) {
    self.number = number
    self.name = name
    self.word = word
    self.shape = shape
  }
}

/// The part of a view that is drawn and cannot be tapped.
nonisolated public struct Loss: Hashable, Sendable {
  /// The whole view.
  public var view: SceneShape
  /// The view's own colour.
  public var color: UIColor?
  /// What is lost, as upright rectangles; none where a turned view allows no such answer.
  public var parts: [CGRect]
  /// Whether another view lies over it, which is less final than being dead.
  public var isCovered = false
  /// What happened, as `dead zone  64 × 18 pt`.
  public var title: String
  /// What that means.
  public var remark: String

  /// Makes a loss.
  public init(
    view: SceneShape,
    color: UIColor? = nil,
    parts: [CGRect],
    title: String,
    remark: String
  ) {
    self.view = view
    self.color = color
    self.parts = parts
    self.title = title
    self.remark = remark
  }
}
