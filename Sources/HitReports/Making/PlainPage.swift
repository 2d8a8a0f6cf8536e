internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// What a page says to those who read it without its scripts.
enum PlainPage {
  static func seconds(_ time: Int64) -> String { ShortNumber.seconds(Double(time) / 1e6) }

  /// How long something took, as `29 min 6 s`.
  static func duration(_ time: Int64) -> String {
    let minutes = time / 60_000_000
    if minutes == 0 { return "\(seconds(time)) s" }
    return "\(minutes) min \(time / 1_000_000 % 60) s"
  }

  /// The differences and the first inputs as plain HTML.
  static func html(_ differences: [DifferenceData], rows: [[String]], of inputs: Int) -> String {
    var html = ""
    if !differences.isEmpty {
      html += "<h2>Differences</h2>\n<ol>\n"
      for difference in differences {
        let pair = difference.to.isEmpty ? [] : ["→", difference.to]
        let words = ([difference.from] + pair + [difference.reason]).filter { !$0.isEmpty }
        let text = "\(seconds(difference.t)) s  \(words.joined(separator: " "))"
        html += "<li>\(HTMLText.escaped(text))</li>\n"
      }
      html += "</ol>\n"
    }
    html += "<h2>Inputs</h2>\n<table>\n"
    for row in rows {
      let cells = row.map { "<td>\(HTMLText.escaped($0))</td>" }.joined()
      html += "<tr>\(cells)</tr>\n"
    }
    let all = GroupedNumber.count(inputs, "input")
    return html + "</table>\n<p>\(all) in all; a browser with scripts shows them.</p>\n"
  }
}
