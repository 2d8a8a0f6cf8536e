internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The bar above a scene that was edited: what would be undone and redone, and where it is saved to.
final class EditBar: PanelView {
  struct Content: Equatable {
    var undoable: EditRow?
    var redoable: EditRow?
    var isChanged = false
    /// Whether the file is no longer there.
    var isGone = false
    var target = SaveTarget.nowhere

    /// Whether saving would write what no file holds.
    var isUnsaved: Bool { isChanged || isGone }

    /// How the scene stands to its file.
    var word: String { isChanged ? "changed," : isGone ? "not saved," : "as saved" }
  }

  let undo = BarButton(.undo, name: "Undo")
  let redo = BarButton(.redo, name: "Redo")
  let revert = BarButton(name: "Revert")
  private(set) var content = Content()

  nonisolated static let height: CGFloat = 36

  override var parts: [UIView] { [undo, redo, revert] }

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Places

  private static let button = CGSize(width: 30, height: 22)
  private static let margin: CGFloat = 13
  /// The width of a canvas below which the buttons stand without what they would do.
  private static let leastWidth: CGFloat = 480

  private var namesEdits: Bool { bounds.width >= Self.leastWidth }

  override func layoutSubviews() {
    undo.help = KeyTable.help(content.undoable.map { "Undo \($0.title)" } ?? "Undo", .undo)
    redo.help = KeyTable.help(content.redoable.map { "Redo \($0.title)" } ?? "Redo", .redo)
    revert.help = KeyTable.help("Take all edits since the file back, as one edit", .revert)
    revert.face.words = [TextRun("Revert")]
    undo.isEnabled = content.undoable != nil
    redo.isEnabled = content.redoable != nil
    revert.isEnabled = content.isChanged
    undo.setFrameIfNeeded(CGRect(origin: CGPoint(x: Self.margin, y: 7), size: Self.button))
    let redoX = undo.frame.maxX + (namesEdits ? 6 + nameWidth(content.undoable) + 12 : 6)
    redo.setFrameIfNeeded(CGRect(origin: CGPoint(x: redoX.rounded(), y: 7), size: Self.button))
    let width: CGFloat = 52
    revert.setFrameIfNeeded(
      CGRect(x: bounds.width - Self.margin - width, y: 7, width: width, height: 22)
    )
  }

  /// The widest name of an edit.
  private var widestName: CGFloat { min(150, (bounds.width - 340) / 2) }

  private func nameWidth(_ row: EditRow?) -> CGFloat {
    row.map { min(Ink.width($0.title, Theme.remark), widestName) } ?? 0
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    var left = redo.frame.maxX + 6
    if namesEdits {
      for (row, button) in [(content.undoable, undo), (content.redoable, redo)] {
        guard let row else { continue }
        let place = CGPoint(x: button.frame.maxX + 6, y: 22.5)
        left = place.x + paintName(of: row, at: place, in: canvas)
      }
      left = max(left, redo.frame.maxX) + 18
    }
    paintState(from: left, to: revert.frame.minX - 12, in: canvas)
  }

  private func paintName(of row: EditRow, at place: CGPoint, in canvas: Canvas) -> CGFloat {
    canvas.write(Words(row.title, Theme.remark, Theme.secondary), at: place, width: widestName)
  }

  /// Says whether the scene is as it was saved, and what saves it.
  private func paintState(from left: CGFloat, to right: CGFloat, in canvas: Canvas) {
    let color = content.isUnsaved ? Theme.wouldBe : Theme.accepted
    canvas.disc(at: CGPoint(x: left + 4, y: 18.5), radius: 3, color: color)
    let word = Words(content.word, Theme.remarkStrong, color)
    var x = left + 13
    x += canvas.write(word, at: CGPoint(x: x, y: 22.5), width: right - x) + 5
    guard content.isUnsaved else { return }
    var rest = "cannot be saved"
    if let deed = content.target.deed {
      let key = KeyTable.label(of: .save)
      guard x + KeyCap.width(key) < right else { return }
      canvas.keyCap(key, at: CGPoint(x: x, y: 11))
      x += KeyCap.width(key) + 5
      rest = deed
    }
    canvas.write(
      Words(rest, Theme.remark, Theme.secondary),
      at: CGPoint(x: x, y: 22.5),
      width: right - x
    )
  }
}

extension SaveTarget {
  /// What saving does, in words; nothing where it cannot be.
  nonisolated fileprivate var deed: String? {
    switch self {
    case .nowhere: nil
    case .newFile: "saves it under a new name"
    case .file(let name): "saves to \(name)"
    }
  }
}

extension EditBar.Content {
  init(_ model: InspectorModel) {
    (undoable, redoable) = (model.edits.undoable, model.edits.redoable)
    (isChanged, isGone) = (model.edits.isChanged, model.fileState == .gone)
    target = model.saveTarget
  }
}

nonisolated extension InspectorModel {
  /// Whether the scene was edited here, so that the bar of its edits is shown; a file that was read
  /// again leaves the scene where it is.
  var hasEdits: Bool { edits.rows.contains { $0.source != .file } && !activity.isReplay }
}
