internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitInspector
internal import HitScenes
internal import HitX11

// Writing what the window shows into files.
extension Sandbox {
  /// The forms that can be written, with what is in them.
  private var forms: [(ending: String, remark: String)] {
    let isMap = inspector.model.mode == .hitMap
    let what = isMap ? "the map" : "the window"
    return [
      ("png", "a picture of \(what)"), ("svg", "\(what) as a vector picture"),
      (
        "html",
        "a page: \(isMap ? "the map, what changed" : "this walk, the map"), the findings, a walk at any point"
      ),
    ]
  }

  /// Asks under which name the mode that is shown is to be written; the ending decides the form.
  func askToWrite() {
    let forms = forms
    let mode = WindowMode.allCases.first { $0.shown == inspector.model.mode }?.rawValue ?? ""
    let base = "\(scene.name)-\(mode)"
    let names = forms.map { Self.freeName(base, $0.ending) }
    var prompt = Prompt("Write") { [weak self] text, choice in
      let name = choice.map { names[$0] } ?? text.trimmingCharacters(in: .whitespaces)
      let path = PathCompletion().expanded(name)
      guard let ending = forms.map(\.ending).first(where: { path.lowercased().hasSuffix(".\($0)") })
      else { return .refused("the name ends in .png, .svg or .html") }
      if FileManager.default.fileExists(atPath: path) {
        return .refused("\(path) is there already")
      }
      return self?.write(ending, to: path) ?? .done
    }
    prompt.proposal = names[0]
    prompt.choices = { _ in
      zip(names, forms).map { Prompt.Choice($0, remark: $1.remark, completion: $0) }
    }
    inspector.ask(prompt)
  }

  /// A name that no file has.
  private static func freeName(_ base: String, _ ending: String) -> String {
    var (name, number) = ("\(base).\(ending)", 1)
    while FileManager.default.fileExists(atPath: name) {
      number += 1
      name = "\(base)-\(number).\(ending)"
    }
    return name
  }

  private func write(_ ending: String, to path: String) -> Prompt.Outcome {
    do {
      try WholeFile.write(content(as: ending), to: path)
    } catch {
      return .refused("\(error)")
    }
    notices.post(Notice(.done, "Wrote \(path)"))
    return .done
  }

  /// What is shown, in a form.
  private func content(as ending: String) throws -> Data {
    let isMap = inspector.model.mode == .hitMap
    if !isMap, ending == "png" {
      return try inspector.painting.render(scale: connection.scale.pixelsPerPoint).pngData()
    }
    if !isMap, ending == "svg" { return try inspector.painting.renderSVG() }
    let explainer = Explainer(scene)
    let map = try MapReport(explainer, title: scene.name, windows: scene.windows, scale: 1)
    switch ending {
    case "png":
      return try MapPicture(map).render(scale: Double(connection.scale.pixelsPerPoint)).pngData()
    case "svg": return try MapPicture(map).renderSVG()
    default:
      var report = LintReport()
      report.add(Linter().findings(in: scene, file: scene.document?.path))
      let model = inspector.model
      var page = MapPage(
        map,
        findings: report.findings,
        comparison: isMap ? model.map.comparison : nil,
        start: model.inspection?.point ?? scene.tries.first?.press
      )
      // A page of thousands of views takes seconds, and no window manager is to think it hangs.
      page.onPart = { [window] told, _ in if told % 16 == 0 { window.answerPings() } }
      return try page.html()
    }
  }
}
