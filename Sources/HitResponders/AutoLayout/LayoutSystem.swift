internal import Foundation

/// A sum of variables, each times a factor, and a constant.
struct LayoutSum {
  var constant = 0.0
  var terms: [Int: Double] = [:]

  /// The terms in order of variable, so that adding them up rounds the same on every run.
  var orderedTerms: [(variable: Int, share: Double)] {
    terms.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  init(_ constant: Double) { self.constant = constant }

  init(variable: Int) { terms = [variable: 1] }

  static func + (left: LayoutSum, right: LayoutSum) -> LayoutSum { left.adding(right, times: 1) }

  static func - (left: LayoutSum, right: LayoutSum) -> LayoutSum { left.adding(right, times: -1) }

  static func * (sum: LayoutSum, factor: Double) -> LayoutSum {
    LayoutSum(0).adding(sum, times: factor)
  }

  func adding(_ other: LayoutSum, times factor: Double) -> LayoutSum {
    var sum = self
    sum.constant += other.constant * factor
    for (variable, share) in other.terms {
      let total = (sum.terms[variable] ?? 0) + share * factor
      sum.terms[variable] = abs(total) < 1e-9 ? nil : total
    }
    return sum
  }
}

/// Equations that hold together; one that contradicts earlier ones is dropped.
///
/// Every variable that an equation determines is written as a sum of those that are still free.
struct LayoutSystem {
  /// Whether any constraint was ever activated; where none was, layout skips constraints.
  static var isInUse = false

  private var known: [Int: LayoutSum] = [:]

  /// Returns a sum with all known variables substituted.
  func reduced(_ sum: LayoutSum) -> LayoutSum {
    var result = LayoutSum(sum.constant)
    for (variable, factor) in sum.orderedTerms {
      result = result.adding(known[variable] ?? LayoutSum(variable: variable), times: factor)
    }
    return result
  }

  /// Makes a sum zero if that is still possible.
  mutating func add(zero sum: LayoutSum) {
    let rest = reduced(sum)
    let largest = rest.terms.min { left, right in
      (-abs(left.value), left.key) < (-abs(right.value), right.key)
    }
    guard let (pivot, factor) = largest else { return }
    var solved = rest * (-1 / factor)
    solved.terms[pivot] = nil
    for (variable, value) in known {
      guard let share = value.terms[pivot] else { continue }
      var value = value
      value.terms[pivot] = nil
      known[variable] = value.adding(solved, times: share)
    }
    known[pivot] = solved
  }

  /// A wish about a sum: that it is zero, or at least zero.
  struct Wish {
    var sum: LayoutSum
    var isEquation: Bool
    var priority: Float
  }

  /// Returns values that fulfil the wishes, the strongest first.
  ///
  /// A wish that something is at least zero is ignored until it is violated; then it counts as an
  /// equation of its rank, for the nearest value that fulfils it is zero. Of wishes of one priority
  /// the earlier go first; variables that no wish determines have the values of `habits`.
  static func values(keeping wishes: [Wish], habits: [Double]) -> [Double] {
    let order = wishes.indices.sorted { (-wishes[$0].priority, $0) < (-wishes[$1].priority, $1) }
    func system(with tight: [Int]) -> LayoutSystem {
      var system = LayoutSystem()
      for index in order where wishes[index].isEquation || tight.contains(index) {
        system.add(zero: wishes[index].sum)
      }
      for (variable, habit) in habits.enumerated() {
        system.add(zero: LayoutSum(variable: variable) - LayoutSum(habit))
      }
      return system
    }
    func broken(in system: LayoutSystem, besides tight: [Int]) -> Int? {
      order.first { index in
        !wishes[index].isEquation && !tight.contains(index)
          && system.reduced(wishes[index].sum).constant < -0.001
      }
    }
    var tight: [Int] = []
    var found = system(with: tight)
    while let index = broken(in: found, besides: tight) {
      tight.append(index)
      found = system(with: tight)
    }
    // What was forced to zero at first may be fulfilled without that, now that others are.
    for index in tight {
      let fewer = tight.filter { $0 != index }
      let looser = system(with: fewer)
      if broken(in: looser, besides: fewer) == nil { (tight, found) = (fewer, looser) }
    }
    return habits.indices.map { found.reduced(LayoutSum(variable: $0)).constant }
  }
}
