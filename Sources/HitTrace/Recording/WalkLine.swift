internal import Foundation
internal import HitResponders

/// The turns of a hit test, gathered until the touch is bound.
@MainActor
final class WalkLine {
  /// One view's turn; names are numbers of the recorder's table.
  struct Visit {
    var view: ObjectIdentifier
    var name: Int32
    var point: CGPoint
    var depth: Int
    var verdicts: TraceHit.Verdicts = []
    /// Whether the reason given last let the walk go on.
    var lastVerdict: TraceHit.Verdicts = []
    var alpha: Double?
    var answer: ObjectIdentifier?
    var answerName: Int32?
    /// What the subview asked last answered; nothing where none was asked or none was found.
    var innerAnswer: ObjectIdentifier?
    /// Whether the view's code hit-tested another one by hand.
    var isAside = false

    /// Whether the answer differs from what the framework's rules alone would give.
    var isOverride: Bool {
      if lastVerdict.isEmpty { return true }
      return lastVerdict == .descended ? answer != innerAnswer ?? view : answer != nil
    }
  }

  @exclusivity(unchecked)
  private(set) var visits: [Visit] = []
  @exclusivity(unchecked)
  private var open: [Int] = []

  func removeAll() {
    if visits.isEmpty { return }
    visits.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  func ask(_ name: Int32, _ view: UIView, at point: CGPoint) {
    visits.append(
      Visit(view: ObjectIdentifier(view), name: name, point: point, depth: open.count)
    )
    open.append(visits.count - 1)
  }

  func judge(_ view: UIView, _ verdict: HitTestVerdict, name: Int32) {
    guard let top = open.last else { return }
    let reason = TraceHit.Verdicts(verdict)
    var alpha: Double?
    if case .transparent(let value) = verdict { alpha = Double(value) }
    if visits[top].view == ObjectIdentifier(view) {
      visits[top].verdicts.formUnion(reason)
      visits[top].lastVerdict = reason
      visits[top].alpha = alpha ?? visits[top].alpha
      return
    }
    var aside = Visit(
      view: ObjectIdentifier(view),
      name: name,
      point: .zero,
      depth: open.count,
      verdicts: reason,
      isAside: true
    )
    aside.alpha = alpha
    visits.append(aside)
  }

  func answer(_ view: UIView, _ hit: UIView?, name: Int32?) {
    guard let index = open.popLast() else { return }
    visits[index].answer = hit.map { ObjectIdentifier($0) }
    visits[index].answerName = name
    guard let outer = open.last, let superview = view.superview,
      visits[outer].view == ObjectIdentifier(superview)
    else { return }
    visits[outer].innerAnswer = visits[index].answer
  }
}

extension TraceHit.Verdicts {
  /// The bit of a verdict.
  init(_ verdict: HitTestVerdict) {
    self =
      switch verdict {
      case .descended: .descended
      case .hidden: .hidden
      case .interactionDisabled: .interactionDisabled
      case .transparent: .transparent
      case .animating: .animating
      case .singular: .singular
      case .outside: .outside
      }
  }
}

extension TraceRecorder {
  /// Writes the walk that bound a touch.
  func writeHit(_ touch: UITouch) {
    finishAction()
    derivedCount += 1
    lines.append(#"{"k":"hit","of":"#)
    lines.append(number(of: touch))
    lines.append(#","win":"#)
    append(orNull: touch.window.map { naming.index(of: $0) })
    lines.append(#","got":"#)
    append(orNull: touch.view.map { naming.index(of: $0) })
    lines.append(#","walk":["#)
    for (index, visit) in walk.visits.enumerated() {
      if index > 0 { lines.append(",") }
      append(visit)
    }
    lines.append("]}\n")
    walk.removeAll()
  }

  /// Returns the number of the input by which a touch began: the latest one of its finger.
  private func number(of touch: UITouch) -> Int {
    var number = inputCount - samples.count
    var found = inputCount
    for sample in samples {
      number += 1
      if sample.finger == touch.finger, sample.phase == .began { found = number }
    }
    return found
  }

  private func append(_ visit: WalkLine.Visit) {
    lines.append("[")
    append(visit.name)
    lines.append(",\"")
    var verdicts = visit.verdicts
    if !visit.isAside, visit.isOverride { verdicts.insert(.override) }
    append(verdicts)
    lines.append("\",")
    lines.append(visit.depth)
    if visit.isAside {
      lines.append(",null,null")
    } else {
      lines.append(",[")
      lines.append(Double(visit.point.x))
      lines.append(",")
      lines.append(Double(visit.point.y))
      lines.append("],")
      append(orNull: visit.answerName)
    }
    if let alpha = visit.alpha {
      lines.append(",")
      lines.append(alpha)
    }
    lines.append("]")
  }

  private func append(_ verdicts: TraceHit.Verdicts) {
    var isFirst = true
    for (bit, word) in TraceHit.Verdicts.words.enumerated()
    where verdicts.rawValue & 1 << UInt8(bit) != 0 {
      if !isFirst { lines.append("+") }
      isFirst = false
      lines.append(json: word)
    }
  }

  /// Writes the event of the turn's touches.
  func writeEvent(_ event: UIEvent) {
    owesEvent = false
    beginDerived(#"{"k":"ev","of":"#)
    lines.append(#","type":"touches","touches":["#)
    var isFirst = true
    for touch in event.orderedTouches where touch.phase != .stationary {
      if !isFirst { lines.append(",") }
      isFirst = false
      lines.append("[")
      lines.append(touch.finger)
      lines.append(",\"")
      lines.append(json: touch.phase.word)
      lines.append("\",")
      append(orNull: touch.view.map { naming.index(of: $0) })
      lines.append("]")
    }
    lines.append("]}\n")
  }

  /// Writes that a touch is kept from its view.
  func writeWithheld(_ touch: UITouch, _ reason: Withholding) {
    finishAction()
    beginDerived(#"{"k":"held","of":"#)
    lines.append(#","touch":"#)
    lines.append(touch.finger)
    lines.append(#","view":"#)
    append(orNull: touch.view.map { naming.index(of: $0) })
    switch reason {
    case .singleTouch: lines.append(#","why":"singleTouch""#)
    case .wantsExclusive: lines.append(#","why":"wantsExclusive""#)
    case .leftWindow: lines.append(#","why":"leftWindow""#)
    case .exclusive(let view):
      lines.append(#","why":"exclusive","by":"#)
      lines.append(string: view)
    }
    lines.append("}\n")
  }
}
