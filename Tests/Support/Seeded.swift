public import Foundation

/// Random numbers that are the same for the same seed, on every machine.
public struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a sequence.
  public init(_ seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including `count`.
  public mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// A number between two others.
  public mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }

  /// True once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
