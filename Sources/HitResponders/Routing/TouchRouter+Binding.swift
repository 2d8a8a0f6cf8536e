internal import Foundation

extension TouchRouter {
  /// Binds the fingers that land, in ascending order.
  func bindNew(_ samples: [TouchSample], event: UIEvent, at time: TimeInterval) {
    if samples.count == 1 {
      bind(samples[0], event: event, at: time)
    } else {
      let began = samples.filter { $0.phase == .began }.sorted { $0.finger < $1.finger }
      if began.isEmpty { return }
      for sample in began { bind(sample, event: event, at: time) }
    }
    list(in: event)
  }

  /// Parts what fingers do after they landed from a frame that says both: it is a frame of its own,
  /// of the same time, or the lift of a finger that lands would be lost.
  ///
  /// - Returns: The frames, each finger's changes after its n-th landing in the n-th after the first;
  ///   none for a frame that can stay as it is.
  func parts(of samples: [TouchSample]) -> [[TouchSample]]? {
    var first = 0
    while first < samples.count, samples[first].phase != .began { first += 1 }
    if first + 1 >= samples.count { return nil }
    var landings: [Int: Int] = [:]
    var frames: [[TouchSample]] = [[]]
    for sample in samples {
      let landed = landings[sample.finger] ?? 0
      if landed == frames.count { frames.append([]) }
      frames[landed].append(sample)
      if sample.phase == .began { landings[sample.finger] = landed + 1 }
    }
    return frames.count > 1 ? frames : nil
  }

  private func downTouch(of finger: Int) -> UITouch? {
    let place = firstPlace(of: finger)
    guard place < downTouches.count, downTouches[place].facts.finger == finger else { return nil }
    return downTouches[place]
  }

  /// Finds the first finger that is down and not below a number.
  func firstPlace(of finger: Int) -> Int {
    var (low, high) = (0, downTouches.count)
    while low < high {
      let middle = (low + high) / 2
      if downTouches[middle].facts.finger < finger { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Gives a new touch its window and view: rules H1, H16, H18 and D9.
  private func bind(_ sample: TouchSample, event: UIEvent, at time: TimeInterval) {
    guard let owner, !owner.borrowed({ $0.isIgnoringInteractionEvents }) else { return }
    // A finger that is down already cannot land: its old life is over first.
    if let touch = downTouch(of: sample.finger), touch.isDown {
      arbiter.noteCentroids(of: touch)
      arbiter.drop(touch, wasTold: false)
      arbiter.settle()
      cancel([touch], of: event)
      downTouches.remove(touch)
      letGo(of: touch)
    }
    let owned = spare.takeTouch()
    let isTaken = owned.borrowed { touch in
      touch.facts.finger = sample.finger
      touch.facts.timestamp = time
      let passes = owner.borrowed { $0.routingOptions.hitTestPassesPerTouch }
      for _ in 0..<max(1, passes) {
        (touch.facts.window, touch.facts.view) = hitTest(sample.locationOnScreen, with: event)
      }
      return land(touch, sample.locationOnScreen, at: time)
    }
    // Where it hit something, the list of those that are down takes over the reference.
    if isTaken { keepDown(owned) }
    owned.borrowed { touch in
      if isTaken { arbiter.offer(touch, of: event) }
      Routing.note(.hitTests, .bound(touch))
    }
    if !isTaken { letGo(of: owned.takeRetainedValue()) }
  }

  /// Notes where a touch landed in the window that it hit.
  ///
  /// - Returns: Whether it hit one.
  @inline(__always)
  private func land(_ touch: UITouch, _ locationOnScreen: CGPoint, at time: TimeInterval) -> Bool {
    guard let window = touch.unmanagedWindow else { return false }
    let location = window.borrowed { $0.pointFromSuperview(locationOnScreen) }
    touch.facts.locationInWindow = location
    touch.facts.previousLocationInWindow = location
    touch.facts.startInWindow = location
    touch.facts.startTime = time
    if let tapTuning { touch.facts.tapCount = taps.count(of: touch, tapTuning) }
    touch.land()
    return true
  }

  /// Counts a touch among the fingers that are down, in ascending order of finger.
  @inline(__always)
  private func keepDown(_ owned: Unmanaged<UITouch>) {
    var place = downTouches.count
    let finger = owned.borrowed { $0.facts.finger }
    while place > 0, downTouches[place - 1].facts.finger > finger { place -= 1 }
    if place == downTouches.count {
      downTouches.append(owned.takeRetainedValue())
    } else {
      downTouches.insert(owned.takeRetainedValue(), at: place)
    }
    phases.insert(.began)
  }

  private func hitTest(_ point: CGPoint, with event: UIEvent) -> (UIWindow?, UIView?) {
    // Where there is but one, nobody needs a list of those that were there.
    if let only = owner?.borrowed({ $0.onlyWindow }) {
      return only.borrowed { window in
        if let view = window.ask(window.hitPoint(fromSuperview: point), with: event) {
          return (window, view)
        }
        return (nil, nil)
      }
    }
    // Whoever is asked may change the windows; those that were there are asked.
    let windows = owner?.borrowed { $0.visibleWindows } ?? []
    var index = windows.count
    while index > 0 {
      index -= 1
      let window = windows[index]
      if let view = window.ask(window.hitPoint(fromSuperview: point), with: event) {
        return (window, view)
      }
    }
    return (nil, nil)
  }
}
