internal import Foundation
internal import HitResponders
internal import HitScenes

extension TraceRecorder {
  /// The program that writes traces.
  static let application = "hitscope 0.1.0"

  func writePreamble() {
    let size = application.screen.bounds.size
    var header = TraceHeader()
    (header.application, header.scene) = (Self.application, sceneName)
    (header.windowWidth, header.windowHeight) = (Double(size.width), Double(size.height))
    let json = scene?.document?.compactText
    if let json {
      var hash = FNV1a64()
      hash.combine(bytes: json)
      header.sceneHash = hash.value
    }
    header.origin = origin
    header.scale = options.scale
    // The switches that are other than the scene's file has them, or than their defaults.
    let standard = scene?.document.map { RoutingOptions($0.rules) } ?? RoutingOptions()
    header.rules = application.routingOptions.rules(besides: standard)
      .map { TraceSetting(key: $0.key, json: $0.json) }
    header.hidesKeys = !options.recordsKeys
    header.wall = options.wall
    writer.write(.header(header))
    if let json { writer.write(.scene(json: String(decoding: json, as: UTF8.self))) }
  }

  private var sceneName: String {
    guard let scene else { return "" }
    guard let document = scene.document else { return scene.name }
    return document.path.split(separator: "/").last.map(String.init) ?? scene.name
  }

  func writeCheck() {
    let digest = RoutingDigest(of: application)
    var check = TraceCheck()
    (check.of, check.time) = (inputCount, time)
    (check.hash, check.values) = (digest.value, values(of: digest))
    writer.write(.check(check))
    // A look at every view costs as much as there are views: so it is taken once in as many inputs.
    while checkInterval < digest.viewCount { checkInterval *= 2 }
    while nextCheck <= inputCount { nextCheck += checkInterval }
  }

  func writeTail() {
    let digest = RoutingDigest(of: application)
    var tail = TraceTail()
    tail.time = currentTime
    (tail.inputs, tail.derived) = (inputCount, writer.derivedCount)
    (tail.hash, tail.values) = (digest.value, values(of: digest))
    writer.write(.tail(tail))
  }

  private func values(of digest: RoutingDigest) -> UInt64? {
    describesValues ? digest.values : nil
  }

  // MARK: Changes

  /// Writes a change that is about to be made from outside of routing.
  func note(_ change: SceneMutation) {
    guard isRecording else { return }
    switch change {
    case .step(let action): note(action)
    case .reload(let document):
      let json = String(decoding: document.compactText, as: UTF8.self)
      beginChange()
      writeChange(.reload, [.init(key: TraceChange.sceneKey, old: "null", new: json)])
      naming.restart()
    }
  }

  private func note(_ change: InputStep.Action) {
    switch change {
    case .set(let name, let settings):
      guard let view = scene?.view(named: name) else { return }
      let properties = settings.map { setting in
        TraceChange.Property(
          key: setting.key,
          old: setting.valueInForce(of: view) ?? "null",
          new: setting.value
        )
      }
      beginChange()
      writeChange(.set, view: name, properties)
    case .remove(let name):
      beginChange()
      writeChange(.remove, view: name)
    case .touches, .hover, .scroll, .key, .shake, .remote, .tick: break
    }
  }

  /// Writes a change of a trace that is replayed and that could not be made.
  func noteMissing(_ change: TraceChange, view: String) {
    finishTurn()
    time = currentTime
    writeChange(change.operation == .set ? .code : change.operation)
    turnStart = writer.line.count
  }

  /// Writes a change; nothing more is known of one that code of the program's own made.
  func writeChange(
    _ operation: TraceChange.Operation,
    view: String? = nil,
    _ properties: [TraceChange.Property] = []
  ) {
    inputCount += 1
    frame += 1
    var change = TraceChange()
    (change.number, change.frame, change.time) = (inputCount, frame, time)
    change.view = view.map { naming.intern($0) }
    (change.operation, change.properties) = (operation, properties)
    writer.write(.change(change))
  }

  private func beginChange() {
    finishTurn()
    turnStart = writer.line.count
    isTurnOpen = true
    tickedDeadline = 0
    time = currentTime
  }
}
