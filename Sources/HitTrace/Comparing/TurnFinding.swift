/// One difference in what followed from the same inputs, a cause or a consequence of others.
@dynamicMemberLookup
struct TurnFinding {
  /// What is reported of it.
  private(set) var change: TraceDiff.Change
  /// The fingers it is about, where it names them itself.
  var lanes: Set<Int> = []
  /// The views it is about, by which its fingers are found.
  var views: [TraceName] = []
  /// Whether it never causes others and only follows from them.
  var isSign = false
  /// Its index among what followed.
  var order = 0

  /// Makes a finding without values.
  init(_ kind: TraceDiff.Kind, _ subject: String, _ sentence: String) {
    change = TraceDiff.Change(time: 0, input: 0, kind: kind, subject: subject, sentence: sentence)
  }

  subscript<Value>(dynamicMember part: WritableKeyPath<TraceDiff.Change, Value>) -> Value {
    get { change[keyPath: part] }
    set { change[keyPath: part] = newValue }
  }

  /// Makes a finding with an old and a new value.
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

  /// Returns the finding as one about a finger and a view.
  func about(_ finger: Int?, _ view: TraceName?) -> Self {
    var finding = self
    finding.lanes = finger.map { [$0] } ?? []
    finding.views = view.map { [$0] } ?? []
    return finding
  }
}
