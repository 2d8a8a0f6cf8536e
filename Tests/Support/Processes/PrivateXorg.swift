import Foundation

/// An Xorg of a test's own with a screen nobody sees, a mouse, a keyboard and a touchscreen that a
/// test plays on.
///
/// It needs neither a graphics card nor input devices: the picture goes to the `dummy` driver, and
/// the `inputtest` driver takes its input from sockets.
public final class PrivateXorg: Sendable {
  /// The name of the display, as `:99`.
  public let display: String
  /// The size of the screen in pixels.
  public let screen: (width: Int, height: Int)
  private let process: SpawnedProcess
  private let folder: URL

  private static let program = "/usr/lib/xorg/Xorg"

  /// Starts a server and waits until it takes connections.
  ///
  /// - Throws: A ``SupportError`` when the server does not start.
  public init(screen: (width: Int, height: Int) = (1280, 800)) throws {
    self.screen = screen
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-xorg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    let configuration = folder.appendingPathComponent("xorg.conf")
    try Self.configuration(screen, folder: folder)
      .write(to: configuration, atomically: true, encoding: .utf8)
    let log = folder.appendingPathComponent("xorg.log").path
    let start = try ServerStart(
      "Xorg",
      package: "xserver-xorg-core and xserver-xorg-video-dummy"
    ) { descriptors throws(SupportError) in
      try SpawnedProcess(
        Self.program,
        [
          "-displayfd", "3", "-config", configuration.path, "-logfile", log, "-noreset",
          "-novtswitch", "-sharevts", "-keeptty", "-nolisten", "tcp", "-ac",
        ],
        environment: ProcessInfo.processInfo.environment,
        descriptors: descriptors
      )
    }
    process = start.process
    display = start.display
  }

  /// Where the server listens for what a device does.
  func socket(of device: Device) -> String { Self.socket(of: device, in: folder) }

  /// A device of the server.
  enum Device: String, CaseIterable {
    case pointer = "PointerAbsolute"
    case keyboard = "Keyboard"
    case touchscreen = "Touch"
  }

  deinit {
    process.send(SIGTERM)
    if process.wait(within: .seconds(5)) == nil { process.send(SIGKILL) }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // A folder that stays behind is the system's to clear.
    }
  }

  private static func socket(of device: Device, in folder: URL) -> String {
    folder.appendingPathComponent("\(device).socket").path
  }

  private static func configuration(
    _ screen: (width: Int, height: Int),
    folder: URL
  ) -> String {
    let (width, height) = screen
    // Any mode will do: the monitor claims every rate there is.
    let (wholeWidth, wholeHeight) = (width + 400, height + 40)
    let clock = Double(wholeWidth * wholeHeight * 60) / 1e6
    let devices = Device.allCases.map { device in
      """
      Section "InputDevice"
        Identifier "\(device)"
        Driver "inputtest"
        Option "DeviceType" "\(device.rawValue)"
        Option "SocketPath" "\(socket(of: device, in: folder))"
        Option "TouchCount" "10"
      EndSection
      """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "off"
        Option "AutoAddGPU" "off"
        Option "DontVTSwitch" "on"
      EndSection
      \(devices.joined(separator: "\n"))
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam \(width * height / 256 * 2 + 4096)
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 1-2000
        VertRefresh 1-1000
        Modeline "mode" \(clock) \(width) \(width + 80) \(width + 200) \(wholeWidth) \
      \(height) \(height + 4) \(height + 10) \(wholeHeight)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "mode"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "pointer" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
        InputDevice "touchscreen" "SendCoreEvents"
      EndSection

      """
  }
}
