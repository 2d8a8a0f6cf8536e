import Foundation

/// The floors and what each stands on, as the package manifest declares them.
struct FloorGraph {
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: [String?]?
        let product: [String?]?
      }

      let name: String
      let type: String
      let path: String?
      let dependencies: [Dependency]
    }

    let targets: [Target]
  }

  private let order: [String]
  private let direct: [String: Set<String>]
  private let libraries: Set<String>

  /// Reads what `swift package dump-package` prints.
  ///
  /// - Throws: What is wrong with it.
  init(manifest: Data) throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: manifest)
    let floors = manifest.targets.filter { $0.type != "test" && $0.path == nil }
    let names = Set(floors.map(\.name))
    order = floors.map(\.name)
    libraries = Set(floors.filter { $0.type == "system" }.map(\.name))
    direct = Dictionary(
      uniqueKeysWithValues: floors.map { floor in
        let all = floor.dependencies.compactMap { ($0.byName ?? []).first ?? nil }
        return (floor.name, Set(all).intersection(names))
      }
    )
  }

  /// The graph in Mermaid, an arrow to each nearest floor, dotted to C libraries.
  var mermaid: String {
    var lines = ["```mermaid", "graph BT"]
    for floor in order where !libraries.contains(floor) {
      let nearest = nearest(below: floor)
      for other in order where nearest.contains(other) {
        lines.append("  \(floor) \(libraries.contains(other) ? "-.->" : "-->") \(other)")
      }
      if nearest.isEmpty { lines.append("  \(floor)") }
    }
    return (lines + ["```"]).joined(separator: "\n")
  }

  /// The floors that `floor` stands on directly and through no other.
  private func nearest(below floor: String) -> Set<String> {
    let direct = direct[floor] ?? []
    return direct.subtracting(direct.flatMap(all))
  }

  /// The floors that `floor` stands on, directly or through others.
  func all(below floor: String) -> Set<String> {
    let direct = direct[floor] ?? []
    return direct.union(direct.flatMap(all))
  }
}
