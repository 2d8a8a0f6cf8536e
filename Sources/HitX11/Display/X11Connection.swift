internal import CHitX11
package import Foundation

/// An open connection to an X server, which delivers its events.
///
/// It reads events when `drain` is called; a ``MainQueuePump`` does so whenever the server has
/// written something. Every event goes to its window, translated, in the order the server sent it.
///
/// X errors arrive late and end nothing: each is reported to `onProtocolError` with the name of the
/// call that caused it. Once the server has gone away, `isLost` is true and every call does
/// nothing.
package final class X11Connection {
  /// The name of the display, as `:0`.
  package let name: String
  /// How many device pixels make one point.
  package internal(set) var scale: ScaleFactor
  /// Receives each X error as one sentence; writes it to standard error unless replaced.
  package var onProtocolError: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
  /// Called after each batch of events was delivered; the place to route, draw and present.
  package var onDrained: () -> Void = {}
  /// Called when the desktop has another theme, after `themeName` was asked for once.
  package var onThemeChange: () -> Void = {}

  let handle: DisplayHandle
  let screen: Screen

  /// The size of the screen in points.
  package var screenSize: CGSize {
    Translator(scale: scale.pixelsPerPoint).points(screen.size)
  }

  let atoms: Atoms
  let sharedMemory: SharedMemory?
  /// The extension that reports touches, where the server has it.
  var input: InputExtension?
  /// Why the server reports no touches, as one sentence; `nil` where it does.
  package let touchRefusal: String?
  /// What turns keys into text; opened when first asked for.
  private(set) lazy var inputMethod: InputMethod? = {
    let method = InputMethod(on: handle)
    isInputMethodOpen = method != nil
    return method
  }()
  private(set) var isInputMethodOpen = false
  lazy var keyPlaces = KeyPlaces(on: handle.pointer)
  /// Whether a held key repeats its press alone, with no release in between.
  let isRepeatDetectable: Bool
  var desktopSettings: DesktopSettings?
  var requests = RequestLog()
  var clock = ServerClock()
  var windows: [WeakWindow] = []
  var isDraining = false
  var isDrainScheduled = false

  /// Opens a display.
  ///
  /// - Parameters:
  ///   - name: The display's name; the environment's `DISPLAY` when it is `nil`.
  ///   - scale: How many device pixels make one point; found out when it is `nil`.
  ///   - environment: The environment variables.
  /// - Throws: A ``DisplayError`` when there is no display or its screen cannot show windows.
  package init(
    named name: String? = nil,
    scale: CGFloat? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(DisplayError) {
    let name = name ?? environment["DISPLAY"] ?? ""
    guard !name.isEmpty, let handle = DisplayHandle(named: name) else {
      throw DisplayError(.noDisplay, display: name)
    }
    self.name = name
    self.handle = handle
    screen = try Screen(on: handle, named: name)
    atoms = Atoms(on: handle.pointer)
    sharedMemory = SharedMemory(on: handle)
    do throws(InputExtensionError) {
      input = try InputExtension(on: handle)
      touchRefusal = nil
    } catch {
      touchRefusal = error.sentence(display: name)
    }
    self.scale = ScaleFactor(
      explicit: scale,
      environment: environment,
      resources: XResourceManagerString(handle.pointer).map { String(cString: $0) }
    )
    var isDetectable: Int32 = 0
    XkbSetDetectableAutoRepeat(handle.pointer, 1, &isDetectable)
    isRepeatDetectable = isDetectable != 0
    // Structure: a program that begins to publish settings says so there.
    let rootEvents = PropertyChangeMask | StructureNotifyMask
    XSelectInput(request("XSelectInput"), screen.root, rootEvents)
    if input != nil {
      let display = request("XISelectEvents")
      InputExtension.select([XI_HierarchyChanged], of: XIAllDevices, for: screen.root, on: display)
    }
    if handle.isLost { throw DisplayError(.lost, display: name) }
  }

  package var isLost: Bool { handle.isLost }

  /// The loss as an error, once it happened.
  package var loss: DisplayError? { isLost ? DisplayError(.lost, display: name) : nil }

  /// The server's time now, on the same line as the timestamps of events.
  ///
  /// > Units: seconds.
  package var timestampNow: TimeInterval { clock.timestamp(atArrival: steadySeconds()) }
}

// MARK: - Windows

extension X11Connection {
  func adopt(_ window: X11Window, id: UInt) {
    // A window that was released has left its entry behind.
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(id: id, window: window))
  }

  func forget(id: UInt) { windows.removeAll { $0.id == id || $0.window == nil } }

  func window(_ id: UInt) -> X11Window? {
    for entry in windows where entry.id == id { return entry.window }
    return nil
  }
}

struct WeakWindow {
  var id: UInt
  weak var window: X11Window?
}
