import Foundation
import FoundationXML
import HitCanvas
import HitResponders
import TestSupport
import Testing

@Suite("Surfaces")
struct CairoSurfaceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("hitscope-surfaces-\(UUID().uuidString)")

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("a new surface is transparent and a rectangle on whole pixels fills exactly those")
  func exactRectangle() throws {
    let surface = try CairoSurface(width: 8, height: 6)
    let canvas = surface.makeCanvas()
    canvas.setFillColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    canvas.fill(CGRect(x: 2, y: 1, width: 3, height: 4))
    for y in 0..<6 {
      for x in 0..<8 {
        let inside = (2..<5).contains(x) && (1..<5).contains(y)
        #expect(surface[x, y] == (inside ? Pixel(red: 255, green: 128, blue: 0) : .clear))
      }
    }
  }

  /// A picture of random pixels, each no denser than opacity allows.
  private func noise(_ width: Int, _ height: Int, _ random: inout Seeded) throws -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height)
    surface.withPixels { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = UInt8(
          [0, 255, Int.random(in: 1...254, using: &random)].randomElement(using: &random) ?? 0
        )
        for channel in 0..<3 { bytes[start + channel] = .random(in: 0...alpha, using: &random) }
        bytes[start + 3] = alpha
      }
    }
    return surface
  }

  @Test("a picture on whole pixels is laid over as Cairo lays it, with and without a clip")
  func laying() throws {
    var random = Seeded(5)
    for _ in 0..<200 {
      let picture = try noise(.random(in: 1...40, using: &random), 30, &random)
      var again = random
      let first = try noise(64, 48, &random)
      let second = try noise(64, 48, &again)
      let place = CGRect(
        x: .random(in: -45...70, using: &random),
        y: .random(in: -35...50, using: &random),
        width: picture.width,
        height: picture.height
      ).integral
      first.makeCanvas().draw(picture, in: place)
      let clipped = second.makeCanvas()
      clipped.clip(to: CGRect(x: -10, y: -10, width: 100, height: 100))
      clipped.draw(picture, in: place)
      #expect(first.pixelWords() == second.pixelWords())
    }
  }

  @Test("nothing is laid outside of a clip, and a layer fades what is laid in it")
  func layingWithin() throws {
    let picture = try CairoSurface(width: 8, height: 8)
    picture.makeCanvas().fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let surface = try CairoSurface(width: 8, height: 8)
    let canvas = surface.makeCanvas()
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
    canvas.saved {
      canvas.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
      canvas.draw(picture, in: whole)
    }
    #expect(surface[3, 0].alpha == 255 && surface[4, 0] == .clear)
    canvas.group(alpha: 0.5) { canvas.draw(picture, in: whole) }
    #expect(surface[6, 0].alpha == 128)
  }

  @Test("a scale maps points to pixels")
  func scale() throws {
    let surface = try CairoSurface(width: 8, height: 8)
    let canvas = surface.makeCanvas(scale: 2)
    canvas.setFillColor(.white)
    canvas.fill(CGRect(x: 1, y: 1, width: 1.5, height: 1))
    #expect(surface[2, 2] == Pixel(red: 255, green: 255, blue: 255))
    #expect(surface[4, 3] == Pixel(red: 255, green: 255, blue: 255))
    #expect(surface[5, 3] == .clear)
    #expect(surface[2, 4] == .clear)
  }

  @Test("a borrowed buffer receives the pixels and keeps its padding")
  func borrowing() throws {
    var bytes = [UInt8](repeating: 7, count: 4 * 5 * 3)
    try bytes.withUnsafeMutableBytes { buffer in
      let start = try #require(buffer.baseAddress)
      let surface = try CairoSurface(borrowing: start, width: 4, height: 3, stride: 20)
      let canvas = surface.makeCanvas()
      canvas.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      #expect(surface[3, 2] == Pixel(red: 0, green: 0, blue: 255))
    }
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
    #expect(Array(bytes[16..<20]) == [7, 7, 7, 7])
  }

  @Test("impossible sizes and rows are refused with the numbers", arguments: [0, -1, 40_000])
  func sizes(side: Int) {
    #expect(throws: SurfaceError(.size(width: side, height: 4))) {
      try CairoSurface(width: side, height: 4)
    }
    #expect(throws: SurfaceError.self) {
      try SVGSurface(size: CGSize(width: CGFloat(side), height: 4))
    }
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
    defer { pixels.deallocate() }
    #expect(throws: SurfaceError(.stride(8, needed: 16))) {
      try CairoSurface(borrowing: pixels, width: 4, height: 4, stride: 8)
    }
  }

  @Test("a PNG read back has the same pixels")
  func roundTrip() throws {
    let surface = try CairoSurface(width: 5, height: 5)
    let canvas = surface.makeCanvas()
    canvas.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    canvas.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
    let copy = try CairoSurface(png: surface.pngData())
    #expect(firstDifference(surface, copy) == nil)
    #expect(surface[2, 2] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test("a copy of the pixels is packed on another thread, and stays what it was")
  func packedElsewhere() async throws {
    let surface = try CairoSurface(width: 37, height: 5)
    let canvas = surface.makeCanvas()
    canvas.setFillColor(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    canvas.fill(CGRect(x: 3, y: 1, width: 30, height: 3))
    let (copy, packed) = (PixelCopy(surface), try surface.pngData())
    canvas.fill(CGRect(x: 0, y: 0, width: 37, height: 5))
    let elsewhere = try await Task.detached { try copy.pngData() }.value
    #expect(elsewhere == packed)
    #expect(try surface.pngData() != packed)
  }

  @Test("bytes that are no PNG are refused with their place")
  func notPNG() throws {
    let error = #expect(throws: SurfaceError.self) {
      try CairoSurface(png: Data("no picture".utf8), place: "badge.png")
    }
    #expect(error?.description.hasPrefix("badge.png: cannot be read as PNG: ") == true)
    #expect(throws: SurfaceError.self) { try CairoSurface(contentsOfPNG: "/no/such/file.png") }
  }

  @Test("an unwritable target is one clear error and leaves nothing behind")
  func unwritable() throws {
    try inFolder { folder in
      let surface = try CairoSurface(width: 2, height: 2)
      let path = folder.appendingPathComponent("missing/x.png").path
      let error = #expect(throws: SurfaceError.self) { try surface.writePNG(to: path) }
      #expect(
        error?.description
          == "\(path): cannot be written: No such file or directory. "
          + "Name a file in a folder that can be written."
      )
      #expect(throws: SurfaceError(.unwritable("it is a folder"), place: folder.path)) {
        try surface.writePNG(to: folder.path)
      }
      #expect(throws: SurfaceError.self) { try surface.writePNG(to: "/dev/full") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("writing replaces a file whole, follows a link and leaves no partial file")
  func replacing() throws {
    try inFolder { folder in
      let target = folder.appendingPathComponent("x.png")
      let link = folder.appendingPathComponent("link.png")
      try Data("old".utf8).write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      let surface = try CairoSurface(width: 2, height: 2)
      try surface.writePNG(to: link.path)
      #expect(try CairoSurface(contentsOfPNG: target.path).width == 2)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["link.png", "x.png"])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
      // A device keeps its name.
      try surface.writePNG(to: "/dev/null")
      var isFolder = ObjCBool(true)
      #expect(FileManager.default.fileExists(atPath: "/dev/null", isDirectory: &isFolder))
      #expect(FileManager.default.contents(atPath: "/dev/null")?.isEmpty != false)
    }
  }

  @Test("an SVG is well-formed and holds the shapes")
  func svg() throws {
    let surface = try SVGSurface(size: CGSize(width: 40, height: 30))
    surface.canvas.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    surface.canvas.fill(CGRect(x: 4, y: 5, width: 10, height: 12))
    surface.canvas.draw("ok", at: .zero, font: Font(size: 12), color: .black)
    let data = try surface.svgData()
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("width=\"40"))
    #expect(text.contains("rgb(100%") && text.contains("0%"))
    #expect(text.contains("x=\"4\" y=\"5\" width=\"10\" height=\"12\"") || text.contains("M 4 5"))
    #expect(text.contains("<use"))
    #expect(XMLParser(data: data).parse())
  }
}
