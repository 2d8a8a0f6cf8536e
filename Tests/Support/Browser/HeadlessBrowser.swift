public import Foundation
import Glibc

/// A real Chromium without a window, which a test drives as a person would.
///
/// It is spoken to by the DevTools protocol over two pipes: messages are JSON, each ended by a zero.
public final class HeadlessBrowser {
  /// The programs that are tried, in order; `HITSCOPE_CHROMIUM` names another.
  private static let programs = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  ]

  private let process: SpawnedProcess
  private let profile: URL
  private let input: Int32
  private let output: Int32
  private var buffer = Data()
  private var lastNumber = 0
  private var session: String?
  /// The errors of the page: those that it did not catch, and those in its console.
  public private(set) var complaints: [String] = []

  /// Starts a browser and opens a file in a window of a size.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - width: The window's width, in points.
  ///   - height: The window's height, in points.
  /// - Throws: A ``SupportError`` that says what to install where there is no Chromium.
  public init(opening path: String, width: Int = 1280, height: Int = 800) throws {
    let named = ProcessInfo.processInfo.environment["HITSCOPE_CHROMIUM"] ?? ""
    let program =
      named.isEmpty
      ? try ProgramSearch.path(ofAny: Self.programs, from: "chromium-headless-shell") : named
    // A browser that ended is an error to tell, and no reason to end the tests.
    signal(SIGPIPE, SIG_IGN)
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-browser-\(UUID().uuidString)")
    var toBrowser: [Int32] = [0, 0]
    var fromBrowser: [Int32] = [0, 0]
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else {
      throw SupportError("pipes: \(String(cString: strerror(errno))); close some files")
    }
    for descriptor in toBrowser + fromBrowser { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // Numbers above 4, so that handing one over as 3 or 4 does not close the other.
    let theirInput = fcntl(toBrowser[0], F_DUPFD_CLOEXEC, 10)
    let theirOutput = fcntl(fromBrowser[1], F_DUPFD_CLOEXEC, 10)
    close(toBrowser[0])
    close(fromBrowser[1])
    defer {
      close(theirInput)
      close(theirOutput)
    }
    let silence = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(silence) }
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    process = try SpawnedProcess(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
        "--user-data-dir=\(profile.path)", "--window-size=\(width),\(height)", "about:blank",
      ],
      environment: environment,
      descriptors: [
        (silence, 0), (silence, 1), (silence, 2), (theirInput, 3), (theirOutput, 4),
      ]
    )
    input = toBrowser[1]
    output = fromBrowser[0]
    try navigate(to: path, width: width, height: height)
  }

  deinit {
    // Asked to end, it ends its helpers first; killed, it leaves them writing into the folder.
    let farewell = Data(#"{"id":0,"method":"Browser.close"}"#.utf8) + [0]
    _ = farewell.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if process.wait(within: .seconds(5)) == nil {
      process.send(SIGKILL)
      _ = process.wait(within: .seconds(5))
    }
    close(input)
    close(output)
    do {
      try FileManager.default.removeItem(at: profile)
    } catch {
      print("\(profile.path) stays: \(error)")
    }
  }

  private func navigate(to path: String, width: Int, height: Int) throws {
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    guard let page = targets.first(where: { $0["type"] as? String == "page" })?["targetId"] else {
      throw SupportError("Chromium: it has no page; look at its version")
    }
    let attached = try call("Target.attachToTarget", ["targetId": page, "flatten": true])
    session = attached["sessionId"] as? String
    try call("Runtime.enable")
    try call("Log.enable")
    try call("Page.enable")
    try resize(width: width, height: height)
    try call("Page.navigate", ["url": URL(fileURLWithPath: path).absoluteString])
    _ = try wait { $0["method"] as? String == "Page.loadEventFired" }
  }
}

// MARK: - Driving

