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
  let targets: [LintTarget]
  /// What the views that override hit testing answer.
  private(set) lazy var overrides: [OverrideAnswers] = askOverrides()
  /// The targets that are too small, with the one that stands too near to each.
  private(set) lazy var crowdings: [ObjectIdentifier: LintTarget] = findCrowdings()
  /// The targets that have the same region as another one in front, with that one.
  private(set) lazy var twins: [ObjectIdentifier: LintTarget] = findTwins()
  /// What became of touches while the scene was used, where that was watched.
  let history: TouchHistory?
  private let file: String
  private let names: ViewNames
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
    known: Set<ObjectIdentifier> = []
  ) {
    (self.scene, self.regions, self.minTarget) = (scene, regions, minTarget)
    (self.history, self.known) = (history, known)
    self.file = file ?? scene.document?.path ?? scene.name
    names = ViewNames(scene.windows)
    let rules = HitTestRules(scene.application)
    targets = regions.views.filter { $0.isInteractive && !$0.isBackdrop }.map {
      LintTarget($0, rules)
    }
  }

  /// Which alpha is the first that is not hit, as a clause.
  var alphaLimit: String { scene.application.routingOptions.hitTestAlphaCutoff.clause }

  /// The views that the hit test comes to: those of the visible windows.
  var views: [UIView] { regions.views.map(\.view) }

  /// The interactive views that a press comes to, now or after scrolling.
  var pressedViews: [UIView] {
    targets.filter { target in
      switch target.access {
      case .onScreen: target.isReached
      case .offScreen, .behind: true
      case .refused, .withoutArea, .offWindow: false
      }
    }.map(\.view)
  }

  func view(of finding: LintFinding) -> UIView? { finding.view.flatMap { viewsByPath[$0.path] } }

  /// The views that findings are about, by their paths.
  private var viewsByPath: [String: UIView] = [:]

  /// The target that a view is, if people press it.
  func target(_ view: UIView) -> LintTarget? { targetsByView[ObjectIdentifier(view)] }

  private lazy var targetsByView = Dictionary(
    uniqueKeysWithValues: targets.map { (ObjectIdentifier($0.view), $0) }
  )

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

/// An interactive view and what its rules ask more than once.
@MainActor
final class LintTarget {
  let regions: ViewRegions
  let access: Access
  /// The parts of it that are not reached, the largest first.
  private(set) lazy var losses: [RegionLoss] = regions.losses
  /// The side of the largest square in which it is reached, in points.
  private(set) lazy var side: CGFloat = reachedSide
  /// The smallest rectangle around where it is reached.
  private(set) lazy var box: CGRect = regions.reachable.box

  var view: UIView { regions.view }

  init(_ regions: ViewRegions, _ rules: HitTestRules) {
    self.regions = regions
    access = Access(regions, rules)
  }

  /// The smallest rectangle around the pixels in which it is reached.
  var reachedPixels: PixelRect { regions.index.nodes[regions.place].reachableBox }

  /// The smallest rectangle around the pixels in which it is drawn.
  var drawnPixels: PixelRect { regions.index.nodes[regions.place].drawn.box }

  /// The places of the view and of what is in it, among all views.
  var places: Range<Int> { regions.place..<regions.index.nodes[regions.place].end }

  /// Whether it stands in another target, or is that one.
  func isWithin(_ other: LintTarget) -> Bool { other.places.contains(regions.place) }

  /// Whether points of it are on the screen and some of them are reached.
  var isReached: Bool { regions.reachableSize > 0 }

  /// The parts in which views in front, or overrides above, take what it is drawn for.
  private(set) lazy var taken: [RegionLoss] = losses.filter {
    $0.cause == .covered || ($0.cause == .override && $0.by !== view)
  }

  /// The parts in which it is drawn and a view above says that the point is outside.
  private(set) lazy var stickingOut: [RegionLoss] = losses.filter {
    $0.cause == .outside && $0.by !== view
  }

  /// The sides of the view's bounds on the screen.
  private(set) lazy var axes: ScreenAxes? = view.axesOnScreen

  /// The view's own sides on the screen, where it is an upright rectangle and all of it is reached.
  ///
  /// They are what the view says, to a hundredth of a point, and not whole pixels.
  private(set) lazy var exactSize: CGSize? =
    losses.isEmpty && regions.reachableSize == regions.drawnSize ? exactDrawnSize : nil

  /// The view's own sides on the screen, where all of it is drawn as an upright rectangle.
  private var exactDrawnSize: CGSize? {
    guard regions.index.nodes[regions.place].drawn.isRectangle, regions.isDrawn, !isCut, let axes
    else { return nil }
    return CGSize(
      width: LintNumber.hundredths(axes.width),
      height: LintNumber.hundredths(axes.height)
    )
  }

  /// The side of the largest upright square; of a view that is turned, or that scrolling shows
  /// whole, the shorter side of the view.
  private var reachedSide: CGFloat {
    if let exactSize { return min(exactSize.width, exactSize.height) }
    let upright = regions.largestSquare?.width ?? 0
    return losses.isEmpty ? max(upright, ownSide ?? 0) : upright
  }

  /// The side that the square would have if nothing of it were lost.
  private(set) lazy var wholeSide: CGFloat =
    exactDrawnSize.map { min($0.width, $0.height) } ?? max(regions.drawn.largestSide, ownSide ?? 0)

  /// Whether only a part of it is shown and scrolling shows the rest.
  private(set) lazy var isScrolledAway: Bool = isCut && view.isScrolled

  /// The shorter side of the view, where that tells more than an upright square on the screen.
  private var ownSide: CGFloat? {
    guard let axes else { return nil }
    return (isCut ? isScrolledAway : axes.isTurned) ? axes.side : nil
  }

  /// Whether less of it is drawn than there is, by more than pixels at its edges.
  private(set) lazy var isCut: Bool = {
    guard let axes else { return false }
    return axes.area - regions.drawnSize > axes.perimeter / 2
  }()
}

extension Array where Element == RegionLoss {
  /// How much they are together, in square points.
  @MainActor
  var size: CGFloat { reduce(0) { $0 + $1.area.size } }
}
