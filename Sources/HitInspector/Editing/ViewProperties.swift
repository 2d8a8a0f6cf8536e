package import Foundation
internal import HitResponders

/// Something of a view that can be edited.
nonisolated package enum ViewProperty: String, Hashable, Sendable, CaseIterable {
  case x = "frame x"
  case y = "frame y"
  case width = "frame w"
  case height = "frame h"
  case boundsX = "bounds x"
  case boundsY = "bounds y"
  case order
  case alpha
  case hidden
  case clips
  case interaction
  case multiTouch = "multiple touch"
  case rotation = "rotate"
  case scale
  case hitTest
  case pointInside = "point(inside:)"
  case touches

  /// What it is called where edits are listed.
  package var title: String { rawValue }

  /// How much a step with the keys adds, and a large one.
  var steps: (small: CGFloat, large: CGFloat) {
    switch self {
    case .alpha: (0.05, 0.25)
    case .scale: (0.1, 0.5)
    case .order: (1, 1)
    default: (1, 8)
    }
  }

  /// The numbers it takes.
  var range: ClosedRange<CGFloat> {
    switch self {
    case .alpha: 0...1
    case .width, .height: 0...1e7
    case .scale: 0.001...1000
    case .order: 1...1e6
    default: -1e7...1e7
    }
  }

  /// Reads what was typed for a number.
  func read(_ text: String) -> Result<PropertyValue, PropertyFault> {
    let digits = text.trimmingCharacters(in: .whitespaces).replacing("°", with: "")
      .replacing("−", with: "-").replacing(",", with: ".")
    guard let number = Double(digits), number.isFinite else {
      return .failure(PropertyFault(sentence: "“\(text)” is no number"))
    }
    guard range.contains(number) else {
      let (low, high) = (ShortNumber.exact(range.lowerBound), ShortNumber.exact(range.upperBound))
      return .failure(PropertyFault(sentence: "\(title) takes numbers from \(low) to \(high)"))
    }
    return .success(.number(number))
  }
}

/// Why a value cannot be set.
nonisolated package struct PropertyFault: Error, Hashable, Sendable {
  package var sentence: String

  package init(sentence: String) { self.sentence = sentence }
}

/// The value of a property.
nonisolated package enum PropertyValue: Hashable, Sendable {
  case number(CGFloat)
  case flag(Bool)
  /// A choice, in words.
  case word(String)

  /// The value as it is shown, and typed.
  package var text: String {
    switch self {
    case .number(let number): ShortNumber.exact((number * 1000).rounded() / 1000 + 0)
    case .flag(let flag): flag ? "yes" : "no"
    case .word(let word): word
    }
  }
}

/// What can be edited of a view, with its values.
nonisolated package struct ViewProperties: Hashable, Sendable {
  package var view: SceneViewID
  package var name: String
  package var kind: String
  package var values: [ViewProperty: PropertyValue] = [:]
  /// What can be chosen; nothing of a property that is only shown.
  package var choices: [ViewProperty: [String]] = [:]
  /// The properties that are other than when the scene was read.
  package var changed: Set<ViewProperty> = []
  /// Where the view lies in its window.
  package var inWindow = CGRect.zero
  /// In how much of it a press reaches it, as of when the scene rested last.
  package var reach: SubjectReach?
  /// How many siblings the view is one of.
  package var siblings = 1

  package init(_ view: SceneViewID, name: String, kind: String) {
    (self.view, self.name, self.kind) = (view, name, kind)
  }

  /// Whether it is said of the same view, in the same words.
  func hasSameHead(as other: ViewProperties) -> Bool {
    view == other.view && name == other.name && kind == other.kind && siblings == other.siblings
  }

  /// Whether a property is shown as in another version.
  func isShown(_ property: ViewProperty, asIn other: ViewProperties) -> Bool {
    values[property] == other.values[property] && choices[property] == other.choices[property]
      && changed.contains(property) == other.changed.contains(property)
  }

  /// Whether a property can be changed.
  func isEditable(_ property: ViewProperty) -> Bool {
    switch values[property] {
    case .number, .flag: true
    case .word: choices[property] != nil
    case nil: false
    }
  }
}
