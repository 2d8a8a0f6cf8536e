public import Foundation
internal import HitGeometry
public import HitResponders

/// Where a view can be pressed at all, and what takes the rest, in names and numbers.
///
/// > Coordinates: screen points; areas are in square points.
nonisolated public struct ViewReach: Hashable, Sendable {
  /// A part in which the view is drawn and a press goes elsewhere.
  public struct Loss: Hashable, Sendable {
    /// The size of the part.
    public var area: CGFloat
    /// A rectangle around the part.
    public var box: CGRect
    /// The name of the view that receives the press there, if one does.
    public var receiver: String?
    /// The first cause.
    public var cause: Verdict.Cause
    /// The cause in words, as `its parent TabBar said the point is outside`.
    public var reason: Wording
    /// The name of the view at which the cause is.
    public var by: String
  }

  /// The view's name.
  public var view: String
  /// How much of the view is drawn.
  public var drawnArea: CGFloat
  /// In how much of what is drawn a press reaches the view, or one in it.
  public var reachedArea: CGFloat
  /// Where a press reaches the view, or one in it, as rectangles from top to bottom.
  public var places: [CGRect]
  /// The parts in which it does not, the largest first.
  public var losses: [Loss]
  /// Why the view, or one above it, refuses every point, as `its parent Card is hidden`.
  public var refusal: Wording?

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - regions: Where the view is reached.
  ///   - application: The application whose windows have the view.
  ///   - names: The names of the views of the application's windows.
  @MainActor
  package init(_ regions: ViewRegions, in application: UIApplication, names: ViewNames) {
    view = names[regions.view]
    drawnArea = regions.drawnSize
    reachedArea = regions.reachedSize
    places = regions.reachable.rectangles
    losses = regions.losses.map { loss in
      Loss(
        area: loss.area.size,
        box: loss.area.box,
        receiver: loss.receiver.map { names[$0] },
        cause: loss.cause,
        reason: loss.obstacle.clause(for: regions.view),
        by: names[loss.by]
      )
    }
    let rules = HitTestRules(application)
    refusal =
      regions.view.ancestry.reversed().lazy.compactMap { view in
        view.standingRefusals(rules).first.map {
          Obstacle(kind: .refused($0, at: .zero), view: view).clause(for: regions.view)
        }
      }.first
  }

  /// Whether no press reaches the view anywhere.
  public var isUnreachable: Bool { places.isEmpty }

  /// In how much of its area the view gets presses, as a clause without its name.
  var clause: Wording {
    if isUnreachable {
      let reason = refusal ?? "0 of \(number: drawnArea) pt²"
      return "gets no press anywhere: \(reason)"
    }
    if drawnArea == 0 { return share }
    return "\(share): \(number: reachedArea) of \(number: drawnArea) pt²"
  }

  /// The same without numbers of square points, of a view that is reached somewhere.
  var share: Wording {
    if drawnArea == 0 { return "is not drawn, and gets presses in \(number: placesArea) pt²" }
    return reachedArea == drawnArea
      ? "gets presses in all of its area"
      : "gets presses in \(Percent.text(reachedArea, of: drawnArea)) of its area"
  }

  /// The size of all places together.
  private var placesArea: CGFloat { places.reduce(0) { $0 + $1.width * $1.height } }

  /// What a terminal shows: the share, the places, the losses.
  public var messages: [Message] {
    [Message(isUnreachable ? .missed : .remark, "\(name: view, .subject) \(clause).")]
      + places.map { Message(.accepted, indent: 1, "reached \(ShortNumber.rect($0))") }
      + losses.map(\.message)
  }
}

nonisolated extension ViewReach.Loss {
  fileprivate var message: Message {
    let whose: Wording = receiver.map { "\(name: $0) receives" } ?? "no view receives"
    let what: Wording = "lost \(number: area) pt² in \(ShortNumber.rect(box)): \(whose)"
    // A view that covers another one is the one that receives.
    return Message(.refused, indent: 1, receiver == by ? what : "\(what), \(reason)")
  }
}
