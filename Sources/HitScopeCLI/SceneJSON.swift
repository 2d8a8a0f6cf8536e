import Foundation
import HitAnalysis
import HitResponders
import HitScenes

/// The gallery in the form of `scenes --json`.
struct ScenesJSON: Encodable {
  private struct Entry: Encodable {
    let name: String
    let title: String
    let about: String
    let size: [Double]
    let tries: [Try]
  }

  private struct Try: Encodable {
    let presses: [[Double]]
    let note: String
    @Nullable var say: String?
  }

  private let scenes: [Entry]

  @MainActor
  init(_ summaries: [SceneLibrary.Summary], withTries: Bool) {
    scenes = summaries.map { summary in
      let tries = withTries ? summary.tries : []
      return Entry(
        name: summary.name,
        title: summary.title,
        about: summary.about,
        size: JSONNumbers.size(summary.size),
        tries: tries.map { attempt in
          Try(
            presses: attempt.presses.map(JSONNumbers.point),
            note: attempt.note,
            say: attempt.say
          )
        }
      )
    }
  }
}

/// A view tree in the form of `tree --json`: the views in the order of the text, with their depth.
struct TreeJSON: Encodable {
  private struct View: Encodable {
    let view: String
    let `class`: String
    let depth: Int
    let frame: [Double]
    @Nullable var controller: String?
    let remarks: [String]
  }

  private let scene: String
  private let size: [Double]
  private let views: [View]

  @MainActor
  init(_ scene: Scene) {
    self.scene = scene.name
    size = JSONNumbers.size(scene.size)
    views = scene.windows.flatMap { TreeRow.rows(of: $0, in: scene) }.map { row in
      View(
        view: row.name,
        class: row.className,
        depth: row.depth,
        frame: JSONNumbers.rect(row.frame),
        controller: row.controller,
        remarks: row.remarks
      )
    }
  }
}
