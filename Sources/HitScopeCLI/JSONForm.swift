import ArgumentParser
import Foundation

/// A verb's answer as JSON, with the name of its form and a version in front.
///
/// Each verb has one form, which a schema in `docs/schemas` describes. A later program may add
/// members to it; it takes none away and changes none without another version.
struct JSONDocument<Answer: Encodable>: Encodable {
  let verb: String
  let answer: Answer

  private enum Key: String, CodingKey { case format, version }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("hitscope-\(verb)", forKey: .format)
    try container.encode(1, forKey: .version)
    try answer.encode(to: encoder)
  }
}

/// How answers look as JSON.
enum JSONForm {
  /// Writes a value with its keys in order, for people to read too unless it is to be a line.
  static func text(_ value: some Encodable, isLine: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isLine { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension ShownCommand {
  /// Prints what the verb answers as JSON.
  func print(json answer: some Encodable, isLine: Bool = false) throws {
    let document = JSONDocument(verb: Self.name, answer: answer)
    Output.write(json: try JSONForm.text(document, isLine: isLine))
  }

  /// The verb as it is typed.
  static var name: String { "\(self)".lowercased() }
}

/// A file that a verb wrote, as JSON.
struct WrittenJSON: Encodable {
  let file: String
  let form: String
}

/// A place or a rectangle, as numbers in screen points.
enum JSONNumbers {
  static func point(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }

  static func size(_ size: CGSize) -> [Double] { [Double(size.width), Double(size.height)] }

  static func rect(_ rect: CGRect) -> [Double] { point(rect.origin) + size(rect.size) }
}