extension HeadlessBrowser {
  /// Runs a script in the page and returns its value.
  @discardableResult
  public func run(_ script: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true]
    )
    if let details = answer["exceptionDetails"] {
      throw SupportError("\(script): the page failed: \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Runs a script in the page and returns its text; empty where it has none.
  public func text(_ script: String) throws -> String { try run(script) as? String ?? "" }

  /// The text that the element of an id shows.
  public func shown(_ id: String) throws -> String {
    try text("document.getElementById('\(id)').innerText")
  }

  /// Moves the mouse to a place in the window.
  public func move(_ x: Double, _ y: Double) throws {
    try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
  }

  /// Clicks at a place in the window.
  public func click(_ x: Double, _ y: Double) throws {
    try move(x, y)
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1]
      )
    }
  }

  /// Presses the mouse at a place, moves it to others and lets it go at the last.
  public func drag(_ places: [(Double, Double)]) throws {
    guard let first = places.first, let last = places.last else { return }
    func send(_ type: String, _ place: (Double, Double)) throws {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": place.0, "y": place.1, "button": "left", "buttons": 1, "clickCount": 1,
        ]
      )
    }
    try send("mousePressed", first)
    for place in places.dropFirst() { try send("mouseMoved", place) }
    try send("mouseReleased", last)
  }

  /// Turns the wheel at a place by some pixels; away from the hand is less than 0.
  public func wheel(_ x: Double, _ y: Double, by pixels: Double, shift: Bool = false) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": pixels,
        "modifiers": shift ? 8 : 0,
      ]
    )
  }

  /// Puts a finger down at a place, moves it to others and lifts it at the last.
  public func touch(_ places: [(Double, Double)]) throws {
    func send(_ type: String, _ points: [(Double, Double)]) throws {
      let points = points.map { ["x": $0.0, "y": $0.1] }
      try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }
    try send("touchStart", Array(places.prefix(1)))
    for place in places.dropFirst() { try send("touchMove", [place]) }
    try send("touchEnd", [])
  }

  /// Gives the window another size.
  public func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
    )
  }

  /// Shows pages as a reader who prefers a theme sees them.
  public func prefer(isLight: Bool) throws {
    let theme = ["name": "prefers-color-scheme", "value": isLight ? "light" : "dark"]
    try call("Emulation.setEmulatedMedia", ["features": [theme]])
    try call("Page.reload")
    _ = try wait { $0["method"] as? String == "Page.loadEventFired" }
  }

  /// Lays the page out as for a sheet of paper.
  public func showPaper() throws {
    try resize(width: 718, height: 1000)
    try call("Emulation.setEmulatedMedia", ["media": "print"])
    try run("dispatchEvent(new Event('beforeprint'))")
  }

  /// Presses and releases a key by the name that pages know it by.
  ///
  /// - Parameters:
  ///   - key: The name, such as `ArrowLeft`.
  ///   - shift: Whether Shift is held.
  /// - Throws: A ``SupportError`` when the browser does not answer.
  public func press(_ key: String, shift: Bool = false) throws {
    let codes = ["Enter": 13, "Tab": 9, "Escape": 27, "Home": 36, " ": 32]
    let arrows = ["ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40]
    var event: [String: Any] = [
      "key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? arrows[key] ?? 0,
      "modifiers": shift ? 8 : 0,
    ]
    event["type"] = key == "Enter" ? "keyDown" : "rawKeyDown"
    if key == "Enter" { event["text"] = "\r" }
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
  }

  /// Returns what the window shows as a PNG picture.
  public func picture() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }
}

// MARK: - The protocol

extension HeadlessBrowser {
  @discardableResult
  private func call(_ method: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    let number = lastNumber
    var message: [String: Any] = ["id": number, "method": method, "params": arguments]
    message["sessionId"] = session
    var bytes = try JSONSerialization.data(withJSONObject: message)
    bytes.append(0)
    try send(bytes)
    let answer = try wait { $0["id"] as? Int == number }
    if let error = answer["error"] { throw SupportError("Chromium: \(method): \(error)") }
    return answer["result"] as? [String: Any] ?? [:]
  }

  private func send(_ bytes: Data) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard written > 0 else {
        throw SupportError("Chromium: it ended; look at its version")
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Reads messages until one is wanted, for at most half a minute.
  private func wait(_ isWanted: ([String: Any]) -> Bool) throws -> [String: Any] {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      while let end = buffer.firstIndex(of: 0) {
        let bytes = Data(buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
        guard let message = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
          continue
        }
        note(message)
        if isWanted(message) { return message }
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 200) > 0 else { continue }
      var part = [UInt8](repeating: 0, count: 65536)
      let count = read(output, &part, part.count)
      guard count > 0 else { throw SupportError("Chromium: it ended; look at its version") }
      buffer.append(contentsOf: part[..<count])
    }
    throw SupportError("Chromium: no answer in 30 s; see whether the machine is overloaded")
  }

  private func note(_ message: [String: Any]) {
    let facts = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown": complaints.append("\(facts)")
    case "Runtime.consoleAPICalled" where facts["type"] as? String == "error":
      complaints.append("\(facts)")
    case "Log.entryAdded":
      let entry = facts["entry"] as? [String: Any] ?? [:]
      if entry["level"] as? String == "error" { complaints.append("\(entry)") }
    default: break
    }
  }
}
