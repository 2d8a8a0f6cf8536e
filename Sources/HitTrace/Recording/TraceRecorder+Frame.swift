internal import Foundation
internal import HitResponders
internal import HitScenes

extension TraceRecorder {
  /// The program that writes traces.
  static let application = "hitscope 0.1.0"

  /// Writes the first lines: what is recorded, and the scene itself.
  func writePreamble() {
    let json = scene?.document?.compactText
    lines.append(#"{"k":"head","format":"hitscope-trace","v":1,"minor":1,"app":"#)
    lines.append(string: Self.application)
    lines.append(#","scene":"#)
    lines.append(string: sceneName)
    if let json {
      var hash = FNV1a64()
      hash.combine(bytes: json)
      lines.append(#","sceneHash":"#)
      lines.append(hash: hash.value)
    }
    lines.append(#","seed":1,"clock":"virtual-us""#)
    if origin != 0 {
      lines.append(#","origin":"#)
      lines.append(Int(origin))
    }
    let size = application.screen.bounds.size
    lines.append(#","win":["#)
    lines.append(Double(size.width))
    lines.append(",")
    lines.append(Double(size.height))
    lines.append(#"],"scale":"#)
    lines.append(options.scale)
    lines.append(#","rules":{"#)
    writeRules()
    lines.append(#"},"detail":"full""#)
    if options.recordsKeys { lines.append(#","keys":true"#) }
    if let wall = options.wall {
      lines.append(#","wall":"#)
      lines.append(string: wall)
    }
    lines.append("}\n")
    guard let json else { return }
    lines.append(#"{"k":"scene","json":"#)
    lines.append(json)
    lines.append("}\n")
  }

  /// Writes the switches that are other than the scene's file has them, or than their defaults.
  private func writeRules() {
    let standard = scene?.document.map { RoutingOptions($0.rules) } ?? RoutingOptions()
    let rules = application.routingOptions.rules(besides: standard)
    for (place, rule) in rules.enumerated() {
      if place > 0 { lines.append(",") }
      lines.append(string: rule.key)
      lines.append(":")
      lines.append(json: rule.json)
    }
  }

  private var sceneName: String {
    guard let scene else { return "" }
    guard let document = scene.document else { return scene.name }
    return document.path.split(separator: "/").last.map(String.init) ?? scene.name
  }

  /// Writes the hash of the state.
  func writeCheck() {
    let digest = RoutingDigest(of: application)
    lines.append(#"{"k":"chk","of":"#)
    lines.append(inputCount)
    lines.append(#","t":"#)
    lines.append(Int(time))
    lines.append(#","hash":"#)
    append(digest)
    lines.append("}\n")
    // A look at every view costs as much as there are views: so it is taken once in as many inputs.
    while checkInterval < digest.viewCount { checkInterval *= 2 }
    while nextCheck <= inputCount { nextCheck += checkInterval }
  }

  /// Writes the last line.
  func writeTail() {
    lines.append(#"{"k":"tail","t":"#)
    lines.append(Int(currentTime))
    lines.append(#","inputs":"#)
    lines.append(inputCount)
    lines.append(#","derived":"#)
    lines.append(derivedCount)
    lines.append(#","hash":"#)
    append(RoutingDigest(of: application))
    lines.append(#","complete":true}"#)
    lines.append(byte: 10)
  }

  private func append(_ digest: RoutingDigest) {
    lines.append(hash: digest.value)
    guard describesValues, let values = digest.values else { return }
    lines.append(#","values":"#)
    lines.append(hash: values)
  }

  /// Writes a change that is about to be made from outside of routing.
  func note(_ change: InputStep.Action) {
    guard isRecording else { return }
    switch change {
    case .set(let name, let settings): note(of: name, settings)
    case .remove(let name):
      beginChange(of: name)
      lines.append(#","op":"remove"}"#)
      lines.append(byte: 10)
    case .touches, .hover, .key, .shake, .remote, .tick: break
    }
  }

  /// Writes that something changed of which no more is known.
  func writeChange(_ operation: TraceChange.Operation) {
    beginInput(#"{"k":"mut","n":"#, isNewFrame: true)
    lines.append(#","op":""#)
    lines.append(json: operation.rawValue)
    lines.append("\"}\n")
  }

  /// Writes a change of a trace that is replayed and that could not be made.
  func noteMissing(_ change: TraceChange, view: String) {
    finishTurn()
    time = currentTime
    writeChange(change.operation == .set ? .code : change.operation)
    turnStart = lines.count
  }

  private func note(of name: String, _ settings: [ViewSetting]) {
    guard let view = scene?.view(named: name) else { return }
    beginChange(of: name)
    lines.append(#","set":{"#)
    for (place, setting) in settings.enumerated() {
      if place > 0 { lines.append(",") }
      lines.append(string: setting.key)
      lines.append(":[")
      lines.append(json: setting.valueInForce(of: view) ?? "null")
      lines.append(",")
      lines.append(json: setting.value)
      lines.append("]")
    }
    lines.append("}}\n")
  }

  private func beginChange(of name: String) {
    finishTurn()
    turnStart = lines.count
    isTurnOpen = true
    tickedDeadline = 0
    time = currentTime
    beginInput(#"{"k":"mut","n":"#, isNewFrame: true)
    lines.append(#","view":"#)
    lines.append(string: name)
  }
}
