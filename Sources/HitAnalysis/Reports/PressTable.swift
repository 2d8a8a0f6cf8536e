internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What presses on a screen are told, part by part: real walks and verdicts.
///
/// Where that is too much for one file, the smallest parts lose their walks, and views that were
/// not asked are left out.
struct PressTable {
  /// Above this product of parts and views, views that were not asked are left out.
  private static let mostQuestions = 30_000_000
  /// Above these numbers the rest of the parts have no walk.
  private static let mostLines = 3_000_000
  private static let mostSharedLines = 250_000
  /// How many pixels of a part are tried where overrides may distinguish them.
  private static let tries = 24

  private(set) var views = Pool<UIView>()
  private(set) var phrases = Pool<PageData.Phrase>()
  private(set) var lines = Pool<PageData.Line>()
  private(set) var sentences = Pool<PageData.Sentence>()
  private(set) var parts = Pool<PageData.Part>()
  /// The index in ``parts`` of each pixel, row by row.
  private(set) var places: [Int32]
  let spaces: ScreenSpaces

  /// How many parts the screen has; none while it is being divided.
  private(set) var total = 0
  /// How many parts were told.
  private(set) var told = 0

  private let report: MapReport
  private var partition: PointPartition
  /// Where the views are; nothing changes while presses are told.
  private let extents: HitExtents
  private var includesUnasked = true
  private var work = Work.dividing
  /// The pixels of each part, the largest part first.
  private var pixels: [[Int]] = []
  /// How many parts were asked at more of their pixels.
  private var tried = 0
  /// The pixels of a part in which presses differ, each of which is still to be asked.
  private var differing: ArraySlice<Int> = []
  /// The phrases of lines that differ in nothing but view and point.
  private var known: [WalkRecord.Line: Int] = [:]
  /// How many lines were told so far, shared or not.
  private var lineCount = 0

  /// What is done with the screen, in this order.
  private enum Work { case dividing, telling, trying }

  /// Begins; ``step()`` does the work.
  init(_ report: MapReport) {
    self.report = report
    places = Array(repeating: -1, count: report.map.width * report.map.height)
    let spaces = ScreenSpaces(report.map)
    self.spaces = spaces
    let application = report.explainer.application
    extents = HitExtents(of: application.windows)
    partition = application.inForce { PointPartition(report, spaces, isFine: true) }
  }

  /// Asks a little more, while the views are as they were at the step before.
  ///
  /// - Returns: Whether there was something to do.
  mutating func step() -> Bool {
    report.explainer.application.inForce {
      switch work {
      case .dividing: divide()
      case .telling: tellNext()
      case .trying: return tryNext()
      }
      return true
    }
  }

  private mutating func divide() {
    if partition.divide() { return }
    pixels = partition.parts
    includesUnasked = pixels.count * spaces.entries.count <= Self.mostQuestions
    if !includesUnasked {
      partition = PointPartition(report, spaces, isFine: false)
      pixels = partition.parts
    }
    total = pixels.count
    work = .telling
  }

  private mutating func tellNext() {
    guard told < total else { return work = .trying }
    let part = pixels[told]
    let hasRoom = lineCount < Self.mostLines && lines.values.count < Self.mostSharedLines
    let place = hasRoom ? tell(part[0]) : parts.place(of: self.part(part[0]))
    for pixel in part { places[pixel] = Int32(place) }
    told += 1
  }

  /// Asks at more pixels of the next part, and at all where two of them differ.
  private mutating func tryNext() -> Bool {
    guard report.regions.index.hasOverrides, lineCount < Self.mostLines else { return false }
    if let pixel = differing.popFirst() {
      places[pixel] = Int32(tell(pixel))
      return true
    }
    guard tried < total else { return false }
    let part = pixels[tried]
    tried += 1
    let asked = stride(from: 0, to: part.count, by: max(part.count / Self.tries, 1))
    let found = asked.map { tell(part[$0]) }
    if !found.allSatisfy({ $0 == Int(places[part[0]]) }) { differing = part[...] }
    return true
  }

