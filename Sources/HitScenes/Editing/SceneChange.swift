internal import Foundation
internal import HitGeometry
internal import HitJSON
internal import HitResponders

/// One change of a scene file: a key of a view, or the place of a view in the tree.
nonisolated public enum SceneChange: Hashable, Sendable {
  /// Gives a view's key another value, or gives the view the key.
  case set(ViewSetting, view: Int)
  /// Removes a key from a view, which then has UIKit's default.
  case reset(ViewSetting, view: Int)
  /// Moves a view with its subtree right in front of another view, as its sibling.
  case move(view: Int, inFrontOf: Int)
}

/// Why a scene file cannot be changed as requested.
nonisolated public struct SceneChangeError: Error, Hashable, CustomStringConvertible {
  /// The sentence: what cannot be changed, why, what to do.
  public let description: String

  package init(description: String) { self.description = description }
}

nonisolated extension SceneDocument {
  /// Returns the document of the same file with changes, and everything else as it was written.
  ///
  /// Comments, order and spaces stay. Views are named by their indices in ``views``; after a change
  /// that moves a view, later changes use the new indices.
  ///
  /// - Throws: Why a view has no text of its own, or cannot be moved there.
  ///
  /// - Complexity: A change of a key that concerns its view alone reads the view's own object once
  ///   more; any other change reads the whole file.
  public func changed(
    _ changes: [SceneChange],
    classes: SceneClasses = .uikit
  ) throws(SceneChangeError) -> SceneDocument {
    var document = self
    for change in changes {
      if let changed = document.changed(alone: change, classes: classes) {
        document = changed
        continue
      }
      let text = try document.text(after: change)
      do throws(SceneError) {
        document = try document.with(text, classes: classes)
      } catch {
        throw SceneChangeError(
          description: "\(path): the scene would not be one any more: \(error). Change it by hand."
        )
      }
    }
    return document
  }

  /// Returns the order of the views after a view was moved, by their old indices.
  public func order(moving view: Int, inFrontOf sibling: Int) -> [Int] {
    let block = view..<end(of: view)
    var order = views.indices.filter { !block.contains($0) }
    let last = end(of: sibling) - 1
    // The moved views may come last in what they are moved in front of.
    let place = order.lastIndex { $0 <= last }.map { $0 + 1 } ?? 0
    order.insert(contentsOf: block, at: place)
    return order
  }

  /// The index after the last view in a view.
  func end(of view: Int) -> Int {
    var end = view + 1
    while end < views.count, views[end].depth > views[view].depth { end += 1 }
    return end
  }

  private func text(after change: SceneChange) throws(SceneChangeError) -> [UInt8] {
    let editor = try SceneTextEditor(self)
    switch change {
    case .set(let setting, let view):
      return try editor.setting(setting.key, to: setting.fileValue, of: view).applied(to: text)
    case .reset(let setting, let view):
      return try editor.removing(setting.key, of: view).applied(to: text)
    case .move(let view, let sibling): return try editor.moving(view, inFrontOf: sibling)
    }
  }
}

nonisolated extension ViewSetting {
  /// The value as written by hand.
  package var fileValue: String {
    switch self {
    case .pointInside(let rule): rule.text
    case .hitTest(let rule): rule.text
    case .touches(let rule): "\"\(rule.rawValue)\""
    case .text: value
    default: value.replacing(",", with: ", ")
    }
  }
}

nonisolated extension PointInsideRule {
  fileprivate var text: String {
    switch self {
    case .never: "\"never\""
    case .always: "\"always\""
    case .circle(let centre, let radius): "{ \"circle\": [\([centre.x, centre.y, radius].spaced)] }"
    case .inset(let insets):
      "{ \"inset\": [\([insets.top, insets.left, insets.bottom, insets.right].spaced)] }"
    }
  }
}

nonisolated extension HitTestRule {
  fileprivate var text: String {
    switch self {
    case .prefer(let id): "{ \"prefer\": \(JSONWriter.quoted(id)) }"
    default: "\"\(Self.words.first { $0.rule == self }?.word ?? "")\""
    }
  }
}

nonisolated extension [CGFloat] {
  var spaced: String { map { ShortNumber.exact(Double($0)) }.joined(separator: ", ") }
}
