internal import HitInspector
internal import HitScenes

// A dump, and the picture of its app's screen.
extension Sandbox {
  /// Puts what was scrolled in a dump back to where the dump had it.
  func putScrollBack() {
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

  /// Lays the screenshot of the scene that is shown under its views, if it has one that fits.
  func layScreenshot() {
    guard let file = source.screenshot else { return }
    do throws(ScreenshotMisfit) {
      inspector.model.show(try file.laid(under: scene))
    } catch {
      notices.post(Notice(.warning, error.sizes, ": \(ScreenshotMisfit.outcome)"))
    }
  }

  /// Reads a picture and lays it under the views of the scene that is shown.
  func layScreenshot(contentsOf path: String) throws {
    source.screenshot = try ScreenshotFile(contentsOf: path)
    layScreenshot()
  }
}
