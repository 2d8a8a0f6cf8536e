internal import Foundation
internal import HitAnalysis
internal import HitResponders

/// What is said of one thing that is marked on the scene, beside the scene or below it.
///
/// > Coordinates: window space.
nonisolated struct Callout: Hashable {
  /// What happened to it, which decides the colour.
  enum Kind: Hashable {
    case asked, refused, received, dropped, lost, recognized, failed
    /// A view that lies over another.
    case covering
    /// The first responder that a key came to, and those after it.
    case keyStart, keyStop
    /// Who received when a trace was recorded, and what lay elsewhere then.
    case golden, goldenFrame
  }

  var kind: Kind
  /// The view, so that a click can select it.
  var view: SceneViewID?
  /// Its place in the walk.
  var number: Int?
  var title: String
  var remark: String
  /// Both in fewer words, where there are fewer.
  var shortTitle: String?
  var shortRemark: String?
  /// The box of what is marked.
  var box: CGRect

  /// What stands in the disc that joins a card and an outline; nothing where there is no disc.
  var sign: String? { kind == .asked ? "?" : number.map { "\($0)" } }

  /// The same in fewer words.
  var shortened: Callout {
    var short = self
    (short.title, short.remark) = (shortTitle ?? title, shortRemark ?? remark)
    return short
  }

  /// Whether it tells who received, or would.
  var isOfReceiver: Bool { kind == .received || kind == .dropped }

  /// Whether a tag beside the scene stands at its right.
  var isAtRight: Bool {
    switch kind {
    case .refused, .received, .dropped, .goldenFrame: false
    case .asked, .lost, .covering, .recognized, .failed, .keyStart, .keyStop,
      .golden:
      true
    }
  }
}

extension Callout {
  /// The most views over others that are named; the panel lists all.
  private static let mostCovering = 3

  /// The views that lie over others, the largest parts first.
  private static func covering(_ model: InspectorModel, _ geometry: StageGeometry) -> [Callout] {
    model.overlaps.prefix(mostCovering).map { overlap in
      Callout(
        kind: .covering,
        view: overlap.front,
        title: Shown.name(overlap.frontName),
        remark: "lies over \(Shown.name(overlap.backName))",
        box: geometry.windowRect(overlap.rect)
      )
    }
  }

  /// Gathers what is said about the scene: who is asked about, who refused, who received, what is
  /// lost, what gestures did.
  static func all(_ model: InspectorModel, _ geometry: StageGeometry) -> [Callout] {
    func box(_ shape: SceneShape) -> CGRect { geometry.windowRect(shape.box) }
    var all: [Callout] = []
    let inspection = model.inspection
    let received = inspection?.walk.last { $0.outcome == .received }
    if let question = model.question, let selected = model.selected,
      selected.view == question.view, received?.view != question.view
    {
      let isNever = question.reached.isEmpty
      all.append(
        Callout(
          kind: .asked,
          view: question.view,
          title: Shown.name(question.name),
          remark: isNever ? "asked about: never reached" : "asked about",
          box: box(selected.shape)
        )
      )
    }
    all += covering(model, geometry)
    all += golden(model.golden, geometry)
    guard let inspection else { return all }
    for refusal in inspection.refusals {
      all.append(
        Callout(
          kind: .refused,
          view: inspection.walk.first { $0.number == refusal.number }?.view,
          number: refusal.number,
          title: Shown.name(refusal.name),
          remark: refusal.word,
          box: box(refusal.shape)
        )
      )
    }
    // The margin beside outlines tells what they mean; a hover has no tag there.
    let isTagged = !model.isOutlined || inspection.isTouch
    if isTagged, let received, let shape = inspection.receiver {
      all.append(
        Callout(
          kind: inspection.verdict.kind == .lost ? .dropped : .received,
          view: received.view,
          number: received.number,
          title: Shown.name(received.name),
          remark: inspection.receivedWords,
          box: box(shape)
        )
      )
    }
    if model.question == nil, let loss = inspection.loss {
      all.append(
        Callout(
          kind: .lost,
          view: inspection.subject,
          title: loss.title,
          remark: loss.remark,
          shortTitle: loss.shortTitle,
          shortRemark: loss.shortRemark,
          box: loss.parts.first.map { geometry.windowRect($0) } ?? box(loss.view)
        )
      )
    }
    // The gesture that won comes first.
    let tags = model.gestures.tags
    for tag in tags.filter(\.isRecognized) + tags.filter({ !$0.isRecognized }) {
      all.append(
        Callout(
          kind: tag.isRecognized ? .recognized : .failed,
          title: tag.text,
          remark: tag.isRecognized ? "recognized" : "not recognized",
          box: box(tag.shape)
        )
      )
    }
    return all
  }
}
