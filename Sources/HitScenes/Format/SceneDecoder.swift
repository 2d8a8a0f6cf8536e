internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitJSON

/// Makes a document of a scene file's tape.
///
/// Views are read in the order of the file with a list of open arrays instead of recursion, so that
/// a scene nested too deep is a fault with a place and not a crash.
nonisolated final class SceneDecoder {
  let reader: FormatReader
  let parts: PartDecoder
  let classes: SceneClasses
  let limits: SceneDocument.Limits
  var views: [ViewDescription] = []
  var open: [OpenArray] = []
  var hasKeyWindow = false

  struct OpenArray {
    var next: Int
    var end: Int
    var parent: Int?
  }

  init(reader: FormatReader, classes: SceneClasses, limits: SceneDocument.Limits) {
    self.reader = reader
    parts = PartDecoder(reader)
    self.classes = classes
    self.limits = limits
  }

  // MARK: - The document

  func document(of text: [UInt8], path: String) throws(SceneError) -> SceneDocument {
    guard let members = reader.members(of: 0, key: nil, as: SceneKey.table)
    else { throw reader.faults.error(in: reader.tape.text) }
    reader.checkHeader(members, expected: "hitscope-scene")
    var document = SceneDocument(path: path, text: text)
    document.size = screenSize(members[.size])
    for (key, value) in members {
      switch key {
      case .title: reader.name(value, key: "title").map { document.title = $0 }
      case .about: reader.string(value, key: "about").map { document.about = $0 }
      case .rules: document.rules = parts.rules(value)
      case .delegate: document.delegate = parts.controller(value, key: "delegate").description
      case .tries: document.tries = parts.tries(value)
      case .format, .version, .size, .windows, .views: break
      }
    }
    try readWindows(members, screen: document.size)
    parts.names.resolve(reader: reader)
    guard reader.faults.isEmpty else { throw reader.faults.error(in: reader.tape.text) }
    document.views = views
    document.indicesByID = parts.names.indicesByID
    return document
  }

  private func screenSize(_ node: Int?) -> CGSize {
    guard let node else {
      reader.missing("size", in: 0, "give [width, height] of the screen")
      return .zero
    }
    guard let size = reader.size(node, key: "size") else { return .zero }
    let range = 1...SceneDocument.largestScreen
    let isUsable =
      range.contains(size.width) && range.contains(size.height)
      && size.width * size.height <= CGFloat(CairoSurface.mostPixels)
    if !isUsable {
      reader.fault(
        .outOfRange,
        at: node,
        key: "size",
        "the screen cannot have this size",
        "each side has 1 to 16384 points, and both have 8192 x 8192 in all at most"
      )
    }
    return size
  }
}
