internal import HitControls
public import HitResponders

/// Where an action goes that a control sends without a target.
///
/// It begins at the first responder and climbs the chain, as a key does: rules C13 and C14.
nonisolated public struct ActionRoute: Hashable, Sendable {
  /// The name of the action.
  public let action: String
  /// How many responders are asked, the one that takes it included.
  public let askedCount: Int
  /// The name of the responder that takes it, if one does.
  public let taker: String?
  /// The name of a view that has the action and is not on the way, where nobody takes it.
  public let bystander: String?

  /// Makes a route.
  public init(action: String, askedCount: Int, taker: String?, bystander: String? = nil) {
    (self.action, self.askedCount) = (action, askedCount)
    (self.taker, self.bystander) = (taker, bystander)
  }

  /// Who takes it, in words.
  public var words: String {
    taker ?? bystander.map { "nobody: \($0) is beside the chain" } ?? "nobody"
  }
}

extension ActionRoute {
  /// Finds where each action would go that the controls of an application send without a target.
  ///
  /// The responders are really asked; nothing is performed.
  ///
  /// - Complexity: O(n) for n views, and again for each action that nobody takes.
  /// - Returns: The routes, in the order in which the controls stand in the hierarchy.
  @MainActor
  public static func all(in application: UIApplication) -> [ActionRoute] {
    application.inForce {
      let views = application.windows.flatMap(\.subtree)
      var known: Set<String> = []
      var routes: [ActionRoute] = []
      for control in views.lazy.compactMap({ $0 as? UIControl }) {
        control.enumerateEventHandlers { _, target, _, _ in
          guard let (object, action) = target, object == nil, known.insert(action.name).inserted
          else { return }
          routes.append(route(of: action, from: control, in: application, views))
        }
      }
      return routes
    }
  }

  @MainActor
  private static func route(
    of action: Selector,
    from sender: UIControl,
    in application: UIApplication,
    _ views: [UIView]
  ) -> ActionRoute {
    let refusals = Refusals()
    let taker = Routing.watched(by: refusals) {
      application.performer(of: action, target: nil, sender: sender)
    }
    let bystander =
      taker == nil
      ? Routing.unwatched { views.first { $0.canPerformAction(action, withSender: sender) } } : nil
    return ActionRoute(
      action: action.name,
      askedCount: refusals.count + (taker == nil ? 0 : 1),
      taker: taker.map { RoutingName.of($0) },
      bystander: bystander?.routingName
    )
  }

  /// Counts the responders that decline.
  private final class Refusals: RoutingObserver {
    let interests: RoutingInterests = .actions
    private(set) var count = 0

    func routing(_ step: RoutingStep) {
      if case .declined = step { count += 1 }
    }
  }
}
