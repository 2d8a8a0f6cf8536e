internal import HitInspector
internal import HitScenes

// A dump, and the picture of its app's screen.
extension Sandbox {
  /// Puts what was scrolled in a dump back to where the dump had it.
  func putScrollBack() {
    // A replay is scrolled by its trace alone.
    guard replay == nil else { return }
    feed.follow {
      feed.dumpScroll.putBack(by: feed.editing)
      return true
    }
  }

  /// Whether the scene that is shown is a dump.
  var isDump: Bool { replay == nil && scene.document?.dump != nil }

  /// Shows the scene that a dump was saved as, over the same screenshot.
  func showScene(ofDump path: String) {
    let screenshot = source.screenshot
    do throws(SceneError) {
      let next = try source.open(path)
      source.screenshot = screenshot
      replace(by: next)
    } catch {
      notices.fail("\(error)")
    }
  }

  /// Lays the screenshot of the scene that is shown under its views, if it has one.
  func layScreenshot() {
    if let file = source.screenshot { lay(file) }
  }

  /// Reads a picture and lays it under the views of the scene that is shown, from now on.
  func layScreenshot(contentsOf path: String) throws {
    let file = try ScreenshotFile(contentsOf: path)
    if lay(file) { source.screenshot = file }
  }

  /// Lays a picture under the views, or tells that it does not fit.
  ///
  /// - Returns: Whether it fits.
  @discardableResult
  private func lay(_ file: ScreenshotFile) -> Bool {
    do throws(ScreenshotMisfit) {
      inspector.model.show(try file.laid(under: scene))
      return true
    } catch {
      notices.post(Notice(.warning, error.sizes, ": \(ScreenshotMisfit.outcome)"))
      return false
    }
  }
}
