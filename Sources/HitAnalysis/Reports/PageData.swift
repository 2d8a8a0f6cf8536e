internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What a page's script reads: all that can be said of presses on a screen.
///
/// Coordinates and distances are left out: they follow from a point and the views' spaces, so the
/// script fills them in. What parts of the screen have in common stands once, and others refer to
/// it by its place.
nonisolated struct PageData: Encodable {
  /// A view that receives presses.
  struct Receiver: Encodable {
    let name: String
    let short: String
    let color: String
    /// The first link of its responder chain.
    let chain: Int?
  }

  /// A responder, what it is expected to do, and the link behind it.
  struct Link: Encodable, Hashable {
    let name: String
    let kind: String
    let deed: String
    let next: Int?
  }

  /// A view that walks tell of.
  struct View: Encodable {
    let name: String
    /// The edges of its bounds: left, top, right, bottom.
    let bounds: [Double]
    /// The transform from a pixel's centre to its space: a, b, c, d, tx, ty.
    let fromPixel: [Double]
  }

  /// A part of what is said: words with their role, or the name of what the script fills in.
  struct Piece: Encodable, Hashable {
    var text: String?
    var role: String?
    var fill: String?
  }

  /// What a line of a walk says of its view and point.
  struct Phrase: Encodable, Hashable {
    let kind: String
    let pieces: [Piece]
  }

  /// A line of a walk, and the place of the one before it: walks that begin alike share their
  /// lines.
  struct Line: Encodable, Hashable {
    let previous: Int?
    let view: Int
    let depth: Int
    let phrase: Int
    /// What is added to the point where a view's code passed on another point than its own.
    let shift: [CGFloat]?
  }

  struct Sentence: Encodable, Hashable {
    let kind: String
    let pieces: [Piece]
    let cause: String
    let details: [Piece]
    /// The view from whose bounds distances are.
    let measured: Int?
  }

  /// What is said of all points of a part; walk and sentence may be left out.
  struct Part: Encodable, Hashable {
    let receiver: Int?
    /// The last line of the walk.
    var line: Int?
    var sentence: Int?
    /// The name of the interactive view that is drawn there.
    var intended: String?
  }

  /// Where a finding is: rectangles as x, y, width and height.
  struct Finding: Encodable {
    let rects: [[CGFloat]]
    let point: [CGFloat]?
  }

  let title: String
  let columns: Int
  let rows: Int
  let scale: CGFloat
  let receivers: [Receiver]
  let links: [Link]
  let views: [View]
  let phrases: [Phrase]
  let lines: [Line]
  let sentences: [Sentence]
  let parts: [Part]
  /// The rectangles of each part, in pixels: left, top, width, height.
  let rects: [[[Int]]]
  let findings: [Finding]
  /// The pixel on which the probe stands at first.
  let start: [Int]
}

extension PageData {
  /// Gathers what the page of a report says, once the table is whole.
  init(
    _ report: MapReport,
    _ colors: MapColors,
    _ table: PressTable,
    findings: [PageFinding],
    start: CGPoint?
  ) {
    let map = report.map
    var links = Pool<Link>()
    receivers = map.receivers.enumerated().map { number, view in
      Receiver(
        name: report.names[view],
        short: view.routingName,
        color: CSS.color(colors[number]),
        chain: Explainer.chain(from: view).reversed().reduce(nil as Int?) { next, step in
          let deed = step.did
          return links.place(
            of: Link(
              name: step.responder,
              kind: deed.kind.rawValue,
              deed: deed.clause,
              next: next
            )
          )
        }
      )
    }
    self.links = links.values
    title = report.title
    columns = map.width
    rows = map.height
    scale = map.scale
    views = table.views.values.map { view in
      let (bounds, space) = (view.hitBounds, table.spaces[view]?.fromPixel ?? .identity)
      return View(
        name: view.routingName,
        bounds: Self.finite([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]),
        fromPixel: Self.finite([space.a, space.b, space.c, space.d, space.tx, space.ty])
      )
    }
    phrases = table.phrases.values
    lines = table.lines.values
    sentences = table.sentences.values
    parts = table.parts.values
    rects = ReceiverBands(table.places, width: map.width).rectangles(count: parts.count).map {
      $0.map { [$0.left, $0.top, $0.width, $0.height] }
    }
    self.findings = findings.map { finding in
      Finding(
        rects: finding.finding.rects.map { [$0.minX, $0.minY, $0.width, $0.height] },
        point: finding.point.map { [$0.x, $0.y] }
      )
    }
    // The middle of the first finding, or of what is dead.
    let dead = report.targets.lazy.flatMap(\.deadAreas).first?.sample
    let place = start ?? findings.lazy.compactMap(\.point).first ?? dead
    self.start = [place?.x ?? report.size.width / 2, place?.y ?? report.size.height / 2].map {
      Int($0 * map.scale)
    }
  }

  /// Numbers as JSON has them; geometry may be broken.
  private static func finite(_ numbers: [CGFloat]) -> [Double] {
    numbers.map { $0.isFinite ? Double($0) : 0 }
  }
}

/// A list in which each value has one place.
struct Pool<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
