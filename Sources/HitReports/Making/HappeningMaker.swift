internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitTrace

/// Makes what a page tells of an input from what its sides told of it.
struct HappeningMaker {
  let sides: [ReportSide]

  /// The side that the page is about.
  private var main: ReportSide { sides[sides.count - 1] }

  /// Tells of an input, or of one that a finger made.
  ///
  /// - Parameters:
  ///   - title: What happened.
  ///   - finger: The finger, where one made it.
  ///   - isBeginning: Whether the finger landed with it.
  ///   - alone: Which side alone has such an input, and what is said of that.
  ///   - news: What was told on each side.
  ///   - difference: What of its touch is other than on the other side.
  /// - Returns: What the page tells.
  func happening(
    _ title: String,
    finger: Int?,
    isBeginning: Bool,
    alone: (side: ReportPass.Alone, note: String)?,
    _ news: [ReportSide.News],
    _ difference: EventFacts.Difference?
  ) -> Happening {
    var happening = Happening()
    happening.title = title
    happening.since = alone?.note
    happening.log = log(news)
    guard let finger else {
      if let key = news.last?.key { tell(key, &happening) }
      return happening
    }
    let tellings = sides.map { side in
      let isTold = alone.map { ($0.side == .after) == (side === main) } ?? true
      return isTold ? side.touches[finger] : nil
    }
    guard let touch = tellings.compactMap({ $0 }).last else { return happening }
    var verdict = Happening.Sentence(touch.inspection.verdict)
    if let difference { verdict.take(difference) }
    happening.verdict = verdict
    happening.message = touch.inspection.message
    happening.chain = tellings.map { Happening.Link.all($0?.inspection.chain ?? []) }
    tellGestures(of: touch, &happening)
    if sides.count > 1, let before = tellings[0], touch.inspection.gestures.hasTold {
      happening.gesturesBefore = before.inspection.gestures.unseenWords(of: finger)
    }
    if isBeginning { tellWalk(tellings, difference, &happening) }
    return happening
  }

  /// Adds what was told after an input, such as what a timer did.
  func add(_ news: [ReportSide.News], finger: Int?, to happening: inout Happening) {
    happening.log = (happening.log ?? []) + (log(news) ?? [])
    guard let finger, let touch = main.touches[finger] else { return }
    if happening.verdict?.kind != .differs {
      happening.verdict = Happening.Sentence(touch.inspection.verdict)
    }
    tellGestures(of: touch, &happening)
  }

  private func tell(_ key: KeyOutcome, _ happening: inout Happening) {
    happening.verdict = Happening.Sentence(key.verdict)
    happening.message = key.message?.rawValue
    happening.chain = sides.map { $0 === main ? Happening.Link.all(key.chain) : [] }
  }

  private func tellGestures(of touch: ReportSide.TouchTelling, _ happening: inout Happening) {
    let gestures = touch.inspection.gestures.map { Happening.Gesture($0) }
    happening.gestures = gestures.isEmpty ? nil : gestures
  }

  private func tellWalk(
    _ tellings: [ReportSide.TouchTelling?],
    _ difference: EventFacts.Difference?,
    _ happening: inout Happening
  ) {
    var walks = zip(sides, tellings).map { side, touch in
      touch.map { Happening.Visit.rows($0.inspection, on: side.stage) } ?? []
    }
    // A trace that was recorded elsewhere tells its walk itself.
    if walks.count == 1, let golden = difference?.goldenWalk {
      walks.insert(golden.map { Happening.Visit($0) }, at: 0)
    }
    let counts = tellings.compactMap { $0?.inspection.askedCount }
    let isSame =
      walks.count > 1 && walks[0].map(\.name) == walks[1].map(\.name)
      && walks[0].map(\.kind) == walks[1].map(\.kind)
    if walks.count > 1, !isSame, tellings.allSatisfy({ $0 != nil }) {
      walks = Happening.Visit.marked(walks[0], walks[1])
      let words = counts.map { "\($0) asked" }.joined(separator: ", then ")
      happening.asked = "\(words); the first difference is marked"
    } else if let last = tellings.compactMap({ $0 }).last {
      happening.asked = "\(last.inspection.askedCount) of \(last.inspection.viewCount) asked"
    }
    happening.walk = walks
    happening.marks = zip(sides, tellings).map { side, touch in
      touch.map { Happening.Mark.all($0.inspection, on: side.stage) } ?? []
    }
    happening.received = tellings.enumerated().map { place, touch in
      let row = touch?.inspection.walk.last { $0.outcome == .received }
      let words = touch?.inspection.receivedWords ?? ""
      let nobody = touch == nil ? "" : "nobody \(words)"
      let text = row.map { "\($0.name) \(words)" } ?? nobody
      let isNow = place == tellings.count - 1
      return RunData(text: text, role: difference != nil && isNow ? "after" : nil)
    }
  }

  private func log(_ news: [ReportSide.News]) -> [Happening.LogLine]? {
    let sides = news.map { news in
      (news.records.flatMap { Explanation.messages(for: $0) } + news.told).map {
        Happening.LogLine($0)
      }
    }
    let lines = sides.count > 1 ? Happening.LogLine.compared(sides[0], sides[1]) : sides.first ?? []
    return lines.isEmpty ? nil : lines
  }
}

extension ReportSide.News {
  /// Whether there is more to tell than that a finger moved and who was told so.
  var isWorthTelling: Bool {
    !told.isEmpty
      || records.contains { record in
        record.notes.contains { $0.content.isNews }
          || record.deliveries.contains { $0.message != .touchesMoved }
      }
  }
}

extension RoutedInput.Note.Content {
  fileprivate var isNews: Bool {
    switch self {
    case .moved(_, let from, let to, _): from != to
    case .action: true
    case .consulted, .ruled: false
    }
  }
}
