internal import HitResponders
internal import HitScenes

/// The views of a scene's document that findings are about.
@MainActor
struct FixPlaces {
  private let byID: [String: Int]
  private let byPath: [String: Int]

  init(_ scene: Scene) {
    let document = scene.document
    byID = document?.indicesByID ?? [:]
    let names = ViewNames(scene.windows)
    byPath = Dictionary(
      (document?.views.indices ?? 0..<0).map { (names.path(of: scene.view(at: $0)), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The index of the view that a finding is about.
  func place(of finding: LintFinding) -> Int? {
    finding.view.flatMap { byID[$0.name] ?? byPath[$0.path] }
  }
}
