internal import HitAnalysis

/// The changes that a list has, which is what their numbers mean.
enum ListedFixes {
  /// None of them is made; each changes the view of a name first.
  case offered([SceneFix], changing: [String?])
  /// One of them is made.
  case made(TriedFix)

  var fixes: [SceneFix] {
    switch self {
    case .offered(let fixes, _): fixes
    case .made(let tried): tried.fixes
    }
  }

  /// The names of the views that they change first.
  var changed: [String?] {
    switch self {
    case .offered(_, let names): names
    case .made(let tried): tried.changed
    }
  }

  /// The one that is made, with what was offered beside it.
  var made: TriedFix? {
    if case .made(let tried) = self { tried } else { nil }
  }
}
