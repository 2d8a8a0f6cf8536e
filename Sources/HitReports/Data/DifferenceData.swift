/// Something that differs, in the list of differences.
nonisolated struct DifferenceData: Encodable {
  struct Consequence: Encodable {
    var kind: String
    var text: String
    var role: String
  }

  /// The input that it begins with.
  var n: Int
  var t: Int64
  /// When its touch ended.
  var end: Int64
  /// Its place among the groups.
  var group = 0
  var from: String
  var to: String
  var reason: String
  /// What it is about, as its consequences have it.
  var kind: String
  /// Where the touch was found before, and where it is now.
  var arithmetic: [RunData]?
  var counts: String?
  var followed: String?
  var follows: [Consequence]?
}

nonisolated struct DifferenceGroupData: Encodable {
  var title: String
  var count: String
}

nonisolated struct ChipData: Encodable {
  var title: String
  var count: String
  var filter: String
}
