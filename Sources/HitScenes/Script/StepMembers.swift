internal import Foundation
internal import HitResponders

/// The keys of one step with their values, told apart in one pass, and what its details amount to.
nonisolated struct StepMembers {
  typealias Member = (key: StepKey, value: Int)

  /// How many moves a gesture has where the file does not say.
  static let defaultSteps = 10
  /// How long a gesture lasts where the file does not say, in seconds.
  static let defaultDuration = 0.25

  let reader: FormatReader
  let object: Int
  /// Whether keys were left out as faults, which explain what seems missing.
  let lacksKeys: Bool
  /// The value of its time.
  let time: Int?
  /// What the step does; the first where it names several things.
  let deed: Member?
  /// How many things it names.
  let deedCount: Int
  /// The other keys, in the order of the file.
  let details: [Member]

  /// Reads the keys of a step; one that is no object is a fault.
  init?(of object: Int, _ reader: FormatReader) {
    var time: Int?
    var deed: Member?
    var deedCount = 0
    var details: [Member] = []
    let found = reader.eachMember(of: object, key: nil, as: StepKey.table) { key, value in
      if key.isKind {
        if deedCount == 0 { deed = (key, value) }
        deedCount += 1
      } else if case .at = key {
        time = value
      } else {
        details.append((key, value))
      }
    }
    guard let found else { return nil }
    self.reader = reader
    self.object = object
    lacksKeys = found.lacksKeys
    self.time = time
    self.deed = deed
    self.deedCount = deedCount
    self.details = details
  }

  /// The value of a detail.
  subscript(detail: StepKey) -> Int? { details.first { $0.key == detail }?.value }

  var steps: Int {
    self[.steps].flatMap { reader.integer($0, key: "steps", in: 1...10_000) } ?? Self.defaultSteps
  }

  var duration: Double { duration(or: Self.defaultDuration) }

  func duration(or usual: Double) -> Double {
    self[.duration].flatMap { reader.seconds($0, key: "duration") } ?? usual
  }

  var degrees: Double { self[.degrees].flatMap { reader.coordinate($0, key: "degrees") } ?? 0 }

  /// Whether the file says that the step takes its time.
  var isGesture: Bool { self[.steps] != nil || self[.duration] != nil }

  /// How far is scrolled, in notches.
  var notches: CGSize? {
    self[.by].flatMap {
      reader.coordinates($0, key: "by", count: 2, form: "[dx, dy] in notches")
    }
    .map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// How far a scroll has come; a notch of a wheel where the file does not say.
  var stage: ScrollSample.Stage? {
    guard let node = self[.stage] else { return .notch }
    if isGesture {
      let problem = "a step with a stage is one movement"
      reader.fault(.conflict, at: node, key: "stage", problem, "take steps and duration out")
    }
    return reader.word(node, key: "stage", as: ScrollSample.Stage.self)
  }

  func length(_ key: StepKey) -> Double {
    self[key].flatMap {
      reader.number($0, key: key.rawValue, in: 0...1e7, expected: "points from 0 to 1e7")
    } ?? 0
  }
}
