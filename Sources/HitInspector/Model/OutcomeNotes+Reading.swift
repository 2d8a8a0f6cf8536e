package import Foundation
internal import HitAnalysis
internal import HitResponders

nonisolated extension OutcomeNotes {
  /// Reads what came of a press; of a hover, which recognizers would be told.
  ///
  /// - Parameters:
  ///   - inspection: The press.
  ///   - origin: When the times that are told begin, in seconds since the session began.
  package init(_ inspection: Inspection, since origin: TimeInterval = 0) {
    self.init()
    let views = inspection.namedViews
    if let report = inspection.report { take(report, views, since: origin) }
    if messages.isEmpty {
      let isSilent = inspection.isTouch && inspection.report?.isDown == false
      messages = [.none(inspection.isTouch ? isSilent ? "none was sent" : "none yet" : Self.hover)]
    }
    if inspection.report == nil {
      recognizers = inspection.gestures.map { OutcomeRow($0, views) }
    }
    if recognizers.isEmpty { recognizers = [.none("none on the way")] }
    if actions.isEmpty { actions = [.none(inspection.isTouch ? "none was sent" : Self.hover)] }
  }

  private static var hover: String { "nothing is sent before a press" }

  private mutating func take(
    _ report: DeliveryReport,
    _ views: [String: SceneViewID],
    since origin: TimeInterval
  ) {
    messages = report.messages.map { OutcomeRow($0, views) }
    recognizers = report.recognizers.flatMap { OutcomeRow.rows(of: $0, views, since: origin) }
    actions = report.actions.flatMap { OutcomeRow.rows(of: $0, views) }
    let times =
      report.messages.map(\.time) + report.recognizers.compactMap(\.time)
      + report.actions.map(\.time)
    end = max(times.max() ?? report.beginTime, report.endTime ?? report.beginTime) - origin
    isLost = !report.messages.isEmpty && report.messages.allSatisfy { $0.handler == nil }
    let count = report.messages.reduce(0) { $0 + $1.count }
    let handler = report.messages.lazy.compactMap(\.handler).first?.responder
    let who = handler.map { "\($0) handled" } ?? "nobody handled"
    summary = count == 0 ? "" : "\(Counted.text(count, "message")), \(who)"
  }
}

nonisolated extension OutcomeRow {
  fileprivate init(_ sending: DeliveryReport.Sending, _ views: [String: SceneViewID]) {
    title = sending.message.rawValue
    remark = sending.remark.text
    result = sending.outcome.text
    kind = sending.kind
    view = sending.handler.flatMap { views[$0.responder] }
  }

  fileprivate init(_ recognizer: DeliveryReport.Recognizer, _ views: [String: SceneViewID]) {
    title = recognizer.title
    isStrong = !recognizer.isInternal
    remark = recognizer.view
    result = recognizer.outcome.text
    kind = recognizer.kind
    view = views[recognizer.view]
  }

  /// A recognizer that was recognized has a second line for why.
  fileprivate static func rows(
    of recognizer: DeliveryReport.Recognizer,
    _ views: [String: SceneViewID],
    since origin: TimeInterval
  ) -> [OutcomeRow] {
    var row = OutcomeRow(recognizer, views)
    guard let recognition = recognizer.recognition, recognizer.part == .told else { return [row] }
    row.result = "\(recognizer.state.word), \(ShortNumber.seconds(recognition.time - origin)) s"
    return [row, .none(recognition.cause.words)]
  }

  fileprivate init(_ gesture: GestureRow, _ views: [String: SceneViewID]) {
    title = gesture.title
    isStrong = true
    remark = gesture.view
    result = gesture.words
    kind = gesture.part == .offPath ? .missed : .failure
    view = views[gesture.view]
  }

  fileprivate static func rows(
    of action: DeliveryReport.Action,
    _ views: [String: SceneViewID]
  ) -> [OutcomeRow] {
    var row = OutcomeRow()
    row.title = action.sent.name
    row.isStrong = true
    row.remark = action.remark.text
    row.result = action.outcome.text
    row.kind = action.kind
    if case .object(let name) = action.sent.performer { row.view = views[name] }
    guard action.sent.performer == .nobody else { return [row] }
    return [row]
      + action.sent.declined.map { name in
        var asked = OutcomeRow()
        (asked.title, asked.result, asked.kind) = (name, "declined", .lost)
        asked.isDeclined = true
        asked.view = views[name]
        return asked
      }
  }
}
