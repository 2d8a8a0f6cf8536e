internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// What differs between the scenes of two traces, as they were made: who receives presses where,
/// and what their files say.
struct ChangedScene {
  private let before: Scene
  private let after: Scene
  private let names: [String]

  /// More rows would make the page slow; the rest is counted.
  private static let mostRows = 200
  private static let mostFacts = 10

  /// Takes two scenes, unless their files say the same.
  ///
  /// - Parameters:
  ///   - before: The scene of the first trace.
  ///   - after: The scene of the second.
  ///   - names: What they are called.
  init?(from before: Scene, to after: Scene, names: [String]) {
    let (old, new) = (before.document, after.document)
    if before.name == after.name, old?.compactText == new?.compactText { return nil }
    (self.before, self.after, self.names) = (before, after, names)
  }

  /// Compares the scenes.
  ///
  /// - Throws: `SurfaceError` where a map cannot be drawn.
  func data() throws -> ChangedData {
    var data = ChangedData()
    data.scene = lines
    do {
      let comparison = MapComparison(from: try report(of: before), to: try report(of: after))
      data.maps = try maps(of: comparison)
      data.areaTitles = ChangedData.Titles(columns: ["view"] + names + ["pt²"])
      data.areas = areas(of: comparison)
      data.facts = facts(of: comparison)
    } catch let error as ReportError {
      // The rest of the page does not need maps.
      data.facts = [ChangedData.Fact(name: "maps", value: "\(error)", role: .bad)]
    }
    return data
  }

  private func report(of scene: Scene) throws(ReportError) -> MapReport {
    try MapReport(Explainer(scene), title: scene.name, windows: scene.windows)
  }

  // MARK: Maps

  private func maps(of comparison: MapComparison) throws(SurfaceError) -> ChangedData.Maps {
    var pictures: [ChangedData.Picture] = []
    let panels = ComparisonPicture(comparison).panels(isSmall: true)
    for (name, panel) in zip(names + ["changed"], panels) {
      let image = HTMLText.picture(try Thumbnail(panel).render().pngData())
      pictures.append(ChangedData.Picture(name: name, image: image))
    }
    let share = Percent.text(comparison.changedShare, of: 1)
    return ChangedData.Maps(
      title: "who receives, point by point",
      summary: "\(share) changed",
      pictures: pictures,
      note: comparison.note
    )
  }

  /// A picture of a screen, small.
  private struct Thumbnail: ReportPicture {
    let size: CGSize
    private let picture: ComparisonPicture.Panel
    private let scale: CGFloat

    /// Twice what a page has room for, in points.
    private static let width: CGFloat = 170
    private static let height: CGFloat = 400

    init(_ picture: ComparisonPicture.Panel) {
      self.picture = picture
      let screen = picture.size
      scale = min(Self.width / screen.width, Self.height / screen.height)
      size = CGSize(width: max(1, screen.width * scale), height: max(1, screen.height * scale))
    }

    func draw(in canvas: Canvas) {
      canvas.saved {
        canvas.scaleBy(x: scale, y: scale)
        picture.draw(in: canvas)
      }
    }
  }

  // MARK: Figures

  private func areas(of comparison: MapComparison) -> [ChangedData.Area] {
    let rows = comparison.changes.prefix(Self.mostRows).map { change in
      let more = change.now - change.before
      return ChangedData.Area(
        view: change.view,
        before: ShortNumber.text(change.before),
        after: ShortNumber.text(change.now),
        difference: (more > 0 ? "+" : "") + ShortNumber.text(more),
        role: more == 0 ? nil : more > 0 ? .more : .less
      )
    }
    let rest = comparison.changes.count - rows.count
    if rest <= 0 { return rows }
    let more = ChangedData.Area(view: "and \(rest) more", before: "", after: "", difference: "")
    return rows + [more]
  }

  private func facts(of comparison: MapComparison) -> [ChangedData.Fact] {
    let dead = Set(comparison.newDeadZones.map(\.view))
    var facts = comparison.transfers.prefix(Self.mostFacts).map { transfer in
      ChangedData.Fact(
        name: transfer.from ?? "nobody",
        to: transfer.to ?? "nobody",
        value: "\(ShortNumber.text(transfer.area)) pt²",
        role: transfer.from.map { dead.contains($0) } == true ? .bad : .warning
      )
    }
    let rest = comparison.transfers.count - facts.count
    if rest > 0 { facts.append(ChangedData.Fact(name: "and \(rest) more", value: "")) }
    for (name, zones, role) in [
      ("new dead zones", comparison.newDeadZones, ChangedData.Role.bad),
      ("fixed dead zones", comparison.fixedDeadZones, .more),
    ] {
      let value = MapComparison.list(zones)
      facts.append(ChangedData.Fact(name: name, value: value, role: zones.isEmpty ? .plain : role))
    }
    let moves = moves(of: comparison)
    let told = moves.prefix(Self.mostFacts).joined(separator: ", ")
    let more = moves.count > Self.mostFacts ? ", …" : ""
    let value = moves.isEmpty ? "none" : "\(moves.count): \(told)\(more)"
    let role: ChangedData.Role? = moves.isEmpty ? .plain : nil
    facts.append(ChangedData.Fact(name: "views moved", value: value, role: role))
    return facts
  }

  /// The views that lie elsewhere on the screen, by how much; those that were only carried along
  /// are left out.
  private func moves(of comparison: MapComparison) -> [String] {
    let (old, new) = (comparison.before.names, comparison.now.names)
    let others = Dictionary(old.views.map { (old[$0], $0) }, uniquingKeysWith: { one, _ in one })
    var shifts: [ObjectIdentifier: CGPoint] = [:]
    var moves: [String] = []
    for view in new.views {
      guard let other = others[new[view]] else { continue }
      let (start, end) = (SceneShape(other).box.origin, SceneShape(view).box.origin)
      let shift = CGPoint(x: end.x - start.x, y: end.y - start.y)
      shifts[ObjectIdentifier(view)] = shift
      let carried = view.superview.flatMap { shifts[ObjectIdentifier($0)] } ?? .zero
      if shift == carried || shift == .zero { continue }
      moves.append("\(new[view]) by \(ShortNumber.point(shift, decimals: 1))")
    }
    return moves
  }

  // MARK: Files

  private var lines: ChangedData.SceneLines? {
    guard let old = before.document, let new = after.document else { return nil }
    let difference = SceneDifference(from: old, to: new)
    let views = difference.views.count
    let rows = difference.lines.prefix(Self.mostRows).map { line in
      ChangedData.SceneLines.Line(
        view: line.view,
        key: line.key,
        before: line.old ?? "",
        after: line.new ?? ""
      )
    }
    let rest = difference.lines.count - rows.count
    let files = before.name == after.name ? after.name : "\(before.name), \(after.name)"
    return ChangedData.SceneLines(
      title: "\(files), \(views) of \(GroupedNumber.count(new.views.count, "view"))",
      lines: rows,
      note: rest > 0 ? "and \(rest) more" : nil
    )
  }
}
