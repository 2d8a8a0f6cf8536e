import Foundation
import HitCanvas
import TestSupport
import Testing

@Suite("hitscope map")
struct MapTests {
  @Test("without -o it prints the receivers by area")
  func text() throws {
    let outcome = try Program.run("map", "raised-tab")
    #expect(outcome.code == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "raised-tab 320 x 480")
    #expect(lines.contains("Cell5          38080  24.8 %"))
    #expect(lines.contains("CenterButton    2944   1.9 %"))
  }

  @Test("every scene becomes a picture of the size of its screen")
  func everyScene() async throws {
    let folder = try TestFolder()
    let path = folder.path("a.png")
    for line in try Program.run("scenes", "--brief").output.split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      let outcome = try Program.run("map", name, "-o", path, "--force")
      #expect(outcome == Program.Outcome(code: 0, output: "", errors: ""), "\(name)")
      let width = try await MainActor.run { try CairoSurface(contentsOfPNG: path).width }
      #expect(width == (name == "raised-tab" ? 320 : 800), "\(name)")
    }
  }

  @Test("every form is the same each time", arguments: ["png", "svg", "json"])
  func repeatable(ending: String) throws {
    let folder = try TestFolder()
    for name in ["a", "b"] {
      let outcome = try Program.run("map", "raised-tab", "-o", folder.path("\(name).\(ending)"))
      #expect(outcome == Program.Outcome(code: 0, output: "", errors: ""))
    }
    #expect(folder.bytes("a.\(ending)") == folder.bytes("b.\(ending)"))
    #expect(folder.bytes("a.\(ending)")?.isEmpty == false)
  }

  @MainActor
  @Test("a point of the picture has the colour of its receiver")
  func colors() throws {
    let folder = try TestFolder()
    let path = folder.path("map.png")
    #expect(try Program.run("map", "raised-tab", "-o", path, "--scale", "2").code == 0)
    let picture = try CairoSurface(contentsOfPNG: path)
    #expect(picture.width == 640 && picture.height == 960)
    // CenterButton's own orange, inside the bar; Cell5 above it, where the button is only drawn.
    #expect(picture[264, 870] == Pixel(red: 0xe0, green: 0x8a, blue: 0x3a))
    #expect(picture[100, 800] != picture[264, 870])
    #expect(picture[100, 800] != picture[100, 600])
  }

  @Test("a wrong ending and a wrong scale are refused by name")
  func refusals() throws {
    let ending = try Program.run("map", "raised-tab", "-o", "map.jpg")
    #expect(ending.code == 64 && ending.errors.contains("map.jpg does not"))
    let scale = try Program.run("map", "raised-tab", "--scale", "0")
    #expect(scale.code == 64 && scale.errors.contains("--scale takes"))
  }
}
