package import Foundation
package import HitAnalysis
package import HitResponders

/// What the panel says of a view.
nonisolated package struct SelectedFacts: Hashable, Sendable {
  package var name: String
  package var kind: String
  /// The facts, in the order shown.
  package var facts: [ViewRemark]
  /// The values that are shown with fewer decimals than they have, in full.
  package var exact: [String: String] = [:]
  /// The view, where they are those of one.
  private(set) var view: SceneViewID?
  /// Where facts about areas stand among the others.
  private var areaPlace = 0

  package init(name: String, kind: String, facts: [ViewRemark]) {
    (self.name, self.kind, self.facts) = (name, kind, facts)
  }
}

// MARK: - Reading a view

extension SelectedFacts {
  /// Reads a view and changes nothing.
  package init(of view: UIView) {
    self.init(name: view.routingName, kind: view.className, facts: [])
    self.view = ObjectIdentifier(view)
    add("frame", view.frame)
    add(view is UIWindow ? "on screen" : "in window", view.frameInWindow)
    add("bounds", view.bounds)
    if let superview = view.superview { addEdges(of: view, in: superview) }
    let onScreen = SceneShape(view).box
    if view.superview != nil, onScreen.isNull || onScreen.isEmpty {
      facts.append(ViewRemark("extent", "empty: nothing to hit", .trouble))
    }
    areaPlace = facts.count
    let rules = view.window?.application.map { HitTestRules($0) } ?? .current
    facts += ViewRemark.remarks(on: view, rules: rules)
  }

  private mutating func add(_ label: String, _ rect: CGRect) {
    let value = Shown.rect(rect)
    facts.append(ViewRemark(label, value))
    let full = ShortNumber.rect(rect)
    if full != value { exact[label] = full }
  }

  /// Says how far a view sticks out of its superview, edge by edge, or else the gaps on each side.
  private mutating func addEdges(of view: UIView, in superview: UIView) {
    let frame = view.frame
    let bounds = superview.bounds
    let edges: [(gap: CGFloat, place: String)] = [
      (frame.minX - bounds.minX, "on the left"), (bounds.maxX - frame.maxX, "on the right"),
      (frame.minY - bounds.minY, "at the top"), (bounds.maxY - frame.maxY, "at the bottom"),
    ]
    let parent = superview.routingName
    let outside = edges.filter { $0.gap < 0 }
    if outside.isEmpty {
      let gaps = edges.map { Shown.number($0.gap) }.joined(separator: ", ")
      let label = "gap to \(Shown.name(parent))"
      facts.append(ViewRemark(label, gaps, .own))
      exact[label] = edges.map { "\(Shown.number($0.gap)) pt \($0.place)" }.joined(separator: ", ")
    }
    facts += outside.map {
      ViewRemark(
        "outside \(Shown.name(parent))",
        "\(Shown.number(-$0.gap)) pt \($0.place)",
        .trouble
      )
    }
  }

  // MARK: Files

  /// Says that nobody knows what a dump does not print: that it prints no override is no sign that
  /// there is none.
  mutating func admitWhatIsUntold() {
    for place in facts.indices where facts[place].member != nil {
      if facts[place].tone == .usual { facts[place].value = "?" }
    }
  }

  /// Says where the view stands in its file.
  mutating func tell(file: String, line: Int) {
    facts.append(ViewRemark("file", "\(file):\(line)", .usual))
  }

  // MARK: Areas

  /// Says how much of the view is drawn, in how much of that it gets presses, and who gets the rest.
  package mutating func tell(_ reach: SubjectReach) {
    facts.insert(contentsOf: reach.facts, at: min(areaPlace, facts.count))
  }
}

/// How much of a view is drawn, and who gets the presses there, in words.
nonisolated package struct SubjectReach: Hashable, Sendable {
  package var view: SceneViewID
  package var facts: [ViewRemark]
  /// How much of the view is drawn, and how much of that a press reaches, in square points.
  package var drawn: CGFloat
  package var reached: CGFloat
}

extension SubjectReach {
  /// Reads what was measured of a view.
  ///
  /// - Parameters:
  ///   - regions: Where the view is drawn and reached.
  ///   - rival: The interactive view nearest to it, where that is to be told.
  package init(_ regions: ViewRegions, rival: RegionRival? = nil) {
    let (drawn, reached) = (regions.drawnSize, regions.reachedSize)
    var rows = [ViewRemark("drawn", "\(Shown.number(drawn)) pt²")]
    if reached <= 0 {
      rows.append(ViewRemark("reachable", "0 pt²: never", .trouble))
    } else {
      let tone: ViewRemark.Tone = reached < drawn ? .trouble : .normal
      let share = reached < drawn ? ", \(Percent.text(reached, of: drawn))" : ", all of it"
      rows.append(ViewRemark("reachable", "\(Shown.number(reached)) pt²\(share)", tone))
    }
    // Those that win as much stay in the order in which they were found.
    var parts: [(name: String?, area: CGFloat)] = []
    var places: [ObjectIdentifier?: Int] = [:]
    for loss in regions.losses {
      let receiver = loss.receiver.map { ObjectIdentifier($0) }
      let place = places[receiver, default: parts.count]
      if place == parts.count { parts.append((loss.receiver?.routingName, 0)) }
      places[receiver] = place
      parts[place].area += loss.area.size
    }
    let order = parts.indices.sorted { (parts[$1].area, $0) < (parts[$0].area, $1) }
    for part in order.prefix(Self.mostWinners).map({ parts[$0] }) {
      let share = part.area < drawn ? ", \(Percent.text(part.area, of: drawn))" : ""
      let winner = part.name.map { Shown.name($0) } ?? "nobody"
      rows.append(
        ViewRemark("lost to \(winner)", "\(Shown.number(part.area)) pt²\(share)", .trouble)
      )
    }
    if reached > 0 {
      let side = Shown.number(regions.reachable.largestSide)
      rows.append(ViewRemark("largest square", "\(side) × \(side) pt"))
    }
    if let rival {
      let name = Shown.name(rival.view.routingName)
      let tone: ViewRemark.Tone = rival.distance < 8 ? .trouble : .normal
      let value = "\(Shown.number(rival.distance)) pt, \(name)"
      rows.append(ViewRemark("nearest rival", value, tone))
    }
    self.init(view: ObjectIdentifier(regions.view), facts: rows, drawn: drawn, reached: reached)
  }

  /// The most views that are named as getting what the view loses.
  private static let mostWinners = 3
}
