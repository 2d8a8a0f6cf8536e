internal import Foundation
internal import HitJSON
internal import HitScenes

/// What a file is, by its content.
nonisolated package enum FileKind: Hashable, Sendable {
  case scene, dump, trace, script, findings, recording, actions, picture
  /// What a verb answered as JSON.
  case answer
  /// It has no bytes.
  case empty
  /// JSON whose format is none of ours, but nearly.
  case misspelt

  /// Determines what a file is.
  ///
  /// Pipes and devices are not examined, for what was read of them cannot be read again; what was
  /// kept of them (``KeptFiles``) is.
  ///
  /// - Returns: The kind; `nil` where it is none of these, or cannot be read.
  package init?(ofFile name: String) {
    let path = KeptFiles.path(of: name)
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    let beginning: Data
    do {
      beginning = try file.read(upToCount: 1 << 20) ?? Data()
    } catch {
      // Its reader says why it cannot be read.
      return nil
    }
    if let kind = Self.kind(beginning) {
      self = kind
      return
    }
    guard let first = beginning.first(where: { !Self.isBlank($0) }), "{[".utf8.contains(first)
    else {
      return nil
    }
    // A scene may name its format behind everything else, also behind its controls' actions.
    if facts.st_size > beginning.count,
      let all = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      let kind = Self.format(all)
    {
      self = kind
    } else if beginning.range(of: Data(#""actions""#.utf8)) != nil {
      self = .actions
    } else {
      return nil
    }
  }

  private static func kind(_ bytes: Data) -> Self? {
    if bytes.isEmpty { return .empty }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return .picture }
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    let line = text.prefix { $0 != 0x0a }
    if line.starts(with: Data(#"{"k":""#.utf8)) || line.range(of: Data(traceWord.utf8)) != nil {
      return .trace
    }
    if let kind = format(text) { return kind }
    if text.range(of: Data("\ndevices:".utf8)) != nil, text.range(of: Data("- node:".utf8)) != nil {
      return .recording
    }
    return SceneDocument.isDump(Array(text)) ? .dump : nil
  }

  private static let traceWord = #""hitscope-trace""#
  private static let formats: [(word: String, kind: Self)] =
    [
      ("hitscope-scene", .scene), ("hitscope-script", .script), ("hitscope-lint", .findings),
      ("hitscope-trace", .trace), ("hitscope-dump", .dump),
    ]
    + [
      "check", "diff", "explain", "export", "fix", "import", "map", "new", "play", "render",
      "replay", "run", "scenes", "tree",
    ].map { ("hitscope-\($0)", .answer) }

  /// Returns the kind by the first format named in a file that is one of ours or nearly.
  private static func format(_ text: Data) -> Self? {
    var rest = text[...]
    let key = Data(#""format""#.utf8)
    while let place = rest.range(of: key) {
      rest = rest[place.upperBound...]
      let value = rest.prefix(64).drop { isBlank($0) || $0 == UInt8(ascii: ":") }
      guard value.first == UInt8(ascii: "\"") else { continue }
      let word = String(
        decoding: value.dropFirst().prefix { $0 != UInt8(ascii: "\"") },
        as: UTF8.self
      )
      if let known = formats.first(where: { $0.word == word }) { return known.kind }
      if word.hasPrefix("hitscope-")
        || Spelling.nearest(to: word, among: formats.map(\.word)) != nil
      {
        return .misspelt
      }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}

nonisolated extension FileKind {
  /// What such a file is called.
  package var noun: String {
    switch self {
    case .scene: "a scene"
    case .dump: "a dump of views"
    case .trace: "a trace"
    case .script: "an input script"
    case .findings: "a report of lint"
    case .recording: "a recording of libinput"
    case .actions: "a list of WebDriver actions"
    case .picture: "a picture"
    case .answer: "an answer in JSON"
    case .empty: "empty"
    case .misspelt: "of an unknown format"
    }
  }
}
