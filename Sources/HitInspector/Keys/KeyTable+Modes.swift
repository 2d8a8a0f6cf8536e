// The keys of the modes.
nonisolated extension KeyTable {
  static let modeRows: [Row] = [
    row(
      "modes: touch, inspect, hit map, explode",
      "their buttons",
      mode(.touch, "1").called("mode: touch"),
      mode(.inspect, "2").called("mode: inspect"),
      mode(.hitMap, "3").called("mode: hit map"),
      key(.showMode(.hitMap), plain: letter("h")),
      mode(.explode, "4").called("mode: explode")
    ),
    row(
      "next, previous finding on the map",
      "lint; its number, its row",
      key(.stepFinding(1), f(8), letter("l")).called("next finding on the map"),
      key(.stepFinding(-1), KeyStroke(.function(8), .shift), KeyStroke(.letter("l"), .shift))
        .called("previous finding on the map")
    ),
    row("compare the map with how it is now", "", key(.compareMap, plain: letter("d"))),
    row(
      "one layer of the map fewer, more; layers closer, farther",
      "its box; wheel",
      key(.stepLayers(-1), plain: sign("[")).called("one layer of the map fewer, layers closer"),
      key(.stepLayers(1), plain: sign("]")).called("one layer of the map more, layers farther")
    ),
    row(
      "put the layers, or what was scrolled in a dump, back",
      "",
      key(.resetCamera, plain: sign("0"))
    ),
    row(
      "what is shown of the layers",
      "its box",
      option(.names),
      option(.reasons),
      option(.askedOnly),
      option(.onePerView)
    ),
    row(
      "fade the screenshot under a dump",
      "its slider",
      key(.fadeScreenshot, plain: letter("v"))
    ),
    row(
      "what is shown over a screenshot",
      "its box",
      toggle(.outlines),
      toggle(.findings),
      toggle(.covered),
      toggle(.map)
    ),
  ]

  private static func option(_ option: ExplodeOption) -> Binding {
    key(.toggleExplode(option)).called("\(option.title) of the layers")
  }

  private static func toggle(_ layer: ScreenshotLayer) -> Binding {
    key(.toggleScreenshotLayer(layer)).called("\(layer.title) over the screenshot")
  }

  private static func mode(_ mode: InspectorMode, _ digit: Unicode.Scalar) -> Binding {
    key(.showMode(mode), sign(digit, nil, .control), sign(digit))
  }
}
