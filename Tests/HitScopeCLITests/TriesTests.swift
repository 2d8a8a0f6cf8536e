import Foundation
import HitCanvas
import TestSupport
import Testing

@Suite("Tries on a machine nobody sits at", .serialized)
struct TriesTests {
  @MainActor
  @Test("--tries --pictures leaves a picture of each try and the log, and ends with 0")
  func tries() throws {
    let server = try PrivateXServer()
    let folder = try TestFolder()
    let outcome = try Program.run(
      "run",
      "--tries",
      "--pictures",
      folder.path("out"),
      environment: ["DISPLAY": server.display]
    )
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let names = ["1-raised-tab.png", "2-raised-tab.png", "3-raised-tab.png"]
    #expect(folder.names == ["out"] + names.map { "out/\($0)" })
    let log = outcome.output.replacing(#/(?m)^\d+\.\d{3} /#, with: "t ")
    for press in ["(160, 421)", "(160, 450)", "(222, 218)"] {
      #expect(log.contains("t touch 1 began \(press)\n"))
      #expect(log.contains("t touch 1 ended \(press)\n"))
    }
    for name in names {
      let picture = try CairoSurface(contentsOfPNG: folder.path("out/\(name)"))
      #expect(picture.width == 1280 && picture.height == 800)
      // The touch of the try is in its picture, not in the one before.
      #expect(picture[1278, 788] == Pixel(red: 0x14, green: 0x18, blue: 0x1d, alpha: 255))
    }
  }

  @Test("pictures that are there stay, and are written over with --force")
  func kept() throws {
    let server = try PrivateXServer()
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("out"),
      withIntermediateDirectories: false
    )
    let picture = try folder.write("mine", to: "out/2-raised-tab.png")
    let arguments = ["run", "--tries", "--pictures", folder.path("out")]
    let environment = ["DISPLAY": server.display]
    let refused = try Program.run(arguments, environment: environment)
    #expect(refused.code == 2)
    #expect(refused.output == "")
    #expect(
      refused.errors == "hitscope: \(picture): it is there already, and would be lost; "
        + "name another file, or give --force to write over it\n"
    )
    #expect(folder.names == ["out", "out/2-raised-tab.png"])
    #expect(folder.bytes("out/2-raised-tab.png") == Data("mine".utf8))
    #expect(try Program.run(arguments + ["--force"], environment: environment).code == 0)
    #expect(folder.bytes("out/2-raised-tab.png")?.first == 0x89)
  }

  @Test("the tries of every scene play through and leave nothing on standard error")
  func everyScene() throws {
    let server = try PrivateXServer()
    let program = try BuiltProducts.program("hitscope")
    let environment = Program.environment.merging(["DISPLAY": server.display]) { $1 }
    // A try takes its time, most of it waiting: so all scenes are played at once.
    let plays = try Program.run("scenes", "--brief").output.split(separator: "\n").map { line in
      let name = String(line.prefix { $0 != " " })
      let arguments = ["run", name, "--tries", "--log", "chain"]
      return (name, try ChildProcess(program, arguments, environment: environment))
    }
    #expect(plays.count > 20)
    for (name, play) in plays {
      #expect(play.exitCode(within: .seconds(60)) == 0, "\(name)")
      #expect(play.standardError == "", "\(name)")
      #expect(play.standardOutput.contains("touch 1 ended"), "\(name)")
    }
  }

  @Test("a folder for pictures that cannot be made is one error, before any window")
  func unwritableFolder() throws {
    let server = try PrivateXServer()
    let folder = try TestFolder()
    let file = try folder.write("", to: "file")
    let outcome = try Program.run(
      "run",
      "--tries",
      "--pictures",
      "\(file)/out",
      environment: ["DISPLAY": server.display]
    )
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hitscope: \(file)/out: cannot be written: "))
    #expect(folder.names == ["file"])
  }

  @Test("--pictures without --tries is bad usage")
  func picturesAlone() throws {
    let outcome = try Program.run("run", "--pictures", "out")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("Error: --pictures needs --tries."))
  }
}
