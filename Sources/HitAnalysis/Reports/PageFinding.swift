internal import Foundation
internal import HitResponders

/// What a page shows of a finding, by its number.
///
/// > Coordinates: screen points.
struct PageFinding {
  /// The finding's place in the list, from 1.
  let number: Int
  let finding: LintFinding

  /// Where it is looked at: the middle of its largest part.
  var point: CGPoint? {
    finding.rects.max { $0.width * $0.height < $1.width * $1.height }.map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
  }

  /// The finding in a list.
  var row: String {
    let details = finding.details.map {
      "<span class=\"detail\">\(HTMLText.escaped($0.words.text))</span>"
    }
    let place = finding.position.map { "\(finding.file):\($0)" } ?? finding.file
    return """
      <li id="finding-\(number)"><button type="button" class="finding \(finding.level.rawValue)" \
      data-finding="\(number - 1)"><span class="number">\(number)</span>\
      <span class="hidden">\(finding.level.rawValue)</span><span class="rule">\(finding.rule)\
      </span><span class="message">\(HTMLText.escaped(finding.message))</span>\
      \(details.joined())<code>\(HTMLText.escaped(place))</code></button></li>

      """
  }
}

nonisolated extension LintFinding {
  /// Where it is: its parts, or all of it.
  var rects: [CGRect] {
    parts.isEmpty ? [region].compactMap { $0 } : parts.map(\.box)
  }
}
