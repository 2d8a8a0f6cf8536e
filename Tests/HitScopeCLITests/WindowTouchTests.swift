import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("Real fingers in the running program", .serialized)
struct WindowTouchTests {
  /// The running program on a private Xorg, and fingers to use on it.
  struct Table {
    let server: PrivateXorg
    let user: XTestClient
    let screen: Touchscreen
    let program: ChildProcess
    let window: UInt
    let geometry: StageGeometry

    /// Opens a scene in `hitscope run`, or a program that opens a scene by itself.
    init(
      _ scene: String? = nil,
      program name: String = "hitscope",
      _ arguments: [String] = [],
      sceneSize: CGSize
    ) throws {
      server = try PrivateXorg()
      user = try XTestClient(server.display)
      screen = try Touchscreen(server)
      program = try ChildProcess(
        BuiltProducts.program(name),
        scene.map { ["run", $0, "--log", "all"] + arguments } ?? [],
        environment: Program.environment.merging(["DISPLAY": server.display]) { $1 }
      )
      window = try user.window(ofProcess: program.identifier, within: .seconds(30))
      geometry = StageGeometry(
        InspectorLayout(size: CGSize(width: 1280, height: 800)),
        sceneSize: sceneSize
      )
      try #require(user.ping(window))
    }

    /// Says what a finger does at a point of the scene.
    func finger(_ id: UInt32, _ deed: Touchscreen.Deed, _ x: CGFloat, _ y: CGFloat)
      -> Touchscreen.Finger
    {
      let point = geometry.windowPoint(CGPoint(x: x, y: y))
      return Touchscreen.Finger(id, deed, Double(point.x), Double(point.y))
    }

    /// What the window shows once it stays so.
    var settledPicture: Screenshot? {
      var picture = user.screenshot(window)
      eventually {
        usleep(150_000)
        let next = user.screenshot(window)
        defer { picture = next }
        return next == picture
      }
      return picture
    }

