import Foundation
import HitTrace

/// The facts of a comparison in the form of `diff --json`.
struct TraceDiffJSON: Encodable {
  private struct Change: Encodable {
    let t: Int64
    let input: Int
    let kind: String
    let subject: String
    @Nullable var old: String?
    @Nullable var new: String?
    @Nullable var reason: String?
    let sentence: String
    let count: Int
    let follows: Follows
  }

  private struct Follows: Encodable {
    let count: Int
    let kinds: [String: Int]
    let sentences: [String]
  }

  private let first: String
  private let second: String
  private let same: Bool
  private let inputs: Int
  private let notes: [String]
  private let changes: [Change]
  private let omitted: Int

  init(_ diff: TraceDiff, _ first: String, _ second: String) {
    self.first = first
    self.second = second
    same = diff.isSame
    inputs = diff.inputCount
    notes = diff.notes
    omitted = diff.omittedChangeCount
    changes = diff.changes.map { change in
      let kinds = change.consequenceCounts.map { ($0.key.rawValue, $0.value) }
      return Change(
        t: change.time,
        input: change.input,
        kind: change.kind.rawValue,
        subject: change.subject,
        old: change.old,
        new: change.new,
        reason: change.reason,
        sentence: change.sentence,
        count: change.count,
        follows: Follows(
          count: change.consequenceCount,
          kinds: Dictionary(uniqueKeysWithValues: kinds),
          sentences: change.consequences
        )
      )
    }
  }
}
