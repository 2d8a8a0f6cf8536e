/// An array in pages of equal length, of which a change copies one.
///
/// A copy of an array that changes in one place shares all other pages with it: what is edited step
/// by step, with each step kept, is not copied as a whole for each.
///
/// > Complexity: a change of a shared array takes O(pages + a page's length); all else is as in an
/// > `Array`.
@frozen
nonisolated public struct PagedArray<Element> {
  @inlinable
  static var pageLength: Int { 64 }

  /// The pages; all but the last are full.
  @usableFromInline
  var pages: [[Element]]
  /// How many elements there are.
  public let count: Int

  /// Makes pages of a sequence.
  public init(_ elements: some Sequence<Element>) {
    var pages: [[Element]] = []
    var count = 0
    for element in elements {
      if count % Self.pageLength == 0 {
        pages.append([])
        pages[pages.count - 1].reserveCapacity(Self.pageLength)
      }
      pages[pages.count - 1].append(element)
      count += 1
    }
    (self.pages, self.count) = (pages, count)
  }
}

nonisolated extension PagedArray: RandomAccessCollection, MutableCollection {
  /// The index of the first element: 0.
  @inlinable
  public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable
  public var endIndex: Int { count }

  /// The element at an index.
  @inlinable
  public subscript(index: Int) -> Element {
    get { pages[index / Self.pageLength][index % Self.pageLength] }
    _modify { yield &pages[index / Self.pageLength][index % Self.pageLength] }
  }
}

nonisolated extension PagedArray: ExpressibleByArrayLiteral {
  /// Makes pages of elements that are written out.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

nonisolated extension PagedArray: Sendable where Element: Sendable {}
nonisolated extension PagedArray: Equatable where Element: Equatable {}
