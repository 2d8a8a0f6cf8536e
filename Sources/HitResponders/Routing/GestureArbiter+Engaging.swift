// Which recognizers have something going on; none is kept alive by it.
extension GestureArbiter {
  /// The engaged recognizers as a list of their own, for whoever runs code of others meanwhile.
  var engagedNow: [UIGestureRecognizer] {
    var list: [UIGestureRecognizer] = []
    var next = engaged.first
    while let recognizer = next {
      list.append(recognizer.takeUnretainedValue())
      next = recognizer.borrowed { $0.tracking.nextEngaged }
    }
    return list
  }

  /// Whether `body` is true of any engaged recognizer; it runs no code of others.
  @inline(__always)
  func anyEngaged(_ body: (UIGestureRecognizer) -> Bool) -> Bool {
    firstEngaged(where: body) != nil
  }

  /// The first engaged recognizer that `body` is true of; it runs no code of others.
  @inline(__always)
  func firstEngaged(
    where body: (UIGestureRecognizer) -> Bool
  ) -> Unmanaged<UIGestureRecognizer>? {
    var next = engaged.first
    while let recognizer = next {
      if recognizer.borrowed(body) { return recognizer }
      next = recognizer.borrowed { $0.tracking.nextEngaged }
    }
    return nil
  }

  /// Counts a recognizer among those that have something going on.
  @inline(__always)
  func engage(_ recognizer: UIGestureRecognizer) {
    if recognizer.link !== link { adopt(recognizer) }
    if recognizer.tracking.isEngaged { return }
    recognizer.tracking.engagement = Unmanaged.passUnretained(self)
    let newcomer = Unmanaged.passUnretained(recognizer)
    recognizer.tracking.previousEngaged = engaged.last
    if let last = engaged.last {
      last.borrowed { $0.tracking.nextEngaged = newcomer }
    } else {
      engaged.first = newcomer
    }
    engaged.last = newcomer
  }

  /// Takes over a recognizer from the application that it had something going on in before.
  @inline(never)
  private func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.link?.owner?.borrowed {
      $0.touchRouter.forget(Unmanaged.passUnretained(recognizer))
    }
    recognizer.tracking.touches.removeAll()
    recognizer.link = link
  }

  /// Takes all recognizers from those that have something going on, and returns them.
  func disengageAll() -> [UIGestureRecognizer] {
    let all = engagedNow
    for recognizer in all { disengage(Unmanaged.passUnretained(recognizer)) }
    return all
  }

  /// Takes a recognizer from those that have something going on, if it is among them.
  func disengage(_ recognizer: Unmanaged<UIGestureRecognizer>) {
    recognizer.borrowed { recognizer in
      guard recognizer.tracking.engagement?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
      else { return }
      let previous = recognizer.tracking.previousEngaged
      let next = recognizer.tracking.nextEngaged
      (recognizer.tracking.previousEngaged, recognizer.tracking.nextEngaged) = (nil, nil)
      recognizer.tracking.engagement = nil
      if let previous {
        previous.borrowed { $0.tracking.nextEngaged = next }
      } else {
        engaged.first = next
      }
      if let next {
        next.borrowed { $0.tracking.previousEngaged = previous }
      } else {
        engaged.last = previous
      }
    }
  }
}
