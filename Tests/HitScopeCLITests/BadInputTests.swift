import Foundation
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private static func scene(_ views: String) -> String {
    """
    { "format": "hitscope-scene", "version": 1, "size": [100, 100],
      "windows": [ { "subviews": [ \(views) ] } ] }
    """
  }

  /// One thing that is wrong: the file's text, and what is said after the file's name.
  struct Fault: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var message: String
    var testDescription: String { name }
  }

  static let scenes = [
    Fault(
      name: "malformed",
      text: "{ \"format\": \"hitscope-scene\",\n  \"size\": [1, 2,\n",
      message: ":3:1: the file ends too early; a value or ] belongs here"
    ),
    Fault(
      name: "duplicate id",
      text: scene(#"{"id": "a", "frame": [0,0,1,1]}, {"id": "a", "frame": [0,0,1,1]}"#),
      message: ":2:72: id: \"a\" is taken, first at 2:39; "
        + "give each thing in a scene a name of its own"
    ),
    Fault(
      name: "NaN",
      text: scene(#"{"frame": [0,0,NaN,1]}"#),
      message: ":2:47: NaN is not a finite number; write a finite number"
    ),
    Fault(
      name: "infinity",
      text: scene(#"{"frame": [0,0,1e999,1]}"#),
      message: ":2:47: 1e999 is beyond every number; write a finite number"
    ),
    Fault(
      name: "1e300",
      text: scene(#"{"frame": [0,0,1e300,1]}"#),
      message: ":2:47: frame: 1e300 is out of range; expected a number from -1e7 to 1e7"
    ),
    Fault(
      name: "10,000 deep",
      text: scene(
        String(repeating: #"{"frame":[0,0,1,1],"subviews":["#, count: 10_000)
          + String(repeating: "]}", count: 10_000)
      ),
      message: ":2:15873: views nested deeper than 512; "
        + "a scene has at most 512 levels, its windows among them"
    ),
    Fault(name: "empty", text: "", message: ":1:1: the file is empty; a value belongs here"),
  ]

  @Test("a faulty scene is one clear line and 2, whatever is asked of it", arguments: scenes)
  func faultyScene(fault: Fault) throws {
    let folder = try TestFolder()
    let path = try folder.write(fault.text, to: "bad.json")
    let script = try folder.write(PlayTests.script(PlayTests.tap), to: "tap.json")
    let picture = folder.path("out.png")
    let expected = Program.Outcome(
      code: 2,
      output: "",
      errors: "hitscope: \(path)\(fault.message)\n"
    )
    #expect(try Program.run("tree", path) == expected)
    #expect(try Program.run("explain", path, "1,1") == expected)
    #expect(try Program.run("render", path, "-o", picture) == expected)
    #expect(try Program.run("play", path, script) == expected)
    // The scene is looked at before the display.
    #expect(try Program.run("run", path) == expected)
    #expect(folder.names == ["bad.json", "tap.json"])
  }

  @Test("an unknown scene is told with the one that was meant")
  func unknownScene() throws {
    let outcome = try Program.run("tree", "raised-tb")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "hitscope: raised-tb: no scene has this name; did you mean \"raised-tab\"? "
      )
    )
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("files that cannot be read are told with the cause")
  func unreadable() throws {
    let folder = try TestFolder()
    let missing = folder.path("missing.json")
    #expect(
      try Program.run("tree", missing).errors
        == "hitscope: \(missing): cannot be read, no such file or directory; "
        + "give a scene file, or a name of the gallery\n"
    )
    let outcome = try Program.run("tree", folder.path)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "hitscope: \(folder.path): cannot be read, is a directory; "
        + "give a scene file, or a name of the gallery\n"
    )
    let secret = try folder.write("{}", to: "secret.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    let denied = try Program.run("tree", secret)
    // The superuser reads it all the same, and then it is no scene.
    #expect(denied.code == 2)
    #expect(denied.errors.hasPrefix("hitscope: \(secret)"))
    #expect(try Program.run("play", "hit-walk", missing).code == 2)
  }

  @Test(
    "a picture that cannot be written leaves nothing, half or whole",
    arguments: ["missing/out.png", "file/out.svg", "folder.png"]
  )
  func unwritable(name: String) throws {
    let folder = try TestFolder()
    try folder.write("", to: "file")
    try FileManager.default.createDirectory(
      atPath: folder.path("folder.png"),
      withIntermediateDirectories: false
    )
    let before = folder.names
    let outcome = try Program.run("render", "hit-walk", "-o", folder.path(name))
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hitscope: \(folder.path(name)): cannot be written: "))
    #expect(folder.names == before)
  }

  @Test(
    "an output that takes nothing is one clear line and 2, and no crash",
    arguments: ["scenes", "tree stress", "explain hit-walk 1,1", "explain hit-walk 1,1 --json"]
  )
  func fullOutput(arguments: String) throws {
    let outcome = try Program.type("hitscope \(arguments) > /dev/full", in: TestFolder())
    #expect(
      outcome
        == Program.Outcome(
          code: 2,
          output: "",
          errors: "hitscope: standard output: cannot be written: No space left on device. "
            + "Send it where there is room.\n"
        )
    )
    #expect(try Program.type("hitscope \(arguments) >&-", in: TestFolder()).code == 2)
    #expect(try Program.type("hitscope tree nosuch 2>&-", in: TestFolder()).code == 2)
  }

  @Test("a full disk leaves the old picture as it was")
  func fullDisk() throws {
    let outcome = try Program.type(
      "ln -s /dev/full out.png && hitscope render hit-walk -o out.png",
      in: TestFolder()
    )
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("hitscope: out.png: cannot be written: No space left"))
  }

  @Test(
    "a faulty script is one clear line and 2",
    arguments: [
      Fault(
        name: "unknown finger",
        text: PlayTests.script(
          #"{"at": 0, "touches": [{"id": 3, "phase": "moved", "x": 1, "y": 2}]}"#
        ),
        message: ":1:79: touches: finger 3 is not down; let it begin before it is moved"
      ),
      Fault(
        name: "unknown view",
        text: PlayTests.script(#"{"at": 0, "remove": "e"}"#),
        message: ":1:57: remove: no view of hit-walk is named \"e\"; did you mean \"E\"? "
          + "give the id of a view in the scene"
      ),
      Fault(
        name: "a scene is no script",
        text: #"{ "format": "hitscope-scene", "version": 1, "steps": [] }"#,
        message: ": it is a scene, and an input script is due here; "
          + "`hitscope run`, `explain`, `map`, `lint`, `tree` and `render` take it"
      ),
    ]
  )
  func faultyScript(fault: Fault) throws {
    let folder = try TestFolder()
    let path = try folder.write(fault.text, to: "bad.script.json")
    #expect(
      try Program.run("play", "hit-walk", path)
        == Program.Outcome(code: 2, output: "", errors: "hitscope: \(path)\(fault.message)\n")
    )
  }

  @Test(
    "bad usage is 64, with the argument named and nothing on standard output",
    arguments: [
      (["explain", "hit-walk", "1"], "The value '1' is invalid for '<point>'"),
      (["explain", "hit-walk", "1,nan"], "The value '1,nan' is invalid for '<point>'"),
      (["explain", "hit-walk", "1,2,3"], "The value '1,2,3' is invalid for '<point>'"),
      (["explain", "hit-walk"], "Missing expected argument '<point>'"),
      (["render", "hit-walk", "-o", "x.gif"], "-o takes a file that ends in .png or .svg"),
      (["render", "hit-walk"], "Missing expected argument '--output <output>'"),
      (["render", "hit-walk", "-o", "x.png", "--scale", "0"], "--scale takes a number from 0.1"),
      (["render", "hit-walk", "-o", "x.png", "--scale", "inf"], "--scale takes a number from 0.1"),
      (["run", "--scale", "nan"], "--scale takes a number from 0.5 to 8."),
      (["run", "--scale", "two"], "The value 'two' is invalid for '--scale <scale>'"),
      (["run", "--log", "loud"], "The value 'loud' is invalid for '--log <log>'"),
      (["tree", "hit-walk", "more"], "Unexpected argument 'more'"),
      (["tree", ""], "The value '' is invalid for '<scene>'"),
      (["--nothing"], "Unknown option '--nothing'"),
      (["explian", "hit-walk", "1,1"], "There is no verb explian; did you mean explain?"),
      (["Render"], "There is no verb Render; did you mean render?"),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let line = (["hitscope"] + arguments.map { "'\($0)'" }).joined(separator: " ")
    let folder = try TestFolder()
    let outcome = try Program.type(line, in: folder)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(message)"))
    #expect(folder.names == [])
  }
}
