// The keys of the modes.
nonisolated extension KeyTable {
  static let modeRows: [Row] = [
    row(
      "modes: touch, inspect, hit map, explode",
      "their buttons",
      mode(.touch, "1"),
      mode(.inspect, "2"),
      mode(.hitMap, "3"),
      key(.showMode(.hitMap), plain: letter("h")),
      mode(.explode, "4")
    )
  ]

  private static func mode(_ mode: InspectorMode, _ digit: Unicode.Scalar) -> Binding {
    key(.showMode(mode), sign(digit, nil, .control), sign(digit))
  }
}
