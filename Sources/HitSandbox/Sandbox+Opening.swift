public import Foundation
public import HitResponders
internal import HitScenes
internal import HitX11

extension Sandbox {
  /// Opens a view controller of your own in the sandbox and returns when the window is closed.
  ///
  /// The log of every event goes to standard output, as `hitscope run` prints it.
  ///
  /// ```swift
  /// exit(Sandbox.open { MyViewController() })
  /// ```
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The screen's size, in points.
  ///   - makeController: Makes the root view controller.
  /// - Returns: The process's exit code: 0 closed, 69 no display, 74 display lost.
  public static func open(
    title: String = "My views",
    size: CGSize = CGSize(width: 320, height: 480),
    _ makeController: @escaping () -> UIViewController
  ) -> Int32 {
    let source = SceneSource {
      Scene(name: "my-views", title: title, size: size) { stage in
        stage.makeWindow(rootViewController: makeController())
      }
    }
    do {
      let sandbox = try Sandbox(source)
      sandbox.onRouted = { write(Explanation.lines(for: $0), to: .standardOutput) }
      sandbox.onNotice = { write(["hitscope: \($0)"], to: .standardError) }
      try sandbox.run()
      return 0
    } catch {
      write(["hitscope: \(error)"], to: .standardError)
      guard let error = error as? DisplayError else { return 2 }
      return error.reason == .lost ? 74 : 69
    }
  }

  private static func write(_ lines: [String], to file: FileHandle) {
    file.write(Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}
