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
    let names = forms.map { FreePath.of(base, $0.ending, isTaken: pages.isWriting) }
    var prompt = Prompt("Write") { [weak self] text, choice in
      let name = choice.map { names[$0] } ?? text.trimmingCharacters(in: .whitespaces)
      let path = PathCompletion().expanded(name)
      guard let ending = forms.map(\.ending).first(where: { path.lowercased().hasSuffix(".\($0)") })
      else { return .refused("the name ends in .png, .svg or .html") }
      if FileManager.default.fileExists(atPath: path) {
        return .refused("\(path) is there already")
      }
      if self?.pages.isWriting(to: path) == true {
        return .refused("\(path) is being written")
      }
      return self?.write(ending, to: path) ?? .done
    }
    prompt.proposal = names[0]
    prompt.choices = { _ in
      zip(names, forms).map { Prompt.Choice($0, remark: $1.remark, completion: $0) }
    }
    inspector.popUps.ask(prompt)
  }

  private func write(_ ending: String, to path: String) -> Prompt.Outcome {
    do {
      if ending == "html" {
        try WholeFile.expectRoom(for: path)
        pages.write(page(for: path))
        return .done
      }
      try WholeFile.write(picture(as: ending), to: path)
    } catch {
      notices.add(Notice(.problem, "\(error)"))
      return .refused((error as? SurfaceError)?.sentence ?? "\(error)")
    }
    notices.post(Notice(.done, "Wrote \(path)"))
    return .done
  }

  /// Tells what became of a page, which takes seconds where there are thousands of views.
  func tellPage(_ path: String, _ trouble: (any Error)?) {
    if let trouble { return notices.fail("\(trouble)") }
    notices.post(Notice(.done, "Wrote \(path)"))
  }

  private func page(for path: String) -> PageJob {
    let model = inspector.model
    return PageJob(
      path,
      of: scene,
      comparison: model.mode == .hitMap ? model.map.comparison : nil,
      start: model.inspection?.point ?? scene.tries.first?.press
    )
  }

  /// What is shown, as a picture.
  private func picture(as ending: String) throws -> Data {
    let isMap = inspector.model.mode == .hitMap
    if !isMap, ending == "png" {
      return try inspector.painting.render(scale: connection.scale.pixelsPerPoint).pngData()
    }
    if !isMap, ending == "svg" { return try inspector.painting.renderSVG() }
    let map = try MapReport(Explainer(scene), title: scene.name, windows: scene.windows, scale: 1)
    let picture = MapPicture(map)
    if ending == "svg" { return try picture.renderSVG() }
    return try picture.render(scale: Double(connection.scale.pixelsPerPoint)).pngData()
  }
}
