/// The files that a new scene begins with.
enum Starter {
  /// A scene with a button that sticks out of its bar.
  static func scene(_ title: String, of file: String) -> String {
    """
    // A scene: views, and how they take presses. docs/scene-format.md has all that may stand here.
    // `hitscope run \(file)` opens it and shows each save at once.
    {
      "format": "hitscope-scene", "version": 1,
      "title": \(quoted(title)),
      "about": "A button that sticks out of its bar.",
      // The screen, in points.
      "size": [320, 480],
      // Back to front. A frame is x, y, width and height in the view that it stands in.
      "views": [
        { "id": "List", "frame": [0, 0, 320, 420], "color": "#486c88", "text": "List",
          // Takes presses and keeps them.
          "touches": "consume" },
        { "id": "Bar", "frame": [0, 420, 320, 60], "color": "#2f8f83",
          // Take this line out: the button's upper half is drawn then, and dead.
          "hitTest": "children-outside",
          "subviews": [
            { "id": "Button", "class": "UIButton", "frame": [130, -30, 60, 60],
              "color": "#e08a3a", "radius": 10, "text": "+" } ] }
      ],
      // What to try; the window lists it.
      "tries": [
        { "press": [160, 400], "say": "Press the half that sticks out.",
          "note": "the bar asks its subviews there, too", "receiver": "Button" },
        { "press": [60, 400], "say": "Press beside it.",
          "note": "outside the bar and its button", "receiver": "List" }
      ]
    }

    """
  }

  /// A script that presses on the scene.
  static func script(for scene: String) -> String {
    """
    // A script: what is pressed, and when, in seconds. docs/scene-format.md has the other steps.
    // `hitscope play \(scene) FILE -o FILE.hstrace` records what follows as a trace.
    {
      "format": "hitscope-script", "version": 1,
      "steps": [
        // The half of the button that sticks out of its bar, then beside it.
        {"at": 0, "tap": [160, 400]},
        {"at": 1, "tap": [60, 400]},
        {"at": 2, "drag": [160, 300, 160, 100], "steps": 4, "duration": 0.2}
      ]
    }

    """
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
