import Foundation
import HitInspector
import TestSupport
import Testing

// Modes, and what is done in each.
extension ActionChecks {
  static var modes: [InspectorCommand: ActionCheck] {
    var checks = modesOfKeys
    for option in ExplodeOption.allCases {
      checks[.toggleExplode(option)] = { trial in
        let desk = try trial.open()
        desk.click(160, 421)
        try trial.type(.showMode(.explode), on: desk)
        let canvas = desk.layout.canvas
        let before = try desk.settledPicture(of: canvas)
        for isBack in [false, true] {
          try trial.type(.showPalette, on: desk)
          try desk.enter("\(option.title) of the layers")
          #expect(try eventually { try (desk.picture(of: canvas) == before) == isBack })
        }
      }
    }
    return checks
  }

  private static var modesOfKeys: [InspectorCommand: ActionCheck] {
    [
      .showMode(.touch): { try await expectMode("touch", $0) },
      .showMode(.inspect): { try await expectMode("inspect", $0) },
      .showMode(.hitMap): { try await expectMode("hitmap", $0) },
      .showMode(.explode): { try await expectMode("explode", $0) },
      .stepFinding(1): { try expectFinding($0, after: [1, 1], back: -1) },
      .stepFinding(-1): { try expectFinding($0, after: [1, 1, 1], back: 1) },
      .stepLayers(1): { try expectLayers($0, back: -1) },
      .stepLayers(-1): { try expectLayers($0, back: 1) },
      .compareMap: { trial in
        let desk = try trial.openCard()
        desk.press(100, 100)
        desk.move(to: 220, 220)
        desk.user.release()
        #expect(desk.waits(for: "touch 1 ended (220, 220)"))
        try trial.type(.showMode(.hitMap), on: desk)
        let strip = desk.layout.openLog(sceneSize: desk.sceneSize)
        // What was before is what is now, and stays that.
        try trial.expectChange(in: strip, keeping: [desk.layout.views], on: desk)
        let after = try desk.settledPicture(of: #require(strip))
        try trial.act(on: desk)
        #expect(try desk.settledPicture(of: #require(strip)) == after)
      },
      .resetCamera: { trial in
        let desk = try trial.open()
        try trial.type(.showMode(.explode), on: desk)
        let canvas = desk.layout.canvas
        let before = try desk.settledPicture(of: canvas)
        try desk.user.type(["Right"])
        #expect(try eventually { try desk.picture(of: canvas) != before })
        try trial.act(on: desk)
        #expect(try eventually { try desk.picture(of: canvas) == before })
        try expectScrollBack(trial)
      },
    ]
  }

  /// Expects that a key puts a list of a dump back that was scrolled.
  private static func expectScrollBack(_ trial: ActionTrial) throws {
    let dump = try trial.folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UIScrollView: 0x7f02; frame = (0 0; 320 480); contentOffset: {0, 20}; \
      contentSize: {320, 2000}>
         |    | <UIView: 0x7f03; frame = (0 300; 320 100); backgroundColor = \
      UIExtendedSRGBColorSpace 1 0 0 1>
      """,
      to: "list.txt"
    )
    let desk = try trial.open(dump, sceneSize: CGSize(width: 320, height: 480))
    // The view that the pointer is over may be tinted.
    func isRed() -> Bool {
      desk.scenePixel(200, 290).map { $0 >> 16 > 0xd0 && $0 >> 8 & 0xff < 0x40 } ?? false
    }
    #expect(eventually { isRed() })
    desk.move(to: 60, 400)
    for _ in 0..<3 {
      desk.user.press(5)
      desk.user.release(5)
    }
    #expect(eventually { !isRed() })
    try trial.act(on: desk)
    #expect(eventually { isRed() })
  }

  /// Expects that a key shows the mode that `hitscope render` draws, after another mode.
  private static func expectMode(_ mode: String, _ trial: ActionTrial) async throws {
    let desk = try trial.open()
    let other: InspectorMode = mode == "hitmap" ? .inspect : .hitMap
    try trial.type(.showMode(other), on: desk)
    _ = try desk.settledPicture(of: desk.whole)
    try trial.act(on: desk)
    try await desk.expectRendered(
      ["raised-tab", "--at", "160,421", "--mode", mode],
      in: trial.folder
    )
  }

  /// Expects that a key goes from one finding of the map to another, and a key back.
  private static func expectFinding(
    _ trial: ActionTrial,
    after steps: [Int],
    back: Int
  ) throws {
    let desk = try trial.open()
    try trial.type(.showMode(.hitMap), on: desk)
    for step in steps {
      _ = try desk.settledPicture(of: desk.layout.canvas)
      try trial.type(.stepFinding(step), on: desk)
    }
    try trial.expectThereAndBack(in: desk.layout.canvas, on: desk) {
      try trial.type(.stepFinding(back), on: desk)
    }
  }

  /// Expects that a key changes the layers of the map and those in Explode, and a key back.
  private static func expectLayers(_ trial: ActionTrial, back: Int) throws {
    let desk = try trial.open()
    for mode in [InspectorMode.hitMap, .explode] {
      try trial.type(.showMode(mode), on: desk)
      try trial.type(.stepLayers(-1), on: desk)
      try trial.expectThereAndBack(in: desk.layout.canvas, on: desk) {
        try trial.type(.stepLayers(back), on: desk)
      }
    }
  }
}
