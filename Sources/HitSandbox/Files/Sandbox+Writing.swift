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
    let names = forms.map { FreePath.of(base, $0.ending, isTaken: writer.isWriting) }
    var prompt = Prompt("Write") { [weak self] text, choice in
      let path = FreePath.named(choice.map { names[$0] } ?? text, forms[0].ending)
      guard let ending = forms.map(\.ending).first(where: { path.lowercased().hasSuffix(".\($0)") })
      else { return .refused("the name ends in .png, .svg or .html") }
      if FileManager.default.fileExists(atPath: path) {
        return .refused("\(path) is there already")
      }
      if self?.writer.isWriting(to: path) == true {
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
      try WholeFile.expectRoom(for: path)
      writer.write(ending == "html" ? page(for: path) : try picture(for: path, as: ending))
    } catch {
      notices.add(Notice(.problem, "\(error)"))
      return .refused((error as? SurfaceError)?.sentence ?? "\(error)")
    }
    return .done
  }

  /// Tells what became of a file; a page takes seconds where there are thousands of views.
  func tellFile(_ path: String, _ trouble: (any Error)?) {
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

  /// Draws what is shown at this moment.
  ///
  /// Packing a large picture takes ten times as long, so that is left to another thread; a vector
  /// picture is text as soon as it is drawn.
  private func picture(for path: String, as ending: String) throws -> PictureJob {
    let scale = connection.scale.pixelsPerPoint
    let (vector, pixels): (() throws -> Data, () throws -> CairoSurface)
    if inspector.model.mode == .hitMap {
      let map = try MapReport(Explainer(scene), title: scene.name, windows: scene.windows, scale: 1)
      let picture = MapPicture(map)
      (vector, pixels) = (picture.renderSVG, { try picture.render(scale: Double(scale)) })
    } else {
      let painting = inspector.painting
      (vector, pixels) = (painting.renderSVG, { try painting.render(scale: scale) })
    }
    if ending == "svg" {
      let text = try vector()
      return PictureJob(path) { text }
    }
    let copy = PixelCopy(try pixels())
    return PictureJob(path) { try copy.pngData() }
  }
}
