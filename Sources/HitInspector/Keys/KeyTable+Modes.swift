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
    ),
    row(
      "next, previous finding on the map",
      "its number, its row",
      key(.stepFinding(1), f(8), letter("l")),
      key(.stepFinding(-1), KeyStroke(.function(8), .shift), KeyStroke(.letter("l"), .shift))
    ),
    row("compare the map with how it is now", "", key(.compareMap, plain: letter("d"))),
    row(
      "one layer of the map fewer, more",
      "its box",
      key(.stepLayers(-1), plain: sign("[")),
      key(.stepLayers(1), plain: sign("]"))
    ),
  ]

  private static func mode(_ mode: InspectorMode, _ digit: Unicode.Scalar) -> Binding {
    key(.showMode(mode), sign(digit, nil, .control), sign(digit))
  }
}
