import HitScenes

/// Texts of scenes for tests, and what reading them says.
nonisolated enum SceneSources {
  /// Returns a scene file of one line whose root view has the given keys beside its frame.
  static func view(_ keys: String) -> String {
    scene("\"views\": [{\"frame\": [0, 0, 10, 10], \(keys)}]")
  }

  /// Returns a scene file of one line with the given keys.
  static func scene(_ keys: String) -> String {
    "{\"format\": \"hitscope-scene\", \"version\": 1, \"size\": [100, 100], \(keys)}"
  }

  /// Returns a scene nested as deep as asked, its window not counted.
  static func nested(_ depth: Int) -> String {
    let opening = "{\"frame\": [0, 0, 1, 1], \"subviews\": ["
    let body =
      String(repeating: opening, count: depth - 1) + "{\"frame\": [0, 0, 1, 1]}"
      + String(repeating: "]}", count: depth - 1)
    return scene("\"views\": [\(body)]")
  }

  /// Returns what is said about a text, nothing where it is read.
  static func complaint(about text: String, path: String = "t.json") -> String? {
    do {
      _ = try SceneDocument(text, path: path)
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns what is said about a script, nothing where it is read.
  static func complaint(aboutScript steps: String) -> String? {
    do {
      _ = try InputScript(script(steps), path: "t.json")
      return nil
    } catch {
      return error.description
    }
  }

  /// Takes the mark § out of a text and returns the place it marked.
  static func unmarked(_ text: String) -> (text: String, place: String) {
    let before = text.prefix { $0 != "§" }
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = "\(line.count):\((line.last?.count ?? 0) + 1)"
    return (text.replacing("§", with: ""), place)
  }

  /// Returns a script file of one line with the given steps.
  static func script(_ steps: String) -> String {
    "{\"format\": \"hitscope-script\", \"version\": 1, \"steps\": [\(steps)]}"
  }
}
