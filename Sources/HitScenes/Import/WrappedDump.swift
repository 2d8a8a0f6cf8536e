internal import HitJSON

/// A dump in a JSON object, as a trace carries it.
///
/// It has the dump's own text, so that the replay reads the same, and the classes that the reader's
/// options let touches through.
nonisolated struct WrappedDump {
  /// How the object begins; this and no other spelling is read.
  static let beginning = Array(#"{"format":"hitscope-dump","#.utf8)

  private enum Key: String, HeaderKey {
    case format, version, passThrough, text
    static let table = KeyTable<Self>("a dump")
  }

  private(set) var text: [UInt8]
  /// The classes whose views are hit only through their subviews.
  private(set) var passThrough: Set<String>

  /// Wraps a dump that was read.
  init(_ text: [UInt8], _ dump: Dump) {
    self.text = text
    passThrough = Set(dump.views.filter(\.isToldPassThrough).map(\.className))
  }

  var bytes: [UInt8] {
    var json = #""version":1,"#
    if !passThrough.isEmpty {
      let names = passThrough.sorted().map(JSONWriter.quoted).joined(separator: ",")
      json += #""passThrough":[\#(names)],"#
    }
    json += #""text":\#(JSONWriter.quoted(String(decoding: text, as: UTF8.self)))}"#
    return Self.beginning + Array(json.utf8)
  }

  /// Reads what ``bytes`` wrote.
  init(reading json: [UInt8], path: String) throws(SceneError) {
    let reader = try FormatReader(scanning: ScannedText(json), path: path)
    guard let members = reader.members(of: 0, key: nil, as: Key.table)
    else { throw reader.faults.error(in: reader.tape.text) }
    reader.checkHeader(members, expected: "hitscope-dump")
    text = Array((members[.text].flatMap { reader.string($0, key: "text") } ?? "").utf8)
    let names = members[.passThrough].map { names in
      reader.list(names, key: "passThrough", expected: "names of classes") {
        reader.string($0, key: "passThrough")
      }
    }
    passThrough = Set(names ?? [])
    if reader.faults.isEmpty, DumpForm.of(text) != .dump {
      reader.fault(
        .malformed,
        at: 0,
        key: "text",
        "it holds no dump",
        DumpForm.LookAlike.usualAdvice
      )
    }
    if !reader.faults.isEmpty { throw reader.faults.error(in: reader.tape.text) }
  }
}