  /// What is said of a pixel without asking.
  private func part(_ pixel: Int) -> PageData.Part {
    let width = report.map.width
    let number = report.map[column: pixel % width, row: pixel / width]
    return PageData.Part(receiver: number < 0 ? nil : number)
  }

  /// Really asks at a pixel and returns the place of what is said there.
  private mutating func tell(_ pixel: Int) -> Int {
    let (row, column) = pixel.quotientAndRemainder(dividingBy: report.map.width)
    let centre = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
    let point = CGPoint(x: centre.x / report.map.scale, y: centre.y / report.map.scale)
    let walk = HitTestWalk(at: point, in: report.explainer.application)
    let hit = walk.hit?.routingName
    var part = part(pixel)
    let written = walk.lines(includesUnasked: includesUnasked, within: extents)
    for (view, line) in zip(written.views, written.lines) {
      part.line = lines.place(
        of: PageData.Line(
          previous: part.line,
          view: views.place(of: view),
          depth: line.depth,
          phrase: phrase(of: line, hit),
          shift: shift(of: line, view, centre)
        )
      )
      lineCount += 1
    }
    let skipped = walk.viewSkippedByAnimation(report.explainer.interactive)
    let intended = skipped ?? partition.target(pixel)
    let writer = VerdictWriter(walk: walk, intended: intended)
    part.sentence = sentences.place(of: sentence(writer))
    part.intended = intended?.routingName
    return parts.place(of: part)
  }

  /// How far a line's point is from where the pixel's centre is in the view.
  private func shift(of line: WalkRecord.Line, _ view: UIView, _ centre: CGPoint) -> [CGFloat]? {
    guard let space = spaces[view] else { return nil }
    let expected = centre.applying(space.fromPixel)
    let shift = [line.point.x - expected.x, line.point.y - expected.y]
    return shift.allSatisfy { abs($0) < 1e-6 } ? nil : shift.map { abs($0) < 1e-6 ? 0 : $0 }
  }

  /// The place of what follows a line's name and point, which is the same after most names.
  private mutating func phrase(of line: WalkRecord.Line, _ hit: String?) -> Int {
    var plain = line
    if hit != nil, line.answer == hit { plain.answer = "" }
    plain.view = ""
    plain.point = .zero
    plain.depth = 0
    if let place = known[plain] { return place }
    let pieces = plain.outcome.runs.map(PageData.Piece.init)
    let kind = plain.message.kind.rawValue
    let place = phrases.place(of: PageData.Phrase(kind: kind, pieces: pieces))
    known[plain] = place
    return place
  }

  private mutating func sentence(_ writer: VerdictWriter) -> PageData.Sentence {
    let verdict = writer.verdict
    let details = PageData.Piece.pieces(of: verdict.details)
    var measured: Int?
    if details.contains(where: { $0.fill == "point" }), let intended = writer.intended {
      measured = views.place(of: writer.obstacle(before: intended).view)
    }
    return PageData.Sentence(
      kind: verdict.kind.rawValue,
      pieces: PageData.Piece.pieces(of: verdict.message.words),
      cause: verdict.cause.rawValue,
      details: details,
      measured: measured
    )
  }
}

nonisolated extension PageData.Piece {
  /// The pieces of a sentence; values that are the same at every point join the words beside them.
  fileprivate static func pieces(of words: Wording) -> [Self] {
    words.runs.map(Self.init).reduce(into: []) { pieces, piece in
      if let last = pieces.last, last.isPlain, piece.isPlain {
        pieces[pieces.count - 1].text = (last.text ?? "") + (piece.text ?? "")
      } else {
        pieces.append(piece)
      }
    }
  }

  private var isPlain: Bool { fill == nil && role == nil }

  /// Leaves out what differs from point to point; a name without letters is the receiver's.
  fileprivate init(_ run: Wording.Run) {
    switch run.value {
    case .distance: fill = "distance"
    case .point: fill = "point"
    case .name(""): fill = "receiver"
    default:
      text = run.text
      role = run.role == .plain ? nil : run.role.rawValue
    }
  }
}
