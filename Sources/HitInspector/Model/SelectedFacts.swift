public import HitResponders
internal import Foundation
internal import HitGeometry

/// What the panel says of the selected view.
nonisolated public struct SelectedFacts: Hashable, Sendable {
  /// One fact and its value.
  public struct Fact: Hashable, Sendable {
    /// How a value is meant.
    public enum Tone: Hashable, Sendable {
      /// As a value like others.
      case normal
      /// As the usual, of no further interest.
      case usual
      /// As what keeps touches away.
      case trouble
      /// As what the view decides for itself.
      case own
      /// As what its gestures are.
      case gesture
    }

    /// What the fact is about.
    public var label: String
    /// The value.
    public var value: String
    /// How it is meant.
    public var tone: Tone

    /// Makes a fact.
    public init(_ label: String, _ value: String, _ tone: Tone = .normal) {
      self.label = label
      self.value = value
      self.tone = tone
    }
  }

  /// The view's name.
  public var name: String
  /// The view's class.
  public var kind: String
  /// The facts, in the order shown.
  public var facts: [Fact]

  /// Makes facts by hand.
  public init(name: String, kind: String, facts: [Fact]) {
    self.name = name
    self.kind = kind
    self.facts = facts
  }
}

// MARK: - Reading a view

extension SelectedFacts {
  /// Reads a view and changes nothing.
  @MainActor
  public init(of view: UIView) {
    let onScreen = SceneShape(view).box
    var facts = [
      Fact("frame", ShortNumber.rect(view.frame)),
      Fact(view is UIWindow ? "on screen" : "in window", ShortNumber.rect(Self.inWindow(view))),
      Fact("bounds", ShortNumber.rect(view.bounds)),
    ]
    if let superview = view.superview {
      facts += Self.outside(view, superview).map {
        Fact("outside \(superview.routingName)", $0, .trouble)
      }
    }
    if view.superview != nil, onScreen.isNull || onScreen.isEmpty {
      facts.append(Fact("extent", "empty: nothing to hit", .trouble))
    }
    if !view.transform.isIdentity { facts.append(Fact("transform", Self.text(of: view.transform))) }
    facts.append(Self.flag("touch enabled", view.isUserInteractionEnabled, usual: true))
    if view.isHidden { facts.append(Fact("hidden", "yes", .trouble)) }
    if view.alpha < 1 {
      let isLost = view.alpha < 0.01
      facts.append(Fact("alpha", ShortNumber.coordinate(view.alpha), isLost ? .trouble : .normal))
    }
    if view.isDisabledControl { facts.append(Fact("control", "disabled", .trouble)) }
    facts.append(Self.own("own pointInside", view.overrides(.pointInside)))
    facts.append(Self.own("own hitTest", view.overrides(.hitTest)))
    if view.clipsToBounds { facts.append(Fact("clips to bounds", "when drawn only", .usual)) }
    if view.isMultipleTouchEnabled { facts.append(Fact("multiple touch", "yes")) }
    if view.isExclusiveTouch { facts.append(Fact("exclusive touch", "yes", .own)) }
    let gestures = (view.gestureRecognizers ?? []).map { recognizer in
      (recognizer.name ?? recognizer.kindWord) + (recognizer.isEnabled ? "" : " (off)")
    }
    if !gestures.isEmpty {
      facts.append(Fact("gestures", gestures.joined(separator: ", "), .gesture))
    }
    if view.overrides(.touchesBegan) { facts.append(Fact("own touchesBegan", "yes", .own)) }
    self.init(name: view.routingName, kind: view.className, facts: facts)
  }

  @MainActor
  private static func inWindow(_ view: UIView) -> CGRect {
    guard let window = view.window, window !== view else { return view.frame }
    return view.convert(view.bounds, to: window)
  }

  /// Says how far a view sticks out of its superview, edge by edge.
  @MainActor
  private static func outside(_ view: UIView, _ superview: UIView) -> [String] {
    let frame = view.frame
    let bounds = superview.bounds
    let edges: [(distance: CGFloat, place: String)] = [
      (bounds.minY - frame.minY, "at the top"), (frame.maxY - bounds.maxY, "at the bottom"),
      (bounds.minX - frame.minX, "on the left"), (frame.maxX - bounds.maxX, "on the right"),
    ]
    return edges.filter { $0.distance > 0 }.map {
      "\(ShortNumber.coordinate($0.distance)) pt \($0.place)"
    }
  }

  private static func flag(_ label: String, _ value: Bool, usual: Bool) -> Fact {
    Fact(label, value ? "yes" : "no", value == usual ? .normal : .trouble)
  }

  private static func own(_ label: String, _ value: Bool) -> Fact {
    Fact(label, value ? "yes" : "no", value ? .own : .usual)
  }

  private static func text(of transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map { ShortNumber.coordinate($0) }.joined(separator: " ") + "]"
  }
}