    /// What the program logged so far, with `t` for each time and places to whole points.
    var log: String {
      program.standardOutput.replacing(#/(?m)^\d+\.\d{3} /#, with: "t ")
        .replacing(#/\d+\.\d+/#) { "\((Double($0.output) ?? 0).rounded().formatted())" }
    }
  }

  @Test("while clicks ask, fingers ask as well and touch nothing")
  func picking() throws {
    let table = try Table("raised-tab", sceneSize: CGSize(width: 320, height: 480))
    func tap(_ x: CGFloat, _ y: CGFloat) throws {
      try table.screen.touch([table.finger(1, .down, x, y)])
      try table.screen.touch([table.finger(1, .up, x, y)])
    }
    /// Types a key and waits until it was taken: the glass has a way of its own to the server.
    func type(_ key: String) throws {
      try table.user.type([key])
      try #require(table.user.ping(table.window))
    }
    table.user.focus(table.window)
    try type("i")
    let before = table.settledPicture
    try tap(160, 300)
    #expect(eventually { table.user.screenshot(table.window) != before })
    for _ in 0..<4 { try type("Escape") }
    try tap(160, 100)
    #expect(eventually { table.log.contains("touch 1 ended (160, 100)") })
    #expect(!table.log.contains("(160, 300)"), "\(table.log)")
  }

  @Test("D3: two fingers on the glass land in one frame of the running program")
  func twoFingers() throws {
    let table = try Table("delivery", sceneSize: CGSize(width: 800, height: 600))
    try table.screen.touch([
      table.finger(4, .down, 100, 100), table.finger(5, .down, 100, 300),
    ])
    try table.screen.touch([table.finger(4, .up, 100, 100), table.finger(5, .up, 100, 300)])
    table.user.sendDelete(to: table.window)
    #expect(table.program.exitCode() == 0)
    let log = table.log
    #expect(log.contains("t touch 1 began (100, 100)\nt touch 2 began (100, 300)\n"), "\(log)")
    #expect(log.contains("t touch 1 ended (100, 100)\nt touch 2 ended (100, 300)\n"), "\(log)")
    let times = table.program.standardOutput.matches(of: #/(?m)^(\d+\.\d{3}) touch/#).map(\.1)
    #expect(times.count == 4 && times[0] == times[1] && times[2] == times[3])
    #expect(table.program.standardError == "")
  }

  @Test("a finger stays with whom it came down in: one on a panel never reaches the scene")
  func panels() throws {
    let table = try Table("delivery", sceneSize: CGSize(width: 800, height: 600))
    let panel = Touchscreen.Finger(1, .down, 100, 200)
    try table.screen.touch([panel, table.finger(2, .down, 100, 100)])
    try table.screen.touch([table.finger(1, .move, 100, 300)])
    try table.screen.touch([
      table.finger(1, .up, 100, 300), Touchscreen.Finger(2, .up, 100, 200),
    ])
    table.user.sendDelete(to: table.window)
    #expect(table.program.exitCode() == 0)
    #expect(table.log.matches(of: #/(?m)^t touch 1 began/#).count == 1)
    #expect(table.log.contains("t touch 1 began (100, 100)\n"), "\(table.log)")
    #expect(table.log.matches(of: #/(?m)^t touch 1 ended/#).count == 1)
    #expect(!table.log.contains("touch 2") && !table.log.contains("(100, 300)"))
  }

  @Test("what real fingers did replays alike without a display, any number of times")
  func recorded() throws {
    let folder = try TestFolder()
    let path = folder.path("fingers.hstrace")
    let size = CGSize(width: 800, height: 600)
    let table = try Table("gestures", ["--record", path], sceneSize: size)
    // Two fingers turn and spread on one card while a third drags another, all in shared frames.
    try table.screen.touch([
      table.finger(1, .down, 480, 300), table.finger(2, .down, 510, 300),
      table.finger(3, .down, 490, 100),
    ])
    for step in 1...12 {
      let way = CGFloat(step) * 4
      try table.screen.touch([
        table.finger(1, .move, 480 - way / 2, 300 - way),
        table.finger(2, .move, 510 + way / 2, 300 + way),
        table.finger(3, .move, 490 + way, 100 + way / 2),
      ])
    }
    try table.screen.touch([table.finger(2, .up, 534, 348), table.finger(3, .up, 538, 124)])
    try table.screen.touch([table.finger(1, .up, 456, 252)])
    for _ in 1...2 {
      try table.screen.touch([table.finger(6, .down, 300, 490)])
      try table.screen.touch([table.finger(6, .up, 300, 490)])
    }
    #expect(
      eventually { table.log.matches(of: #/touch \d ended/#).count == 5 },
      "\(table.log)"
    )
    table.user.sendDelete(to: table.window)
    #expect(table.program.exitCode() == 0)
    let trace = String(decoding: try #require(folder.bytes("fingers.hstrace")), as: UTF8.self)
    #expect(trace.contains(#""src":"xi2","p":"began","id":1"#))
    #expect(trace.contains(#""p":"moved","id":3"#) && trace.contains(#""k":"gr""#))
    for _ in 1...2 {
      let replay = try Program.run("replay", path)
      #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
    }
  }

  @Test("a touchpad scrolls in fractions of a notch, until it rests")
  func touchpad() throws {
    let folder = try TestFolder()
    let scene = try folder.write(
      """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
        { "id": "List", "class": "UIScrollView", "frame": [0, 0, 320, 480],
          "contentSize": [320, 2000] } ] }
      """,
      to: "list.json"
    )
    let trace = folder.path("list.hstrace")
    let size = CGSize(width: 320, height: 480)
    let table = try Table(scene, ["--record", trace], sceneSize: size)
    let mouse = try AbsoluteMouse(table.server)
    let place = table.geometry.windowPoint(CGPoint(x: 160, y: 240))
    try mouse.move(to: Double(place.x), Double(place.y))
    try mouse.scroll(by: 0, 1)
    try mouse.scroll(by: 0, 0.25)
    try mouse.scroll(by: 0, 0.5)
    #expect(
      eventually { table.program.standardOutput.contains("changed > ended: scrolling ended") }
    )
    #expect(eventually { table.program.standardOutput.contains("scroll ended by (0, 0)") })
    let log = table.program.standardOutput
    #expect(log.contains("scroll by (0, 1) at (160, 240)"), "\(log)")
    #expect(log.contains("scroll began by (0, 0.25)") && log.contains("scroll changed by (0, 0.5)"))
    #expect(log.contains("pan@List possible > began: scrolled 12"), "\(log)")
    table.user.sendDelete(to: table.window)
    #expect(table.program.exitCode() == 0)
    #expect(try Program.run("replay", trace).output == "same: 4 inputs\n")
  }
}
