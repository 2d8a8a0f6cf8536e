/// About a thousand inputs.
nonisolated struct PartData: Encodable {
  struct Side: Encodable {
    /// The views before the part's first input, superviews first.
    var key: [StageView] = []
    var changes: [StageChange] = []
  }

  var first = 1
  var t: [Int64] = []
  var frame: [Int] = []
  var kind: [Int] = []
  var finger: [Int] = []
  var x: [Double?] = []
  var y: [Double?] = []
  var sides: [Side] = []
  /// What is told of inputs, by their numbers; it is encoded with `HappeningTexts`.
  var events: [Int: Happening] = [:]

  var count: Int { t.count }

  private enum CodingKeys: CodingKey { case first, t, frame, kind, finger, x, y, sides }
}

/// An input and what came of it.
nonisolated struct Happening: Encodable {
  struct Sentence: Encodable {
    enum Kind: String, Encodable { case arrived, missed, lost, differs, plain }

    var kind: Kind
    var heading: [RunData]?
    var runs: [RunData]
    var detail: String?
  }

  struct Visit: Encodable {
    enum Kind: String, Encodable { case accepted, refused, notAsked, received }

    var name: String
    var view: Int
    var depth: Int
    var kind: Kind
    var words: String
    var first: Bool?
  }

  struct Mark: Encodable {
    enum Role: String, Encodable { case receiver, refused, would }

    var view: Int
    var role: Role
    var tag: String?
    var dead: [[Double]]?
  }

  struct Link: Encodable {
    enum Kind: String, Encodable { case handled, passed, rest }

    var name: String
    var deed: String
    var kind: Kind
  }

  struct Gesture: Encodable, Hashable {
    var name: String
    var view: String
    var states: String
    var cause: String?
  }

  struct LogLine: Encodable, Hashable {
    enum Kind: String, Encodable { case head, walk, gestures, responders, actions }

    var kind: Kind
    /// With its margin, as a terminal shows it.
    var text: String
    /// -1 where it is of the first side alone, 1 of the second.
    var side: Int?
  }

  var title = ""
  var since: String?
  var verdict: Sentence?
  var walk: [[Visit]]?
  var asked: String?
  var marks: [[Mark]]?
  var received: [RunData]?
  var message: String?
  var chain: [[Link]]?
  var gestures: [Gesture]?
  /// Of the first side, where there are two.
  var gesturesBefore: String?
  var log: [LogLine]?
}
