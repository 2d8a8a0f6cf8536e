import Foundation
import HitCanvas
import TestSupport
import Testing

/// What the page of a trace paints in a real browser, beside what `hitscope render` draws of the
/// same moment.
///
/// Pixels are compared where both pictures are flat, as letters and edges are smoothed in different
/// ways, and where the window draws nothing over the scene.
@Suite("Pixels of a page's stage")
@MainActor
struct ReportPixelTests {
  nonisolated struct Case: CustomStringConvertible, Sendable {
    var trace: String
    /// In seconds; the next time after it at which something changes on the stage is looked at.
    var time: Double
    /// A window in which the scene is shown a pixel to a point.
    var window: String
    /// A view that is seen.
    var view: String
    /// What else the window draws over: a view that is on its way is marked there where it is hit.
    var marked: [[Double]] = []

    var description: String { "\(trace) at \(time)" }
  }

  private nonisolated static let cases = [
    Case(trace: "raised-tab", time: 0.55, window: "1280x880", view: "ToastOverlay"),
    Case(trace: "raised-tab", time: 1.02, window: "1280x880", view: "NavBar"),
    Case(trace: "raised-tab", time: 3.55, window: "1280x880", view: "HomeButton"),
    Case(trace: "animating", time: 0.5, window: "1600x1200", view: "Allowed"),
    Case(trace: "animating", time: 1.25, window: "1600x1200", view: "Waiting"),
    Case(
      trace: "animating",
      time: 4.7,
      window: "1600x1200",
      view: "Waiting",
      marked: [[64, 224, 236, 356]]
    ),
  ]

  /// A picture as words of pixels.
  @MainActor
  private struct Pixels {
    let width: Int
    let height: Int
    private let words: [UInt32]

    init(_ path: String) throws {
      let surface = try CairoSurface(contentsOfPNG: path)
      (width, height, words) = (surface.width, surface.height, surface.pixelWords())
    }

    subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] & 0xFF_FFFF }

    /// Whether a pixel and those around it have one colour.
    func isFlat(_ x: Int, _ y: Int) -> Bool {
      guard x >= 3, y >= 3, x + 3 < width, y + 3 < height else { return false }
      let color = self[x, y]
      for (dx, dy) in [(-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, 2), (-2, 2), (2, -2)] {
        if self[x + dx, y + dy] != color { return false }
      }
      return true
    }

    /// Whether two colours are the same but for rounding.
    static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
      for shift in [0, 8, 16] as [UInt32] {
        let (a, b) = (Int(one >> shift & 255), Int(other >> shift & 255))
        if abs(a - b) > 3 { return false }
      }
      return true
    }
  }

  /// The places at which a page's picture is flat, without those over which the window draws.
  private func places(_ page: Pixels, without boxes: [[Double]]) -> [(x: Int, y: Int)] {
    var places: [(x: Int, y: Int)] = []
    for y in stride(from: 4, to: page.height, by: 3) {
      for x in stride(from: 4, to: page.width, by: 3) where page.isFlat(x, y) {
        let isDrawnOver = boxes.contains { box in
          Double(x) >= box[0] && Double(x) <= box[2] && Double(y) >= box[1] && Double(y) <= box[3]
        }
        if !isDrawnOver { places.append((x, y)) }
      }
    }
    return places
  }

  /// Where the scene lies in the window: where most pixels are the same.
  private func origin(
    of page: Pixels,
    in window: Pixels,
    _ places: [(x: Int, y: Int)]
  ) -> (x: Int, y: Int) {
    let some = stride(from: 0, to: places.count, by: max(1, places.count / 60)).map { places[$0] }
    var best = (x: 0, y: 0, misses: some.count)
    for y in 0..<max(1, window.height - page.height) {
      for x in 0..<max(1, window.width - page.width) {
        var misses = 0
        for place in some {
          if !Pixels.isNear(page[place.x, place.y], window[x + place.x, y + place.y]) {
            misses += 1
          }
          if misses >= best.misses { break }
        }
        if misses < best.misses { best = (x, y, misses) }
      }
    }
    return (best.x, best.y)
  }

  /// How many places are compared, and how many of them differ.
  private func compared(_ page: Pixels, _ window: Pixels, _ boxes: [[Double]]) -> (Int, Int) {
    let places = places(page, without: boxes)
    let origin = origin(of: page, in: window, places)
    var (count, misses) = (0, 0)
    for place in places {
      let (x, y) = (origin.x + place.x, origin.y + place.y)
      guard window.isFlat(x, y) else { continue }
      count += 1
      if !Pixels.isNear(page[place.x, place.y], window[x, y]) { misses += 1 }
    }
    return (count, misses)
  }

  /// Paints the stage's scene, a pixel to a point, once all drawings are there.
  private static let painted = """
    (async () => { const { stage, trace } = hitscope; const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = trace.head.screen;
    const paint = () => stage.painter.paint(canvas.getContext("2d"), stage.scenes[0],
      trace.head.ground, trace.head.screen);
    paint();
    for (const image of stage.painter.drawings.values()) await image.decode();
    paint(); return canvas.toDataURL().split(",")[1]; })()
    """

  /// What the window draws over the scene: views that are marked, and fingers.
  private static let boxes = """
    (() => { const { stage: { scenes: [scene] }, moment } = hitscope;
    const marks = (moment.happening?.marks ?? moment.origin?.marks)?.[0] ?? [];
    const boxes = marks.map(({ view }) => scene.corners(view)).filter(Boolean).map((corners) =>
      [Math.min(...corners.map(({ x }) => x)) - 16, Math.min(...corners.map(({ y }) => y)) - 16,
       Math.max(...corners.map(({ x }) => x)) + 16, Math.max(...corners.map(({ y }) => y)) + 16]);
    for (const [x, y, width, height] of marks.flatMap(({ dead }) => dead ?? []))
      boxes.push([x - 16, y - 16, x + width + 16, y + height + 16]);
    return boxes; })()
    """

  @Test("flat areas have the colours that hitscope render draws there", arguments: cases)
  func flatAreas(each: Case) throws {
    let folder = try TestFolder()
    let golden = Golden.folder.appendingPathComponent("traces/\(each.trace).hstrace").path
    let outcome = try Program.run(["report", golden, "-o", folder.path("page.html")])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let browser = try HeadlessBrowser(opening: folder.path("page.html"), width: 1440, height: 900)
    let going = """
      (async () => { while (!("ready" in document.documentElement.dataset))
        await new Promise((done) => setTimeout(done, 20));
      const part = await hitscope.trace.partAt(0);
      const change = part.data.sides[0].changes.find(({ t }) => t >= \(each.time * 1e6));
      const time = change?.t ?? \(each.time * 1e6);
      hitscope.goToTime(time);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return time / 1e6; })()
      """
    let time = try #require(try browser.run(going) as? Double)
    let render = try Program.run([
      "render", golden, "-o", folder.path("window.png"), "--time", "\(time)", "--size", each.window,
    ])
    try #require(render.code == 0, "\(render.errors)")
    func picture(_ name: String) throws -> Pixels {
      let bytes = try #require(Data(base64Encoded: browser.text(Self.painted)))
      try bytes.write(to: URL(fileURLWithPath: folder.path(name)))
      return try Pixels(folder.path(name))
    }
    let window = try Pixels(folder.path("window.png"))
    let boxes = try #require(try browser.run(Self.boxes) as? [[Double]]) + each.marked
    let page = try picture("page.png")
    let (count, misses) = compared(page, window, boxes)
    #expect(misses == 0, "\(each): \(misses) of \(count)")
    #expect(count > page.width * page.height / 9 / 4, "\(each): too little is flat: \(count)")
    // A view that is painted elsewhere is found.
    try browser.run(
      """
      (() => { const { stage: { scenes: [scene] }, trace } = hitscope;
      for (const view of scene.views.values())
        if (trace.name(view.name) === "\(each.view)") view.m[4] += 12; })()
      """
    )
    let moved = compared(try picture("moved.png"), window, boxes)
    #expect(moved.1 > 0, "\(each): \(each.view) may lie anywhere")
    #expect(browser.complaints == [])
  }
}
