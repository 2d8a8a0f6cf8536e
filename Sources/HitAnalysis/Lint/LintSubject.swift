internal import Foundation
internal import HitResponders
internal import HitScenes

/// What rules look at: a scene that stands, where its views are reached, and the options.
///
/// What several rules need is found once. Rules on recorded input find their trace here too.
@MainActor
final class LintSubject {
  let scene: Scene
  let regions: HitRegions
  let minTarget: TargetSize
  /// The interactive views, back to front; dimming views are covered on purpose and are none.
  private(set) var targets: [LintTarget] = []
  let rules: HitTestRules
  private let latest: LatestRegions
  /// What the views that override hit testing answer.
  private(set) lazy var overrides: [OverrideAnswers] = askOverrides()
  /// The targets that stand too near to others.
  private(set) lazy var crowded: CrowdedTargets = CrowdedTargets(targets, scale: regions.map.scale)
  /// The number of the target in front that has the same region as each, where there is one.
  private(set) lazy var twins: [Int?] = findTwins()
  /// What became of touches while the scene was used, where that was watched.
  let history: TouchHistory?
  let file: String
  let names: ViewNames
  /// The names that were told; a view that is in front of many is told of each.
  private var viewNames: [ObjectIdentifier: LintFinding.ViewName] = [:]

  /// Views whose answers are known from before, which are not asked again.
  let known: Set<ObjectIdentifier>

  init(
    _ scene: Scene,
    _ regions: HitRegions,
    file: String? = nil,
    minTarget: TargetSize,
    history: TouchHistory? = nil,
    known: Set<ObjectIdentifier> = [],
    names: ViewNames? = nil,
    keeping changes: LintChanges? = nil
  ) {
    (self.scene, self.regions, self.minTarget) = (scene, regions, minTarget)
    (self.history, self.known) = (history, known)
    self.file = file ?? scene.document?.path ?? scene.name
    self.names = names ?? ViewNames(scene.windows)
    rules = HitTestRules(scene.application)
    guard let changes else {
      latest = LatestRegions(regions)
      for view in regions.views where view.isInteractive && !view.isBackdrop {
        targets.append(LintTarget(view.place, in: latest, self, number: targets.count))
      }
      return
    }
    latest = changes.subject.latest
    latest.follow(regions)
    targets = changes.subject.targets
    for number in targets.indices where changes.isStale[number] {
      targets[number] = LintTarget(targets[number].place, in: latest, self, number: number)
    }
    // What is asked for later would find the targets of the earlier look in a new place.
    crowded = CrowdedTargets(targets, scale: regions.map.scale, keeping: changes)
    twins = findTwins()
  }

  /// Which alpha is the first that is not hit, as a clause.
  var alphaLimit: String { scene.application.routingOptions.hitTestAlphaCutoff.clause }

  /// The views that the hit test comes to: those of the visible windows.
  var views: [UIView] { regions.index.views }

  /// The interactive views that a press comes to, now or after scrolling.
  private(set) lazy var pressedViews: [UIView] = {
    var views: [UIView] = []
    for target in targets where target.isPressed { views.append(target.view) }
    return views
  }()

  func view(of finding: LintFinding) -> UIView? { finding.view.flatMap { viewsByPath[$0.path] } }

  /// The views that findings are about, by their paths.
  private var viewsByPath: [String: UIView] = [:]

  /// The target that a view is, if people press it.
  func target(_ view: UIView) -> LintTarget? {
    regions.index.places[ObjectIdentifier(view)].flatMap { targetsByPlace[$0] }
  }

  private lazy var targetsByPlace: [LintTarget?] = {
    var all = [LintTarget?](repeating: nil, count: regions.count)
    for target in targets { all[target.place] = target }
    return all
  }()

  /// The views that interactive views stand in.
  private(set) lazy var holders: Set<ObjectIdentifier> = {
    var holders: Set<ObjectIdentifier> = []
    for target in targets {
      for view in target.view.ancestors {
        if !holders.insert(ObjectIdentifier(view)).inserted { break }
      }
    }
    return holders
  }()

  /// What a dump says of a view, where the scene is one.
  func dumpView(_ view: UIView) -> DumpView? { scene.dumpView(of: view) }

  /// Whether only a view's class, in a dump, says that people press it.
  func isGuess(_ view: UIView) -> Bool { dumpView(view)?.press == .guess && target(view) != nil }

  /// Why the scene switches a rule off for a view, if it does.
  func suppression(of rule: String, on view: UIView) -> String? {
    scene.lintFacts(of: view).suppressions.reason(for: rule)
  }

  /// The nearest view above another one that all of a target fits into; none but a window is left.
  func room(for target: LintTarget, beyond view: UIView) -> UIView? {
    let box = target.regions.drawn.box
    return view.ancestors.prefix { !($0 is UIWindow) }
      .first { $0.holds(onScreen: box) }
  }

  func view(named name: String) -> UIView? { viewsByName[name] }

  private lazy var viewsByName: [String: UIView] = Dictionary(
    names.views.map { (names[$0], $0) },
    uniquingKeysWith: { first, _ in first }
  )

  // MARK: Names

  func name(_ view: UIView) -> String { names[view] }

  /// The name of a view as that of who receives the press.
  func receiverName(_ view: UIView?) -> Wording {
    view.map { "\(name: name($0), .receiver)" } ?? "nobody"
  }

  func viewName(_ view: UIView) -> LintFinding.ViewName {
    if let known = viewNames[ObjectIdentifier(view)] { return known }
    let name = LintFinding.ViewName(name: name(view), path: names.path(of: view))
    viewNames[ObjectIdentifier(view)] = name
    return name
  }

  /// The names of some views, the first few of them.
  func list(_ views: [UIView]) -> String {
    let few = views.prefix(3).map(name)
    return few.joined(separator: ", ")
      + (views.count > few.count ? " and \(views.count - few.count) more" : "")
  }

  // MARK: Findings

  func finding(
    _ rule: LintRule,
    on view: UIView,
    _ words: Wording,
    level: LintLevel? = nil,
    region: CGRect? = nil,
    parts: [LintFinding.Part] = [],
    receivers: [UIView?] = [],
    help: String? = nil,
    isGuess: Bool = false,
    recognizers: [String] = [],
    position: SourcePosition? = nil
  ) -> LintFinding {
    let name = viewName(view)
    viewsByPath[name.path] = view
    return LintFinding(
      rule: rule.id,
      level: level ?? rule.level,
      view: name,
      words: words,
      region: region,
      parts: parts,
      receivers: receivers.compactMap { $0.map(viewName) },
      help: help,
      file: file,
      position: position ?? scene.position(of: view),
      isGuess: isGuess,
      recognizers: recognizers
    )
  }

  /// Returns what takes a part of a view, in words that name the receiver last.
  func part(_ loss: RegionLoss) -> LintFinding.Part {
    let receiver = loss.receiver.map(viewName)
    let receives: Wording = "\(receiverName(loss.receiver)) receives it"
    let words: Wording =
      loss.cause == .covered ? receives : "\(name(loss.by)) \(loss.obstacle.deed), \(receives)"
    return LintFinding.Part(
      box: loss.area.box,
      size: loss.area.size,
      receiver: receiver,
      words: words
    )
  }
}

extension [LintSuppression] {
  /// Why a rule is switched off, if it is among them.
  func reason(for rule: String) -> String? {
    for suppression in self where suppression.rule == rule { return suppression.reason }
    return nil
  }
}
