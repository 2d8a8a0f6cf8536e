/// The two keys with which every file of ours begins.
nonisolated enum FormatHeader {
  /// The version that this build reads.
  static let version = 1

  /// Reports a fault where a file is of another format or a newer version.
  static func check(format: Int?, version: Int?, expected: String, reader: FormatReader) {
    if let format {
      if let name = reader.string(format, key: "format", expected: "\"\(expected)\""),
        name != expected
      {
        reader.fault(
          .unsupportedFormat,
          at: format,
          key: "format",
          "found \(reader.tape.excerpt(at: format))",
          "expected \"\(expected)\""
        )
      }
    } else {
      reader.fault(
        .missingKey,
        at: 0,
        key: "format",
        "it is missing",
        "begin with \"format\": \"\(expected)\""
      )
    }
    guard let version else {
      reader.fault(
        .missingKey,
        at: 0,
        key: "version",
        "it is missing",
        "write \"version\": \(Self.version)"
      )
      return
    }
    guard let number = reader.integer(version, key: "version", in: 1...1_000_000) else { return }
    if number > Self.version {
      reader.fault(
        .unsupportedFormat,
        at: version,
        key: "version",
        "version \(number) is newer than \(Self.version), the newest that this build reads",
        "update hitscope to open it"
      )
    }
  }
}
