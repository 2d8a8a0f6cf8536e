internal import Foundation
internal import HitInspector
internal import HitScenes

extension FileFault {
  /// Tells what is wrong first in a file that is no scene, and shows the line.
  init(_ error: SceneError, in text: [UInt8], named name: String) {
    guard let fault = error.faults.first else {
      self.init(name, "\(error)")
      return
    }
    let key = fault.key.map { "\($0): " } ?? ""
    let place = fault.position.map { "\(name):\($0)" } ?? name
    self.init(place, "\(key)\(fault.problem); \(fault.advice)")
    guard let position = fault.position else { return }
    let lines = text.split(separator: 0x0a, omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return }
    let whole = String(decoding: lines[position.line - 1], as: UTF8.self)
    let before = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(position.column - 1)))
    let indent = whole.prefix { $0 == " " || $0 == "\t" }.count
    let start = max(0, before.count - indent)
    let shown = Array(whole.dropFirst(indent))
    (line, column) = (position.line, position.column)
    self.text = String(shown)
    range = min(start, shown.count)..<Self.end(ofValueAt: start, in: shown)
  }

  /// Where a value ends, as far as its line tells.
  private static func end(ofValueAt start: Int, in line: [Character]) -> Int {
    guard start < line.count else { return line.count }
    let closing: [Character: Character] = ["[": "]", "{": "}", "\"": "\""]
    let rest = line[(start + 1)...]
    if let end = closing[line[start]] {
      return rest.firstIndex(of: end).map { $0 + 1 } ?? line.count
    }
    return rest.firstIndex { ",]} ".contains($0) } ?? line.count
  }
}
