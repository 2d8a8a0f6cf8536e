package import Foundation

/// What a scene is about, and where it is worth pressing.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct SceneCard: Hashable, Sendable {
  /// A place to press, and what there is to see.
  package struct Try: Hashable, Sendable {
    package var press: CGPoint
    package var note: String
    package var isDone = false

    package init(press: CGPoint, note: String) {
      self.press = press
      self.note = note
    }
  }

  package var about = ""
  package var tries: [Try] = []
  /// The try whose note is shown and that can be pressed.
  package var chosen: Int?

  package init() {}

  package init(about: String, tries: [Try]) {
    self.about = about
    self.tries = tries
  }

  package var isEmpty: Bool { about.isEmpty && tries.isEmpty }

  /// The try that is chosen.
  package var chosenTry: Try? { chosen.flatMap { tries.indices.contains($0) ? tries[$0] : nil } }

  /// Chooses the try after the chosen one, round about.
  package mutating func chooseNext() {
    guard !tries.isEmpty else { return }
    chosen = chosen.map { ($0 + 1) % tries.count } ?? tries.firstIndex { !$0.isDone } ?? 0
  }

  /// Notes that a try was pressed.
  package mutating func finish(_ index: Int) {
    guard tries.indices.contains(index) else { return }
    tries[index].isDone = true
    chosen = nil
  }
}
