internal import HitResponders

/// The numbers of the views that receive a press somewhere.
///
/// A walk meets each view once, so a new map just counts. Only where a view may occur again, since
/// a part of a map is made anew or an override answers it, is there a table to look up its number.
final class ReceiverNumbers {
  @exclusivity(unchecked)
  private(set) var views: [UIView] = []
  private struct Entry {
    var view: UnsafeRawPointer?
    var number: Int32
  }

  /// The table, twice as large as needed; empty until a view may occur again.
  @exclusivity(unchecked)
  private var entries: [Entry] = []
  @exclusivity(unchecked)
  private var last: (view: UnsafeRawPointer?, number: Int32) = (nil, 0)

  init() {}

  init(copying other: ReceiverNumbers) {
    views = other.views
    entries = other.entries
  }

  /// Prepares for views that have numbers already.
  func expectKnownViews() {
    if entries.isEmpty { makeTable(for: max(views.count, 64)) }
  }

  /// Returns the number of a view, a new one if it has none.
  @inline(__always)
  func number(of view: Unmanaged<UIView>) -> Int32 {
    if entries.isEmpty { return append(view) }
    if last.view == UnsafeRawPointer(view.toOpaque()) { return last.number }
    return knownNumber(of: view)
  }

  @inline(never)
  private func knownNumber(of view: Unmanaged<UIView>) -> Int32 {
    let key = UnsafeRawPointer(view.toOpaque())
    var place = self.place(of: key)
    if entries[place].view == nil {
      let number = append(view)
      if views.count * 2 > entries.count {
        makeTable(for: views.count * 2)
        place = self.place(of: key)
      }
      entries[place] = Entry(view: key, number: number)
    }
    last = (key, entries[place].number)
    return last.number
  }

  @inline(__always)
  private func append(_ view: Unmanaged<UIView>) -> Int32 {
    views.append(view.takeUnretainedValue())
    return Int32(truncatingIfNeeded: views.count &- 1)
  }

  /// Returns the index of a view in the table, or the one where it would be.
  private func place(of key: UnsafeRawPointer) -> Int {
    let mask = entries.count - 1
    // The low bits of addresses are all alike, and the product's high bits depend on all others.
    var place = Int((UInt(bitPattern: key) >> 4 &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while let view = entries[place].view, view != key { place = (place + 1) & mask }
    return place
  }

  private func makeTable(for count: Int) {
    var size = 128
    while size < count * 2 { size *= 2 }
    entries = Array(repeating: Entry(view: nil, number: 0), count: size)
    let known = views.borrowedElements
    for number in known.indices {
      let key = UnsafeRawPointer(known[number].toOpaque())
      entries[place(of: key)] = Entry(view: key, number: Int32(number))
    }
  }
}
