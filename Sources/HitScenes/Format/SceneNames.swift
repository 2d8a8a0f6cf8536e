internal import HitJSON

/// The names of one scene and the references to them.
nonisolated struct SceneNames {
  enum Kind {
    case view(index: Int)
    case controller
    case gesture
  }

  enum Wanted: String {
    case view, gesture, responder
  }

  private struct Reference {
    var name: String
    var wanted: Wanted
    var key: String
    var node: Int
  }

  private var kinds: [String: (kind: Kind, node: Int)] = [:]
  private var references: [Reference] = []

  /// Registers a name; one that is taken is a fault.
  mutating func register(_ name: String, _ kind: Kind, at node: Int, reader: FormatReader) {
    if let first = kinds[name] {
      reader.fault(
        .duplicateID,
        at: node,
        key: "id",
        "\"\(JSONExcerpt.shortened(name))\" is taken, first at \(reader.position(of: first.node))",
        "give each thing in a scene a name of its own"
      )
      return
    }
    kinds[name] = (kind, node)
  }

  /// Records that a value refers to a name, to be looked up when all names are known.
  mutating func refer(to name: String, _ wanted: Wanted, key: String, at node: Int) {
    references.append(Reference(name: name, wanted: wanted, key: key, node: node))
  }

  /// Reports each reference that names nothing of its kind.
  func resolve(reader: FormatReader) {
    for reference in references where !has(reference.name, reference.wanted) {
      reader.fault(
        .unresolvedID,
        at: reference.node,
        key: reference.key,
        "no \(reference.wanted.rawValue) is named \"\(JSONExcerpt.shortened(reference.name))\"",
        advice(for: reference)
      )
    }
  }

  var indicesByID: [String: Int] {
    kinds.compactMapValues { entry in
      if case .view(let index) = entry.kind { index } else { nil }
    }
  }

  private func has(_ name: String, _ wanted: Wanted) -> Bool {
    switch (kinds[name]?.kind, wanted) {
    case (.view, .view), (.view, .responder), (.controller, .responder), (.gesture, .gesture): true
    default: false
    }
  }

  private func advice(for reference: Reference) -> String {
    let known = kinds.keys.filter { has($0, reference.wanted) }.sorted()
    let meant = FormatReader.meant(reference.name, known: known)
    return meant + "give the id of a \(reference.wanted.rawValue) in this scene"
  }
}
