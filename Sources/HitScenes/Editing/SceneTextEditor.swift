internal import HitJSON

/// A scene file's text with one change, everything else as it was written.
nonisolated struct SceneTextEditor {
  private let document: SceneDocument
  private let tape: JSONTape
  /// The tape's objects and arrays by their offsets.
  private let offsets: [Int: Int]

  init(_ document: SceneDocument) throws(SceneChangeError) {
    self.document = document
    do throws(JSONFault) {
      tape = try JSONTape(of: ScannedText(document.text))
    } catch {
      throw SceneChangeError(description: "\(document.path): \(error.problem). \(error.advice).")
    }
    let wanted = Set(document.views.map(\.position))
    var positions = TextPositions()
    var offsets: [SourcePosition: Int] = [:]
    for index in 0..<tape.count {
      let kind = tape.kind(at: index)
      guard kind == .object || kind == .array else { continue }
      let position = positions.position(of: tape.offset(of: index), in: document.text)
      if wanted.contains(position) { offsets[position] = index }
    }
    self.offsets = Dictionary(
      uniqueKeysWithValues: document.views.enumerated().compactMap { index, view in
        offsets[view.position].map { (index, $0) }
      }
    )
  }

  /// Makes an editor of one view alone, which reads no more than the view's own object.
  ///
  /// - Returns: The editor; `nil` where the object is not where the document says.
  init?(_ document: SceneDocument, of view: Int) {
    guard document.dump == nil, document.views.indices.contains(view),
      let offset = TextPositions.offset(of: document.views[view].position, in: document.text)
    else { return nil }
    do throws(JSONFault) {
      tape = try JSONTape(ofValueAt: offset, in: ScannedText(document.text))
    } catch {
      // Whoever reads the whole text tells what is wrong with it.
      return nil
    }
    self.document = document
    offsets = [view: 0]
  }

  /// Where the object of the view begins that the editor was made of.
  var start: Int { tape.offset(of: 0) }

  // MARK: Keys

  /// Returns what gives a view's key a value.
  func setting(_ key: String, to value: String, of view: Int) throws(SceneChangeError) -> TextEdit {
    let object = try object(of: view)
    let members = tape.members(of: object)
    if let member = members.first(where: { tape.string(at: $0.key) == key }) {
      return replacing(tape.offset(of: member.value)..<tape.end(of: member.value), by: value)
    }
    // Behind what says what the view is, before its subviews, as people write it.
    let heads = ["id", "class", "frame"]
    let last = members.last { heads.contains(tape.string(at: $0.key)) }
    guard let last else {
      let start = tape.offset(of: object) + 1
      let comma = members.isEmpty ? " " : ","
      return replacing(start..<start, by: " \"\(key)\": \(value)\(comma)")
    }
    let place = tape.end(of: last.value)
    return replacing(place..<place, by: ", \"\(key)\": \(value)")
  }

  /// Returns what removes a view's key.
  func removing(_ key: String, of view: Int) throws(SceneChangeError) -> TextEdit {
    let members = tape.members(of: try object(of: view))
    guard let place = members.firstIndex(where: { tape.string(at: $0.key) == key }) else {
      return TextEdit(range: 0..<0, text: "")
    }
    let end = tape.end(of: members[place].value)
    if place > 0 { return replacing(tape.end(of: members[place - 1].value)..<end, by: "") }
    let start = tape.offset(of: members[place].key)
    if members.count > 1 { return replacing(start..<tape.offset(of: members[1].key), by: "") }
    return replacing(start..<end, by: "")
  }

  /// The text of a key's value of a view; `nil` where the file does not say it there.
  func text(of key: String, view: Int) -> String? {
    guard let object = offsets[view], tape.kind(at: object) == .object,
      let member = tape.members(of: object).first(where: { tape.string(at: $0.key) == key })
    else { return nil }
    let range = tape.offset(of: member.value)..<tape.end(of: member.value)
    return String(decoding: document.text[range], as: UTF8.self)
  }

  // MARK: Places

  /// Returns the text in which a view stands right behind another in the file: in front of it.
  func moving(_ view: Int, inFrontOf sibling: Int) throws(SceneChangeError) -> [UInt8] {
    let moved = try object(of: view)
    let target = try object(of: sibling)
    guard document.views[view].role == .view, document.views[sibling].role == .view else {
      throw refusal(view, "is a window's or a controller's view")
    }
    let own = tape.offset(of: moved)..<tape.end(of: moved)
    guard !own.contains(tape.offset(of: target)) else {
      throw refusal(view, "cannot be put into itself")
    }
    let object = Array(document.text[own])
    let cut = cut(own)
    let place = tape.end(of: target)
    let inserted = Array(",".utf8) + lineBreak(before: tape.offset(of: target)) + object
    var text = document.text
    if place <= cut.lowerBound {
      text.removeSubrange(cut)
      text.insert(contentsOf: inserted, at: place)
    } else {
      text.insert(contentsOf: inserted, at: place)
      text.removeSubrange(cut)
    }
    return text
  }

  /// Returns an element's bytes with the comma and the space that it would leave behind; comments
  /// stay.
  private func cut(_ element: Range<Int>) -> Range<Int> {
    var start = element.lowerBound
    while start > 0, document.text[start - 1] <= 0x20 { start -= 1 }
    let next = skippingSpace(from: element.upperBound)
    if document.text[next] == UInt8(ascii: ",") { return start..<next + 1 }
    if start > 0, document.text[start - 1] == UInt8(ascii: ",") { start -= 1 }
    return start..<element.upperBound
  }

  /// The line break and the indentation before a place, a space where it begins no line.
  private func lineBreak(before place: Int) -> [UInt8] {
    var start = place
    while start > 0, document.text[start - 1] == 0x20 || document.text[start - 1] == 0x09 {
      start -= 1
    }
    guard start > 0, document.text[start - 1] == 0x0a else { return [0x20] }
    return [0x0a] + document.text[start..<place]
  }

  // MARK: The text

  private func object(of view: Int) throws(SceneChangeError) -> Int {
    guard document.views.indices.contains(view), let node = offsets[view],
      tape.kind(at: node) == .object, isViewObject(view, node)
    else { throw refusal(view, "has no text of its own in the file") }
    return node
  }

  /// Whether an object is the view's and not that of a controller that says nothing about its view.
  private func isViewObject(_ view: Int, _ node: Int) -> Bool {
    guard case .rootView(let controller) = document.views[view].role else { return true }
    return controller.position != document.views[view].position
  }

  private func refusal(_ view: Int, _ why: String) -> SceneChangeError {
    let name = document.views.indices.contains(view) ? document.name(of: view) : "view \(view)"
    return SceneChangeError(description: "\(document.path): \(name) \(why). Change it by hand.")
  }

  /// The first byte from a place on that is neither space nor comment.
  private func skippingSpace(from start: Int) -> Int {
    var place = start
    while place < document.text.count {
      if document.text[place] == UInt8(ascii: "/") {
        place = SceneDocument.endOfComment(in: document.text, from: place)
      } else if document.text[place] <= 0x20 {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  private func replacing(_ range: Range<Int>, by value: String) -> TextEdit {
    TextEdit(range: range, text: value)
  }
}

/// Bytes of a text that are replaced.
nonisolated struct TextEdit {
  var range: Range<Int>
  var text: String

  /// Returns a text with the bytes replaced.
  func applied(to whole: [UInt8]) -> [UInt8] {
    var whole = whole
    whole.replaceSubrange(range, with: text.utf8)
    return whole
  }
}
