public import Foundation
internal import HitCanvas
public import HitResponders

/// A control of several segments side by side, of which one is chosen.
///
/// A lift chooses the segment it is over, if the touch began in the control and the segment is
/// enabled. It sends valueChanged, which is its primary action too, before the up event.
///
/// > Source: UIKit, `UISegmentedControl`. Differs: titles only, all segments of one width, and the
/// > segments are no subviews.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var action: UIAction?
    var isEnabled = true
  }

  /// The segments, left to right.
  final var segments: [Segment] = [] {
    didSet { setNeedsDisplay() }
  }

  override class var holdsValue: Bool { true }

  /// Makes a control of a segment for each title.
  ///
  /// > Source: UIKit. Differs: what is not text gives a segment without title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String) }
    sizeToFit()
  }

  /// Makes a control of a segment for each closure, with its title.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, action: $0) }
  }

  // MARK: Choice

  /// The selected segment's index, or ``noSegment``; setting it sends no event.
  open var selectedSegmentIndex = noSegment {
    didSet {
      precondition(
        selectedSegmentIndex == Self.noSegment || segments.indices.contains(selectedSegmentIndex),
        "Segment \(selectedSegmentIndex) of \(segments.count) was chosen. Choose from 0 up to the "
          + "number of segments, or noSegment."
      )
      if selectedSegmentIndex != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a selection lasts only while its event is sent.
  open var isMomentary = false

  /// The colour of the chosen segment; white where none is given.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment; a place behind the last is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = max(0, min(segment, segments.count))
    segments.insert(Segment(title: title), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Adds a segment that carries out a closure when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    segments[max(0, min(segment, segments.count - 1))].action = action
  }

  /// Removes a segment; an index behind the last is the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let place = clampedIndex(segment) else { return }
    if selectedSegmentIndex == place {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
    segments.remove(at: place)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    segments = []
  }

  /// Sets a segment's title; a place behind the last is the last.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if let place = clampedIndex(segment) { segments[place].title = title }
  }

  /// Returns a segment's title; a place behind the last is the last.
  open func titleForSegment(at segment: Int) -> String? {
    clampedIndex(segment).flatMap { segments[$0].title }
  }

  /// Sets whether a segment can be chosen; a place behind the last is the last.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if let place = clampedIndex(segment) { segments[place].isEnabled = enabled }
  }

  /// Returns whether a segment can be chosen; a place behind the last is the last.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    clampedIndex(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Returns the index clamped to the segments; `nil` when there are none.
  private func clampedIndex(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(segment, segments.count - 1))
  }

  // MARK: Tracking

  /// The segment under the finger.
  final var pressedSegment: Int? {
    didSet { if pressedSegment != oldValue { setNeedsDisplay() } }
  }

  /// Follows every touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = segment(under: touch)
    return true
  }

  /// Presses the segment that the finger is over now.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = isTouchInside ? segment(under: touch) : nil
    return true
  }

  /// Chooses the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    pressedSegment = nil
    guard isTouchInside, let touch, let chosen = segment(under: touch),
      chosen != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = chosen
    let action = segments[chosen].action
    sendValueChange(with: event)
    if let action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Releases the pressed segment.
  open override func cancelTracking(with event: UIEvent?) { pressedSegment = nil }

  private func segment(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    return segments.indices.first { index in
      let area = segmentRect(index)
      return segments[index].isEnabled && x >= area.minX && x < area.maxX
    }
  }

  override var keepsTaps: Bool { true }

  // MARK: Drawing

  /// Draws the segments.
  open override func draw(_ rect: CGRect) { drawFaded(drawSegments) }

  /// Returns a width in which every title has room, and the height of every such control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: widestTitle * CGFloat(segments.count), height: 32)
  }
}

extension UISegmentedControl: @MainActor ValueView {
  package final var numericValue: Double { Double(selectedSegmentIndex) }
}
