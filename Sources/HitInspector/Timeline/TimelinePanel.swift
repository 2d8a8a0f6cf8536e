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

  private(set) var index = TimelineIndex()
  private(set) var shownTime = TimeWindow(start: 0, length: 7_000_000)
  private var state: TimelineState?

  /// Whether it is to stand in the place of the events.
  var isWanted = false

  override var parts: [UIView] { [transport, minimap, lanes] }

  convenience init() {
    self.init("Timeline")
    lanes.onScrub = { [weak self] in self?.onCommand?(.show(time: $0)) }
    minimap.onScrub = { [weak self] in self?.onCommand?(.show(time: $0)) }
    lanes.onEvent = { [weak self] in self?.onCommand?(.showEvent($0)) }
    lanes.onWindow = { [weak self] in self?.show($0) }
  }

  /// The height from which there is room for the minimap.
  private static let minimapHeight: CGFloat = 200

  // MARK: Showing

  /// Shows other lanes from their beginning.
  func open(_ new: TimelineIndex) {
    let length = min(max(Double(new.end) * 1.04, 1_000_000), 7_200_000)
    index = new
    minimap.show(new)
    lanes.show(new)
    show(TimeWindow(start: -length * 0.05, length: length).clamped(to: Double(new.end)))
  }

  /// Shows lanes to which something was added.
  func follow(_ new: TimelineIndex) {
    let wasAtEnd = shownTime.end >= Double(index.end)
    index = new
    minimap.show(new)
    lanes.show(new)
    if wasAtEnd { show(shownTime.showing(Double(new.end), within: Double(new.end))) }
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
    if old?.time != new.time {
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
    minimap.isHidden = bounds.height < Self.minimapHeight
    minimap.setFrameIfNeeded(CGRect(x: 13, y: 39, width: max(0, width - 26), height: 24))
    let top: CGFloat = minimap.isHidden ? 40 : 66
    let height = max(0, bounds.height - top - 2)
    lanes.setFrameIfNeeded(CGRect(x: 0, y: top, width: width, height: height))
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {}
}
