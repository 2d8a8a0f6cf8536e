import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("Tree arrangement")
struct TreeArrangementTests {
  private let application = UIApplication()
  private let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  private var tree: TreeList { inspector.root.tree.list }

  /// A window with a header, and a list of views without names of their own.
  private func build(_ count: Int) -> (list: UIView, cells: [UIView]) {
    application.screen.bounds = CGRect(x: 0, y: 0, width: 100, height: 1000)
    return application.inForce {
      let window = UIWindow(frame: application.screen.bounds)
      window.accessibilityIdentifier = "Window"
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      header.accessibilityIdentifier = "Header"
      let list = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 900))
      list.accessibilityIdentifier = "List"
      let cells = (0..<count).map { index in
        let cell = UIView(frame: CGRect(x: 0, y: index * 10, width: 100, height: 10))
        cell.accessibilityIdentifier = "Cell#\(index + 1)"
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.accessibilityIdentifier = "Label \(index)"
        cell.addSubview(label)
        list.addSubview(cell)
        return cell
      }
      window.addSubview(header)
      window.addSubview(list)
      window.makeKeyAndVisible()
      return (list, cells)
    }
  }

  private var names: [String] { tree.rows.map(\.name) }

  @Test("five or more alike siblings fold into one row, fewer and named ones do not")
  func alike() {
    _ = build(14)
    inspector.open(application)
    #expect(names == ["Window", "Header", "List", "14 alike, #1 to #14"])
    let few = TreeArrangementTests()
    _ = few.build(4)
    few.inspector.open(few.application)
    #expect(few.names.count == 3 + 8)
  }

  @Test("a sibling that is selected, asked about or receives stands by itself")
  func kept() {
    let (_, cells) = build(14)
    inspector.open(application)
    inspector.selection.select(ObjectIdentifier(cells[7].subviews[0]))
    #expect(
      names == [
        "Window", "Header", "List", "7 alike, #1 to #7", "Cell#8", "Label 7",
        "6 alike, #9 to #14",
      ]
    )
    inspector.selection.select(nil)
    #expect(names.count == 4)
    let mark = TreeList.Mark(number: 3, kind: .walk(.received))
    tree.show(marks: [ObjectIdentifier(cells[13]): mark])
    #expect(names.suffix(3) == ["13 alike, #1 to #13", "Cell#14", "Label 13"])
  }

  @Test(
    "a click on the row of alike views shows them, and folding their superview hides them again"
  )
  func unfold() {
    let (list, _) = build(14)
    inspector.open(application)
    tree.click(row: 3, at: CGPoint(x: 100, y: 0), isDouble: false)
    #expect(names.count == 3 + 28)
    let row = tree.rows[2]
    #expect(row.id == ObjectIdentifier(list))
    tree.fold(row, shut: true)
    #expect(names.count == 3)
    tree.fold(row, shut: false)
    #expect(names.count == 4)
  }

  @Test("the branch of the receiver is unfolded and brought into view")
  func receiver() {
    let (list, cells) = build(4)
    for index in 0..<90 {
      let other = UIView(frame: .zero)
      other.accessibilityIdentifier = "Other \(index)"
      list.superview?.insertSubview(other, belowSubview: list)
    }
    inspector.open(application)
    inspector.application.layoutIfNeeded()
    guard let row = tree.rows.first(where: { $0.id == ObjectIdentifier(list) }) else {
      return #expect(Bool(false), "the list has a row")
    }
    tree.fold(row, shut: true)
    let mark = TreeList.Mark(number: 2, kind: .walk(.received))
    tree.show(marks: [ObjectIdentifier(cells[3]): mark])
    let shown = tree.wholeRows.map { tree.rows[$0].id }
    #expect(shown.contains(ObjectIdentifier(cells[3])))
  }

  @Test("thirty thousand alike views are a few rows")
  func many() {
    let rows = (0..<30_000).map { index in
      OutlineRow(
        id: ObjectIdentifier(NSNumber(value: Double(index) + 0.5)),
        name: "Tile#\(index)",
        depth: 1,
        hasSubviews: false,
        badges: []
      )
    }
    let tree = TreeArrangement(rows)
    #expect(tree.rows(collapsed: [], opened: [], kept: []).count == 1)
    #expect(tree.rows(collapsed: [], opened: [], kept: [15_000]).count == 3)
  }
}
