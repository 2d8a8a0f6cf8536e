/// One thing in which what followed from the same inputs differs, before it is known whether it
/// follows from another.
struct TurnFinding {
  /// What it is about.
  var kind: TraceDiff.Kind
  /// Whom it is about, in words.
  var subject: String
  /// What was.
  var old: String?
  /// What is.
  var new: String?
  /// Why.
  var reason: String?
  /// The finding in words, without its time.
  var sentence: String
  /// The fingers it is about, where it says so itself.
  var lanes: Set<Int> = []
  /// The views it is about, by which its fingers are found.
  var views: [TraceName] = []
  /// Whether it never is the cause of others, only a sign of them.
  var isSign = false
  /// Where it stands among what followed.
  var order = 0
  /// When it happened, in microseconds since the recording began.
  var time: Int64 = 0
  /// The number of the input it follows from.
  var input = 0

  /// Makes a finding of something that was and something that is.
  init(_ kind: TraceDiff.Kind, _ subject: String, _ sentence: String) {
    self.kind = kind
    self.subject = subject
    self.sentence = sentence
  }

  /// Makes a finding that says what was and what is.
  init(
    _ kind: TraceDiff.Kind,
    _ subject: String,
    from old: String,
    to new: String,
    because reason: String? = nil
  ) {
    let why = reason.map { " (\($0))" } ?? ""
    self.init(kind, subject, "\(subject): \(old) -> \(new)\(why)")
    self.old = old
    self.new = new
    self.reason = reason
  }
}
