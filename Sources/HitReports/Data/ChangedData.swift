/// What differs between two scenes before anything is pressed.
nonisolated struct ChangedData: Encodable {
  enum Role: String, Encodable { case more, less, warning, bad, plain }

  struct Picture: Encodable {
    var name: String
    /// A `data:` address.
    var image: String
  }

  struct Maps: Encodable {
    var title: String
    var summary: String
    var pictures: [Picture]
    var note: String?
  }

  struct Area: Encodable {
    var view: String
    var before: String
    var after: String
    var difference: String
    var role: Role?
  }

  struct Fact: Encodable {
    var name: String
    /// Of what goes from one view to another: who gets it.
    var to: String?
    var value: String
    var role: Role?
  }

  struct SceneLines: Encodable {
    struct Line: Encodable {
      var view: String
      var key: String
      var before: String
      var after: String
    }

    var title: String
    var lines: [Line]
    var note: String?
  }

  struct Titles: Encodable { var columns: [String] }

  var maps: Maps?
  var areaTitles: Titles?
  var areas: [Area]?
  var facts: [Fact]?
  var scene: SceneLines?
}
