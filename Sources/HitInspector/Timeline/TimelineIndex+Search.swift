internal import Foundation

// What is looked up in an index; each costs a few steps, however long the recording is.
nonisolated extension TimelineIndex {
  /// How many inputs there are up to a time, that time included.
  package func position(at time: Int64) -> Int { events.partition(before: time + 1, \.time) }

  /// The time of an input, counted from 1; 0 is the beginning.
  package func time(of position: Int) -> Int64 {
    events.indices.contains(position - 1) ? events[position - 1].time : 0
  }

  /// How many changes from outside of routing there are up to an input, that input included.
  package func changeCount(upTo position: Int) -> Int {
    changes.partition(before: position + 1, \.event)
  }

  /// The last input of the frame of an input.
  package func endOfFrame(_ position: Int) -> Int {
    guard events.indices.contains(position - 1) else { return min(max(0, position), count) }
    var place = position
    while place < count, events[place].frame == events[place - 1].frame { place += 1 }
    return place
  }

  /// The place after the frame before that of an input, from 0.
  package func frameBefore(_ position: Int) -> Int {
    guard position > 0, position <= count else { return max(0, min(position, count)) }
    var place = position - 1
    while place > 0, events[place].frame == events[place - 1].frame { place -= 1 }
    return place
  }

  /// The first input of the fingers that are down after some inputs, or that were down last.
  ///
  /// What is shown of a moment is what followed since then.
  package func beginning(of position: Int) -> Int {
    var place = touches.partition(before: position + 1, \.first)
    guard place > 0 else { return min(position, 1) }
    place -= 1
    var first = touches[place].first
    // A finger that was down before it belongs to the same touch.
    for earlier in touches[max(0, place - 10)..<place].reversed()
    where earlier.last >= first { first = min(first, earlier.first) }
    return first
  }

  /// The touch that is told of after some inputs.
  package func touch(at position: Int) -> Int? {
    guard events.indices.contains(position - 1) else { return nil }
    let own = Int(events[position - 1].touch)
    if own >= 0 { return own }
    let place = touches.partition(before: position + 1, \.first)
    return place > 0 ? place - 1 : nil
  }

  /// The touch that a hit test was for.
  func touch(of hit: Mark) -> Touch? {
    let place = Int(events[hit.event - 1].touch)
    return touches.indices.contains(place) ? touches[place] : nil
  }

  /// The beginning of the next touch, or of the one before.
  package func touchStart(after position: Int, back: Bool) -> Int? {
    let places = touches.partition(before: position + (back ? 0 : 1), \.first)
    if back { return places > 0 ? touches[places - 1].first : nil }
    return places < touches.count ? touches[places].first : nil
  }

  /// The place of the next difference among all, or of the one before.
  package func difference(after position: Int, back: Bool) -> Int? {
    let place = differences.partition(before: position + (back ? 0 : 1), \.event)
    if back { return place > 0 ? place - 1 : nil }
    return place < differences.count ? place : nil
  }

  /// The place of the difference that a moment belongs to.
  package func difference(at position: Int) -> Int? {
    guard let touch = touch(at: position) else { return nil }
    let place = differences.partition(before: touches[touch].first, \.event)
    guard differences.indices.contains(place), differences[place].touch == touch else {
      return nil
    }
    return place
  }
}

nonisolated extension RandomAccessCollection where Index == Int {
  /// The first place whose value is not below another; values must not fall.
  func partition<Value: Comparable>(before value: Value, _ path: (Element) -> Value) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if path(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
