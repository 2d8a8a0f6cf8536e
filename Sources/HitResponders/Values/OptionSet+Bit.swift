nonisolated extension OptionSet where RawValue: FixedWidthInteger {
  /// The option that a single bit stands for, counted from the lowest.
  @inlinable
  package static func bit(_ place: RawValue) -> Self { Self(rawValue: 1 << place) }
}
