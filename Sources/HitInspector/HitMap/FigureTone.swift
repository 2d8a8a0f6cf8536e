internal import HitAnalysis
internal import HitResponders

/// How a figure about a map is to be taken.
enum FigureTone {
  case quiet, plain, good, warning, bad

  /// That of a line of a map's summary.
  init(_ line: SummaryLine) {
    if line.number == 0 {
      self = .quiet
    } else {
      self =
        switch line.tone {
        case .plain: .plain
        case .good: .good
        case .warning: .warning
        case .bad: .bad
        }
    }
  }

  var color: UIColor {
    switch self {
    case .quiet: Theme.secondary
    case .plain: Theme.text
    case .good: Theme.accepted
    case .warning: Theme.wouldBe
    case .bad: Theme.refusedText
    }
  }
}
