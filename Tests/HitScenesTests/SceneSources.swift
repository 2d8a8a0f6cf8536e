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

  /// Returns a script file of one line with the given steps.
  static func script(_ steps: String) -> String {
    "{\"format\": \"hitscope-script\", \"version\": 1, \"steps\": [\(steps)]}"
  }
}
