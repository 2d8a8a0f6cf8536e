internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Everything that presses on a screen can be told about, with coordinates left out.
///
/// Real walks and verdicts, one for each part of the screen. Coordinates and distances follow from a
/// point and the views' spaces, so a reader fills them in. Walks that begin alike share their lines.
struct WalkTable {
  /// A line of a walk without its coordinates.
  struct Line: Hashable {
    let view: Int
    let depth: Int
    let phrase: Int
    /// What is added to the point where a view's code passed on another point than its own.
    var shiftX: CGFloat = 0
    var shiftY: CGFloat = 0
  }

  /// A line and the place of the one before; -1 begins a walk.
  struct Node: Hashable {
    let previous: Int
    let line: Int
  }

  /// A part of what is said; a reader fills in what differs from point to point.
  enum Piece: Hashable {
    case text(String, Wording.Run.Role)
    case receiver, distance, point
  }

  /// What a line says of its view and point.
  struct Phrase: Hashable {
    let kind: Message.Kind
    let pieces: [Piece]
  }

  /// A verdict.
  struct Sentence: Hashable {
    let kind: Message.Kind
    let pieces: [Piece]
    let cause: Verdict.Cause
    let details: [Piece]
    /// The view from whose bounds distances are; -1 where there are none.
    let measured: Int
  }

  /// What is said of all points of a part.
  struct Part: Hashable {
    /// The receiver's number in the map; -1 for nobody.
    let receiver: Int
    /// The last node of the walk; -1 where it is left out.
    let node: Int
    /// The place of the sentence; -1 where it is left out.
    let sentence: Int
    /// The name of the interactive view that is drawn there.
    let intended: String?
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

  private(set) var views: [UIView] = []
  private(set) var phrases = Pool<Phrase>()
  private(set) var lines = Pool<Line>()
  private(set) var nodes = Pool<Node>()
  private(set) var sentences = Pool<Sentence>()
  private(set) var parts = Pool<Part>()
  /// Whether views that nobody asked are in the walks.
  let includesUnasked: Bool

  private var places: [ObjectIdentifier: Int] = [:]
  /// The phrases of lines that differ in nothing but view and point.
  private var known: [WalkRecord.Line: Int] = [:]
  /// How many lines were told so far.
  private(set) var lineCount = 0
  private let application: UIApplication
  private let explainer: Explainer
  private let spaces: ScreenSpaces

  init(_ explainer: Explainer, _ spaces: ScreenSpaces, includesUnasked: Bool) {
    application = explainer.application
    self.explainer = explainer
    self.spaces = spaces
    self.includesUnasked = includesUnasked
  }

  /// Really asks at a point and returns the place of what is said there.
  ///
  /// - Parameters:
  ///   - point: The point, in screen points.
  ///   - pixel: The same in pixels of the spaces.
  ///   - receiver: The receiver's number in the map.
  ///   - target: The interactive view that is drawn there, where that is known.
  /// - Returns: The place in ``parts``.
  mutating func add(
    _ point: CGPoint,
    pixel: CGPoint,
    receiver: Int,
    target: UIView?? = nil
  ) -> Int {
    let walk = HitTestWalk(at: point, in: application)
    let hit = walk.hit
    let intended = target ?? explainer.intendedView(at: point)
    let chain = Explainer.chain(from: hit)
    let writer = VerdictWriter(walk: walk, intended: intended, chain: chain)
    var node = -1
    for (view, line) in walk.lines(includesUnasked: includesUnasked) {
      node = nodes.place(
        of: Node(previous: node, line: place(of: line, view, pixel, hit: hit?.routingName))
      )
      lineCount += 1
    }
    return parts.place(
      of: Part(
        receiver: receiver,
        node: node,
        sentence: sentences.place(of: sentence(writer)),
        intended: intended?.routingName
      )
    )
  }

  /// Returns the place of a part of which nothing but the receiver is told.
  mutating func addReceiver(_ receiver: Int) -> Int {
    parts.place(of: Part(receiver: receiver, node: -1, sentence: -1, intended: nil))
  }

  private mutating func place(of view: UIView) -> Int {
    if let place = places[ObjectIdentifier(view)] { return place }
    places[ObjectIdentifier(view)] = views.count
    views.append(view)
    return views.count - 1
  }

  private mutating func place(
    of line: WalkRecord.Line,
    _ view: UIView,
    _ pixel: CGPoint,
    hit: String?
  ) -> Int {
    let phrase = place(of: line, isReceiver: hit != nil && line.answer == hit)
    var shift = CGPoint.zero
    if let expected = spaces[view].map({ pixel.applying($0.fromPixel) }) {
      shift = CGPoint(x: line.point.x - expected.x, y: line.point.y - expected.y)
    }
    if abs(shift.x) < 1e-6 { shift.x = 0 }
    if abs(shift.y) < 1e-6 { shift.y = 0 }
    return lines.place(
      of: Line(
        view: place(of: view),
        depth: line.depth,
        phrase: phrase,
        shiftX: shift.x,
        shiftY: shift.y
      )
    )
  }

  /// The place of what follows a line's name and point, which is the same after most names.
  private mutating func place(of line: WalkRecord.Line, isReceiver: Bool) -> Int {
    var plain = line
    if isReceiver { plain.answer = "" }
    plain.view = ""
    plain.point = .zero
    plain.depth = 0
    if let place = known[plain] { return place }
    var pieces = line.outcome.runs.map(Self.piece)
    let answer = line.outcome.runs.firstIndex { if case .name = $0.value { true } else { false } }
    if isReceiver, let answer { pieces[answer] = .receiver }
    let place = phrases.place(of: Phrase(kind: line.message.kind, pieces: pieces))
    known[plain] = place
    return place
  }

  private mutating func sentence(_ writer: VerdictWriter) -> Sentence {
    let verdict = writer.verdict
    let details = verdict.details.runs.map(Self.piece)
    var measured = -1
    if details.contains(.point), let intended = writer.intended {
      measured = place(of: writer.obstacle(before: intended).view)
    }
    return Sentence(
      kind: verdict.kind,
      pieces: verdict.message.words.runs.map(Self.piece),
      cause: verdict.cause,
      details: details,
      measured: measured
    )
  }

  private static func piece(_ run: Wording.Run) -> Piece {
    switch run.value {
    case .distance: .distance
    case .point: .point
    default: .text(run.text, run.role)
    }
  }
}
