/// A view on the stage as it is drawn.
nonisolated struct StageView: Encodable, Hashable {
  var id: Int
  /// The superview's number; -1 of a window.
  var parent: Int
  /// Its place among its superview's subviews, from the back.
  var order: Int
  var name: Int
  /// From its own space, whose origin is the top left of its bounds, to its superview's bounds.
  var m: [Double]
  /// Width and height of its bounds.
  var size: [Double]
  /// Where its bounds begin, as far as it is scrolled; nothing at (0, 0).
  var origin: [Double]?
  var face: Int
  var alpha: Double?
  var hidden: Bool?
  var clips: Bool?
  var radius: Double?
  var corners: Int?
}

/// What of a view is another than before.
nonisolated struct StageSetting: Encodable, Hashable {
  var id: Int
  var fields: Fields

  /// The fields; those that are left out stay.
  struct Fields: Encodable, Hashable {
    var parent: Int?
    var order: Int?
    var m: [Double]?
    var size: [Double]?
    var origin: [Double]?
    var face: Int?
    var alpha: Double?
    var hidden: Bool?
    var clips: Bool?
    var radius: Double?
    var corners: Int?
  }

  /// Finds out what is another.
  init(from old: StageView, to new: StageView) {
    id = new.id
    fields = Fields(
      parent: new.parent == old.parent ? nil : new.parent,
      order: new.order == old.order ? nil : new.order,
      m: new.m == old.m ? nil : new.m,
      size: new.size == old.size ? nil : new.size,
      origin: new.origin == old.origin ? nil : new.origin ?? [0, 0],
      face: new.face == old.face ? nil : new.face,
      alpha: new.alpha == old.alpha ? nil : new.alpha ?? 1,
      hidden: new.hidden == old.hidden ? nil : new.hidden ?? false,
      clips: new.clips == old.clips ? nil : new.clips ?? false,
      radius: new.radius == old.radius ? nil : new.radius ?? 0,
      corners: new.corners == old.corners ? nil : new.corners ?? 15
    )
  }

  func encode(to encoder: any Encoder) throws {
    var pair = encoder.unkeyedContainer()
    try pair.encode(id)
    try pair.encode(fields)
  }
}

/// What changes on the stage at a moment.
nonisolated struct StageChange: Encodable {
  var n: Int
  /// Nothing where it is the time of the input `n`.
  var t: Int64?
  var add: [StageView]?
  var remove: [Int]?
  var set: [StageSetting]?

  var isEmpty: Bool { add == nil && remove == nil && set == nil }
}

/// What a view looks like without its subviews.
nonisolated struct FaceData: Encodable, Hashable {
  struct Border: Encodable, Hashable {
    var color: String
    var width: Double
  }

  struct CaptionText: Encodable, Hashable {
    enum Align: String, Encodable { case left, center }

    var text: String
    var size: Double
    var color: String
    var x: Double
    /// The baseline.
    var y: Double
    var align: Align
    /// Whether nothing of it is seen beyond the view's bounds.
    var clip: Bool?
  }

  var fill: String?
  var border: Border?
  var caption: CaptionText?
  /// An SVG document: what its own code draws.
  var drawing: String?

  var isEmpty: Bool { fill == nil && border == nil && caption == nil && drawing == nil }
}
