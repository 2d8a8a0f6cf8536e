/// Where a replay puts the trace that it makes anew.
struct ReplayOutput {
  /// The file.
  var path: String
}
