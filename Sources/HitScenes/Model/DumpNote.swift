internal import HitResponders

/// Something that a dump does not tell, or that was skipped in it, with how often.
nonisolated public struct DumpNote: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of notes, in the order in which they are reported.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A line that holds a view in a form that is not read.
    case unreadLine
    /// A place where the author left views out.
    case elision
    /// A view more than one level below the view before it.
    case depthJump
    /// A dump that begins below its root.
    case lateStart
    /// A view outside of every window, which was put into one.
    case strayRoot
    /// Several windows, whose levels are not printed.
    case windowOrder
    /// A view whose text ends in the middle.
    case cut
    /// A view without a frame.
    case noFrame
    /// A frame beyond what a scene can hold.
    case farFrame
    /// A frame whose numbers are not finite.
    case brokenFrame
    /// A rotated view whose size cannot be computed from its bounding box.
    case boundingBox
    /// A scroll view, or a rotated view, without the origin of its bounds.
    case unknownOrigin
    /// A view that was being animated.
    case animating
    /// An attribute that the reader does not know.
    case unknownAttribute
    /// A value of an attribute that could not be read.
    case unreadValue
    /// A layer without a view.
    case layer
    /// A hosting view, whose content a dump does not contain.
    case hostedContent
    /// A window without area, in a dump whose views show how large the screen is.
    case emptyWindow
    /// A window larger than any screen.
    case largeScreen
    /// A dump in which no view has an area.
    case unknownScreen
  }

  /// The kind.
  public var kind: Kind
  /// How often.
  public var count: Int
  /// The first line of the dump it concerns, where it concerns lines.
  public var line: Int?
  /// Names in the sentence.
  public var names: [String]

  /// The note in one sentence without a full stop.
  public var description: String {
    guard let line else { return sentence }
    return sentence + (count == 1 ? " (line \(line))" : " (the first in line \(line))")
  }

  private func views(_ one: String, _ many: String) -> String {
    "\(Counted.text(count, "view")) \(Counted.word(count, one, many))"
  }

  private func counted(_ one: String, _ many: String) -> String { Counted.text(count, one, many) }

  private var list: String {
    let few = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(few) and \(names.count - 4) more" : few
  }

  /// The note without its line, in one sentence without a full stop.
  package var sentence: String {
    switch kind {
    case .unreadLine:
      "\(counted("line holds", "lines hold")) a view amid other text and "
        + "\(Counted.word(count, "is", "are")) not read"
    case .elision:
      "views are left out at \(counted("place", "places")), what follows is put "
        + "under the nearest view that is less deep"
    case .depthJump:
      views("is", "are") + " more than one level deeper than the view before, levels between "
        + "are missing"
    case .lateStart: "the dump begins below its root, so places are those in its first view"
    case .strayRoot:
      views("is", "are") + " outside of every window and put into the one before, where "
        + "\(Counted.word(count, "its place is", "their places are")) unknown"
    case .windowOrder:
      "\(count) windows: a dump does not contain their levels, so the last is taken to be in front"
    case .cut: views("is", "are") + " cut in the middle, what is missing is not known"
    case .noFrame:
      views("prints", "print") + " no frame, taken to fill the superview and never to be hit "
        + Counted.word(count, "itself", "themselves")
    case .farFrame: views("lies", "lie") + " too far out for a scene and moved nearer"
    case .brokenFrame: views("has", "have") + " a frame that is not finite and taken to be empty"
    case .boundingBox:
      views("is", "are") + " rotated so that the size is unknown, the bounding box is used for "
        + Counted.word(count, "it", "them")
    case .unknownOrigin:
      views("scrolls", "scroll") + " by an unknown distance, taken to show the beginning"
    case .animating:
      views("was", "were") + " moving, UIKit gives such views no touches unless they allow it"
    case .unknownAttribute:
      "\(counted("attribute is", "attributes are")) not known and left out: \(list)"
    case .unreadValue:
      "\(counted("value", "values")) could not be read and left out: \(list)"
    case .layer:
      "\(counted("layer", "layers")) without a view left out, no touch finds a layer"
    case .hostedContent:
      views("holds", "hold") + " content of SwiftUI, which decides by its own rules, unknown here"
    case .emptyWindow:
      "no window has a size, so the screen is taken to be \(list), as far as views reach"
    case .largeScreen: "a window is larger than any screen, so the screen is taken to be \(list)"
    case .unknownScreen: "no view has a size, so the screen is taken to be \(list)"
    }
  }
}

/// Counts the notes about a dump.
nonisolated struct DumpNotes {
  private struct Tally {
    var count = 0
    var line: Int?
    var names: [String] = []
  }

  private var tallies: [DumpNote.Kind: Tally] = [:]

  mutating func add(_ kind: DumpNote.Kind, line: Int? = nil, name: String? = nil, count: Int = 1) {
    var tally = tallies[kind] ?? Tally(line: line)
    tally.count += count
    if let name, tally.names.count < 100, !tally.names.contains(name) { tally.names.append(name) }
    tallies[kind] = tally
  }

  var list: [DumpNote] {
    DumpNote.Kind.allCases.compactMap { kind in
      tallies[kind].map {
        DumpNote(kind: kind, count: $0.count, line: $0.line, names: $0.names)
      }
    }
  }
}
