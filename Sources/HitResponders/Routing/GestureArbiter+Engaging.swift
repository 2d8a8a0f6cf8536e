// Which recognizers have something going on; none is kept alive by it.
extension GestureArbiter {
  /// The engaged recognizers as a list of their own, for whoever runs code of others meanwhile.
  var engagedNow: [UIGestureRecognizer] {
    var list: [UIGestureRecognizer] = []
    for recognizer in engaged { list.append(recognizer.takeUnretainedValue()) }
    return list
  }

  /// Whether `body` is true of any engaged recognizer; it runs no code of others.
  @inline(__always)
  func anyEngaged(_ body: (UIGestureRecognizer) -> Bool) -> Bool {
    var index = 0
    while index < engaged.count {
      if engaged[index].borrowed(body) { return true }
      index += 1
    }
    return false
  }

  /// Counts a recognizer among those that have something going on.
  func engage(_ recognizer: UIGestureRecognizer) {
    if recognizer.link !== link { adopt(recognizer) }
    if recognizer.tracking.isEngaged { return }
    recognizer.tracking.engagement = Unmanaged.passUnretained(self)
    engaged.append(Unmanaged.passUnretained(recognizer))
  }

  /// Takes over a recognizer from the application that it had something going on in before.
  private func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.link?.owner?.borrowed {
      $0.touchRouter.forget(Unmanaged.passUnretained(recognizer))
    }
    recognizer.tracking.engagement = nil
    recognizer.tracking.touches.removeAll()
    recognizer.link = link
  }

  /// Empties the list of those that have something going on, and returns it.
  func disengageAll() -> [UIGestureRecognizer] {
    let all = engagedNow
    engaged = []
    return all
  }

  /// Takes the recognizer at a place from those that have something going on.
  func disengage(at place: Int) { _ = engaged.take(at: place) }

  /// Takes a recognizer from those that have something going on, if it is among them.
  func disengage(_ recognizer: Unmanaged<UIGestureRecognizer>) {
    var index = 0
    while index < engaged.count {
      if engaged[index].toOpaque() == recognizer.toOpaque() {
        _ = engaged.take(at: index)
      } else {
        index += 1
      }
    }
  }
}
