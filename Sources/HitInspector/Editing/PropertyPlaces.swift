internal import Foundation

/// Where the fields of a view's properties stand: a pure function of the panel's width.
///
/// > Coordinates: the panel's bounds space.
nonisolated struct PropertyPlaces {
  /// What a field looks like.
  enum Kind { case number, check, choice }

  struct Field {
    var property: ViewProperty
    var kind: Kind
    var rect: CGRect
    /// What stands in the field or beside the check.
    var label = ""

    /// All that is drawn of it, with the dot that says it was changed.
    var extent: CGRect { rect.insetBy(dx: -5, dy: -5) }
  }

  /// The fields, in the order in which the keys go through them.
  let fields: [Field]
  /// What stands left of the rows, with the baselines.
  let labels: [(text: String, x: CGFloat, baseline: CGFloat)]
  let windowBaseline: CGFloat
  let slider: CGRect
  let end: CGFloat

  static let row: CGFloat = 23

  private let width: CGFloat

  /// Where the heading and the view's name end.
  var headEnd: CGFloat { 46 }

  /// All that is drawn of the slider.
  var sliderExtent: CGRect { slider.insetBy(dx: -8, dy: -4) }

  /// All that is drawn of a line of text.
  func line(at baseline: CGFloat) -> CGRect {
    CGRect(x: 0, y: baseline - 15, width: width, height: 20)
  }

  init(width: CGFloat, top: CGFloat = 64) {
    self.width = width
    let right = width - 14
    var baseline = top
    var fields: [Field] = []
    var labels: [(String, CGFloat, CGFloat)] = []
    let quarter = ((right - 56.5 - 9) / 4).rounded(.down)
    func number(_ property: ViewProperty, _ label: String, x: CGFloat, width: CGFloat) {
      let rect = CGRect(x: x, y: baseline - 12.5, width: width, height: 18)
      fields.append(Field(property: property, kind: .number, rect: rect, label: label))
    }
    func check(_ property: ViewProperty, _ label: String, x: CGFloat, box: CGFloat) {
      labels.append((label, x, baseline))
      let rect = CGRect(x: box, y: baseline - 10.5, width: 12, height: 12)
      fields.append(Field(property: property, kind: .check, rect: rect, label: label))
    }
    labels.append(("frame", 14, baseline))
    let frame: [(ViewProperty, String)] = [(.x, "x"), (.y, "y"), (.width, "w"), (.height, "h")]
    for (place, (property, label)) in frame.enumerated() {
      number(property, label, x: 56.5 + (quarter + 3) * CGFloat(place), width: quarter)
    }
    baseline += Self.row
    windowBaseline = baseline
    baseline += Self.row
    labels.append(("bounds", 14, baseline))
    number(.boundsX, "x", x: 56.5, width: quarter)
    number(.boundsY, "y", x: 56.5 + quarter + 3, width: quarter)
    number(.order, "order", x: 56.5 + (quarter + 3) * 2, width: quarter * 2 + 3)
    baseline += Self.row
    labels.append(("alpha", 14, baseline))
    slider = CGRect(x: 100, y: baseline - 10, width: right - 43 - 12 - 100, height: 12)
    number(.alpha, "", x: right - 42.5, width: 43)
    baseline += Self.row
    check(.hidden, "hidden", x: 14, box: 100.5)
    check(.clips, "clips", x: 128, box: right - 11.5)
    baseline += Self.row
    check(.interaction, "interaction", x: 14, box: 100.5)
    check(.multiTouch, "multiple touch", x: 128, box: right - 11.5)
    baseline += Self.row
    labels.append(("transform", 14, baseline))
    let half = ((right - 100.5 - 4) / 2).rounded(.down)
    number(.rotation, "rotate", x: 100.5, width: half)
    number(.scale, "scale", x: 100.5 + half + 4, width: half)
    for (property, label) in [
      (ViewProperty.hitTest, "hitTest"), (.pointInside, "point(inside:)"), (.touches, "touches"),
    ] {
      baseline += Self.row
      labels.append((label, 14, baseline))
      let rect = CGRect(x: 100.5, y: baseline - 12.5, width: right - 100, height: 18)
      fields.append(Field(property: property, kind: .choice, rect: rect))
    }
    self.fields = fields
    self.labels = labels.map { (text: $0.0, x: $0.1, baseline: $0.2) }
    end = baseline + 8
  }
}
