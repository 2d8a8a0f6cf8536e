internal import Foundation

/// What a file manager drops: a list of addresses, a line each.
struct DroppedFiles: Equatable {
  /// The paths of the files of this machine.
  var paths: [String] = []
  /// The addresses of what is no file here.
  var others: [String] = []

  /// Reads a list as `text/uri-list` has it, in which `#` begins a remark.
  init(_ list: String) {
    for line in list.split(whereSeparator: \.isNewline) {
      let address = line.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
      if address.isEmpty || address.first == "#" { continue }
      if let path = Self.path(address) { paths.append(path) } else { others.append(address) }
    }
  }

  private static func path(_ address: String) -> String? {
    guard let url = URLComponents(string: address), url.scheme?.lowercased() == "file",
      ["", "localhost", ProcessInfo.processInfo.hostName].contains(url.host ?? ""),
      !url.path.isEmpty
    else { return nil }
    return url.path
  }
}
