internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The right panel: the verdict, the walk that led to it, the responder chain, and gestures.
final class WhyPanel: PanelView {
  private(set) var inspection: Inspection?
  let card = VerdictCard("Verdict")
  let walk = WalkList("WalkRows")
  let chain = ChainList("ChainRows")
  let gestures = GestureList("GestureRows")

  /// Where the parts between the lists go.
  private struct Places: Equatable {
    var walkHeading: CGFloat = 0
    var separator: CGFloat = 0
    var chainHeading: CGFloat = 0
    /// Where the line above the gestures is; none where there are no gestures.
    var gestureSeparator: CGFloat?
  }

  private var places = Places()

  override var parts: [UIView] { [card, walk, chain, gestures] }

  // MARK: Content

  /// Shows an explanation, or an invitation where there is none.
  func show(_ new: Inspection?, waiting: Verdict = VerdictCard.invitation) {
    card.show(new?.verdict ?? waiting)
    guard new != inspection else { return arrange() }
    let old = inspection
    inspection = new
    if Self.heading(old) != Self.heading(new) {
      setNeedsDisplay(CGRect(x: 0, y: 0, width: bounds.width, height: 27))
    }
    walk.show(new?.walk ?? [])
    chain.show(new?.chain ?? [])
    gestures.show(new?.gestures ?? [])
    arrange()
    if Self.walkRemark(old) != Self.walkRemark(new) {
      redrawLine(places.walkHeading)
    }
    if old?.message != new?.message || (old == nil) != (new == nil) {
      redrawLine(places.chainHeading)
    }
  }

  private func redrawLine(_ baseline: CGFloat) {
    setNeedsDisplay(CGRect(x: 0, y: baseline - 13, width: bounds.width, height: 18))
  }

  /// The question that the panel answers.
  static func heading(_ inspection: Inspection?) -> String {
    guard let inspection else { return "WHO GETS THIS TAP" }
    if inspection.verdict.kind == .missed { return "WHY DID MY TAP NOT ARRIVE?" }
    if inspection.verdict.kind == .lost { return "WHAT BECAME OF THIS TAP" }
    return inspection.isTouch ? "WHO GOT THIS TAP" : "WHO GETS THIS TAP"
  }

  /// How much of the scene the walk asked.
  static func walkRemark(_ inspection: Inspection?) -> String? {
    guard let inspection else { return nil }
    return "\(inspection.askedCount) of \(inspection.viewCount) views asked"
  }

  // MARK: Layout

  override func layoutSubviews() { arrange() }

  /// Gives each list the height it needs, and shares what there is where that is not enough.
  private func arrange() {
    let width = bounds.width
    guard width > 0 else { return }
    let cardWidth = width - 25
    card.setFrameIfNeeded(
      CGRect(x: 13, y: 29, width: cardWidth, height: card.height(forWidth: cardWidth))
    )
    var new = Places()
    new.walkHeading = card.frame.maxY + 22
    let walkTop = new.walkHeading + 7
    // Below the walk: a line, a heading, and the chain's rows.
    let between: CGFloat = 8 + 20 + 8
    gestures.fit(width: width)
    // Gestures keep their rows, as the two lists above them scroll, but no more than a third where
    // these need the rest.
    let others = walkTop + walk.contentHeight + chain.contentHeight + between * 2 + 4
    let gestureRoom = max((bounds.height * 0.34).rounded(), bounds.height - others)
    let gestureHeight =
      gestures.rowCount == 0 ? 0 : gestures.wholeHeight(within: gestureRoom)
    let gestureSection = gestureHeight == 0 ? 0 : gestureHeight + between
    let room = max(0, bounds.height - walkTop - between - gestureSection - 4)
    var (walkHeight, chainHeight) = Self.share(
      room,
      walk: walk.contentHeight,
      chain: chain.contentHeight
    )
    walkHeight = walk.wholeHeight(within: walkHeight)
    chainHeight = chain.wholeHeight(within: chainHeight)
    walk.setFrameIfNeeded(CGRect(x: 0, y: walkTop, width: width, height: walkHeight))
    new.separator = (walkTop + walkHeight + 8).rounded()
    new.chainHeading = new.separator + 20
    chain.setFrameIfNeeded(
      CGRect(x: 0, y: new.chainHeading + 8, width: width, height: chainHeight)
    )
    if gestureHeight > 0 { new.gestureSeparator = (chain.frame.maxY + 8).rounded() }
    gestures.setFrameIfNeeded(
      CGRect(
        x: 0,
        y: (new.gestureSeparator ?? bounds.height) + Self.gestureTop,
        width: width,
        height: gestureHeight
      )
    )
    guard new != places else { return }
    let top = min(places.walkHeading, new.walkHeading) - 14
    places = new
    setNeedsDisplay(CGRect(x: 0, y: top, width: width, height: bounds.height - top))
  }

  /// Divides a height between the two lists; the chain gets what the walk leaves, and a share.
  static func share(
    _ room: CGFloat,
    walk: CGFloat,
    chain: CGFloat
  ) -> (walk: CGFloat, chain: CGFloat) {
    if walk + chain <= room { return (walk, chain) }
    let leastChain = min(chain, (room * 0.38).rounded())
    let walkHeight = min(walk, room - leastChain).rounded()
    return (walkHeight, min(chain, room - walkHeight))
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.heading(Self.heading(inspection), baseline: 20, in: bounds)
    guard inspection != nil else { return }
    canvas.heading(
      "HIT-TEST WALK",
      remark: Self.walkRemark(inspection),
      baseline: places.walkHeading,
      in: bounds
    )
    canvas.separator(at: places.separator, from: 13, width: bounds.width - 25)
    canvas.heading(
      "RESPONDER CHAIN",
      remark: inspection?.message,
      baseline: places.chainHeading,
      in: bounds
    )
    guard let separator = places.gestureSeparator else { return }
    canvas.separator(at: separator, from: 13, width: bounds.width - 25)
    canvas.heading("GESTURES ON THE PATH", baseline: separator + 20, in: bounds)
  }

  /// How far below its line the list of gestures begins.
  private static let gestureTop: CGFloat = 26
}

extension UIView {
  /// Sets the frame where it differs, so that staying in place damages nothing.
  func setFrameIfNeeded(_ new: CGRect) {
    if frame != new { frame = new }
  }
}
