internal import HitAnalysis

/// What stands at the top of a page beside the program's name.
enum PageHeading {
  private static let arrow =
    "<svg width=\"18\" height=\"10\" aria-hidden=\"true\"><path d=\"M1 5h15m-4-4l4 4l-4 4\" "
    + "fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.4\"/></svg>"

  static func html(_ head: HeadData) -> String {
    let title = "<b>\(HTMLText.escaped(head.title))</b>"
    guard let against = head.against else {
      return title + (head.sentence.map { "<span>\(HTMLText.escaped($0))</span>" } ?? "")
    }
    let summary = (head.summary ?? []).map { run in
      let text = HTMLText.escaped(run.text)
      switch run.role {
      case "after": return "<b class=\"refused\">\(text)</b>"
      case "differs": return "<span class=\"would\">\(text)</span>"
      default: return text
      }
    }
    return "<span>before</span>\(title)\(arrow)<span>after</span>"
      + "<b>\(HTMLText.escaped(against))</b><span>\(summary.joined())</span>"
  }
}
