internal import Foundation
internal import HitGeometry
internal import HitResponders
internal import HitScenes

/// A change that may mend a finding.
struct FixCandidate {
  var title: String
  var changes: [SceneChange]
}

/// Thinks of changes that may mend a finding; whether they do is for others to try.
struct FixCandidates {
  let document: SceneDocument
  let scene: Scene
  let regions: HitRegions
  /// How large a target has to be.
  let minTarget: TargetSize

  /// Returns the changes that may mend a finding, those that an engineer would try first in front.
  func candidates(for finding: LintFinding, on place: Int) -> [FixCandidate] {
    let view = scene.view(at: place)
    let losses = regions[view]?.losses ?? []
    return switch finding.rule {
    case LintRule.partlyDeadTarget.id: outside(view, losses)
    case LintRule.coveredTarget.id, LintRule.partlyCovered.id, LintRule.sliverTarget.id:
      covered(view, losses) + overridden(view, losses) + enlarged(view)
    case LintRule.swallowedTouch.id: letThrough(view)
    case LintRule.disabledAncestor.id, LintRule.invisibleTarget.id: switchedOn(view)
    case LintRule.zeroAreaContainer.id: filled(view)
    case LintRule.smallTarget.id, LintRule.crowdedTargets.id: enlarged(view) + covered(view, losses)
    case LintRule.duplicateTarget.id: letThrough(view)
    case LintRule.brokenGeometry.id:
      [candidate("\(name(view)): drop the transform", [.reset(.transform(.identity), view: place)])]
    default: []
    }
  }

  // MARK: Words and places

  func candidate(_ title: String, _ changes: [SceneChange]) -> FixCandidate {
    FixCandidate(title: title, changes: changes)
  }

  func name(_ view: UIView) -> String { index(view).map(document.name(of:)) ?? view.routingName }

  func index(_ view: UIView) -> Int? { scene.index(of: view) }

  func description(_ view: UIView) -> ViewDescription? { index(view).map { document.views[$0] } }

  /// The view below `ancestor` that a view is in.
  func branch(of view: UIView, below ancestor: UIView) -> UIView? {
    view.ancestry.first { $0.superview === ancestor }
  }

  /// The nearest view that two views are in.
  func meeting(of one: UIView, _ other: UIView) -> UIView? {
    one.ancestry.first { other.isDescendant(of: $0) }
  }

  // MARK: Frames

  /// The change that gives a view a frame, and its subviews the places on screen that they have.
  ///
  /// > Coordinates: `frame` is in the superview's space.
  func framed(_ view: UIView, _ frame: CGRect, keepingSubviews: Bool = true) -> [SceneChange] {
    guard let place = index(view) else { return [] }
    let old = document.views[place].frame
    let (dx, dy) = (old.minX - frame.minX, old.minY - frame.minY)
    var changes: [SceneChange] = [.set(.frame(frame), view: place)]
    if keepingSubviews && (dx != 0 || dy != 0) {
      for child in document.children(of: place) {
        changes.append(
          .set(.frame(document.views[child].frame.offsetBy(dx: dx, dy: dy)), view: child)
        )
      }
    }
    return changes
  }

  /// The change that moves a view into another one above it, where it stays on screen, in front of
  /// what it was in.
  func moved(_ view: UIView, into ancestor: UIView, inFrontOf branch: UIView) -> [SceneChange] {
    guard let place = index(view), let sibling = index(branch), let parent = view.superview,
      view.ancestors.prefix(while: { $0 !== ancestor }).allSatisfy(\.transform.isIdentity)
    else { return [] }
    var frame = document.views[place].frame
    frame.origin = ancestor.convert(frame.origin, from: parent)
    return [.set(.frame(frame), view: place), .move(view: place, inFrontOf: sibling)]
  }

  /// Whether a view's class is one whose hit test a scene file may say.
  func mayOverride(_ view: UIView) -> Bool {
    guard let description = description(view), !(view is UIWindow) else { return false }
    return !description.settings.contains { setting in
      switch setting {
      case .hitTest, .pointInside: true
      default: false
      }
    }
  }
}
