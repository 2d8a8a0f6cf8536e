internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The timeline of a recording in the strip below the scene: transport, minimap, lanes.
final class TimelinePanel: PanelView {
  let transport = TransportView("Transport")
  let minimap = MinimapView("Minimap")
  let lanes = LanesView("Lanes")

  var onCommand: ((TimelineCommand) -> Void)? {
    didSet { transport.onCommand = onCommand }
  }

  private var source = TimelineSource()
  private var index: TimelineIndex { source.index }
  /// Chooses between the list of events and their lanes, while a session goes on.
  let toggle = SegmentToggle("LanesToggle")
  private(set) var shownTime = TimeWindow(start: 0, length: 7_000_000)
  private var state: TimelineState?
  /// When what was shown last of a session ended.
  private var followedEnd: Int64 = 0
  private var followedVersion = -1

  /// Whether it is to stand in the place of the events.
  var isWanted = false

  override var parts: [UIView] { [transport, minimap, lanes, toggle] }

  convenience init() {
    self.init("Timeline")
    lanes.onScrub = { [weak self] in self?.onCommand?(.show(time: $0)) }
    minimap.onScrub = { [weak self] in self?.onCommand?(.show(time: $0)) }
    lanes.onEvent = { [weak self] in self?.onCommand?(.showEvent($0)) }
    toggle.show(["list", "lanes"], chosen: 1)
    toggle.isHidden = true
    lanes.onWindow = { [weak self] in self?.show($0) }
  }

  /// The height from which there is room for the minimap.
  private static let minimapHeight: CGFloat = 200

  // MARK: Showing

  /// Shows the lanes of a recording from their beginning.
  func open(_ new: TimelineIndex) {
    let length = min(max(Double(new.end) * 1.04, 1_000_000), 7_200_000)
    show(TimelineSource(new))
    show(TimeWindow(start: -length * 0.05, length: length).clamped(to: Double(new.end)))
  }

  /// Shows the lanes of a session, and what was added to them, as long as their end is in view.
  func follow(_ new: TimelineSource) {
    guard new !== source || new.version != followedVersion else { return }
    followedVersion = new.version
    let isOther = new !== source
    let wasAtEnd = isOther || shownTime.end >= Double(followedEnd)
    show(new)
    followedEnd = index.end
    var state = TimelineState()
    (state.position, state.time) = (index.count, index.end)
    if wasAtEnd {
      let end = Double(index.end) + 200_000
      if isOther || shownTime.end < end || shownTime.start > end {
        let start = max(-0.05 * shownTime.length, end - shownTime.length)
        show(TimeWindow(start: start, length: shownTime.length))
      }
    }
    show(state, isLive: true)
  }

  /// Shows lanes, which may have grown.
  private func show(_ new: TimelineSource) {
    source = new
    minimap.show(new)
    lanes.show(new)
  }

  /// Shows where the replay stands.
  func show(_ new: TimelineState, isLive: Bool) {
    let old = state
    state = new
    var content = TransportView.Content()
    content.state = new
    content.count = index.count
    content.differences = index.differences.count
    content.isAtEnd = new.time >= index.end
    content.isLive = isLive
    transport.show(content)
    lanes.show(time: new.time, position: new.position)
    toggle.isHidden = !isLive
    if old?.time != new.time, !isLive {
      show(shownTime.showing(Double(new.time), within: Double(max(index.end, new.time))))
    }
  }

  private func show(_ new: TimeWindow) {
    shownTime = new
    minimap.show(new)
    lanes.show(new)
  }

  // MARK: Keys

  /// Moves or resizes the part of time that is shown.
  ///
  /// - Returns: Whether it was asked for that.
  func perform(_ command: TimelineCommand) -> Bool {
    let total = Double(index.end)
    switch command {
    case .panBack: show(shownTime.moved(by: -0.25, within: total))
    case .panOn: show(shownTime.moved(by: 0.25, within: total))
    case .zoomIn: lanes.zoom(by: 1 / 1.6, at: nil)
    case .zoomOut: lanes.zoom(by: 1.6, at: nil)
    default: return false
    }
    return true
  }

  override func layoutSubviews() {
    let width = bounds.width
    transport.setFrameIfNeeded(CGRect(x: 0, y: 0, width: width, height: 38))
    let choice = CGSize(width: toggle.width, height: SegmentToggle.height)
    toggle.setFrameIfNeeded(
      CGRect(origin: CGPoint(x: width - 14 - choice.width, y: 11), size: choice)
    )
    minimap.isHidden = bounds.height < Self.minimapHeight
    minimap.setFrameIfNeeded(CGRect(x: 13, y: 39, width: max(0, width - 26), height: 24))
    let top: CGFloat = minimap.isHidden ? 40 : 66
    let height = max(0, bounds.height - top - 2)
    lanes.setFrameIfNeeded(CGRect(x: 0, y: top, width: width, height: height))
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {}
}
