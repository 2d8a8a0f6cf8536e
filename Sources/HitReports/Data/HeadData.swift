// What a page's scripts read; Page/types.js says the same to them. Keys are those of JSON.

/// A run of a sentence; its role colours it.
nonisolated struct RunData: Encodable, Hashable {
  var text: String
  var role: String?
}

/// What stands before everything else, so that a page that is cut still says what it was.
nonisolated struct HeadData: Encodable {
  enum Kind: String, Encodable { case trace, diff }

  var v = 1
  var kind = Kind.trace
  var title = ""
  /// Of two traces: the file after.
  var against: String?
  /// What it was replayed on.
  var sentence: String?
  /// Of two traces: their sentence.
  var summary: [RunData]?
  var counts = ""
  var made = ""
  var command: String?
  var bless: String?
  var screen: [Double] = []
  var ground: String?
  var sides: [String] = []
  var inputs = 0
  var end: Int64 = 0
  var cut = ""
  var damage: String?
}

/// Words with gaps that the scripts fill with numbers and names.
nonisolated struct PhrasesData: Encodable {
  let moves = ["{n} move", "{n} moves"]
  let movesOf = ["{n} move of touch {finger}", "{n} moves of touch {finger}"]
  let messages = "{name}, {n} messages"
  let more = "{name} +{n}"
  let times = "{name} ×{n}"
  let missing = ["{n} action missing", "{n} actions missing"]
  let nobody = "nobody"
  let possible = "possible"
  let input = "touch {finger} {kind} {point}"
  let place = "event {n} / {count}, frame {frame}"
  let difference = "difference {n} of {count}"
  let span = "{start} to {end} s"
  let inputs = "inputs"
  let nothing = "no input has “{text}”"
}
