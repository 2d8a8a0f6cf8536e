public import Foundation
internal import HitJSON
internal import HitScenes

/// Inputs of another program's recording or file, as an input script.
public struct ImportedInputs: Sendable {
  /// The forms that are read.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// The YAML file of `libinput record`; a device with touch slots.
    case libinput
    /// The body of a W3C WebDriver `Perform Actions` request: pointers, keys, wheels and pauses.
    case webdriver
  }

  /// The script file's text.
  public let text: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - form: What it is; by default determined by its ending and its first bytes.
  ///   - size: The screen's size in points, to which a touch device's range is scaled.
  /// - Throws: What is wrong with the file, where, and what to do.
  public init(
    contentsOfFile path: String,
    form: Form? = nil,
    screen size: (width: Double, height: Double)
  ) throws(TraceError) {
    let data: Data
    do {
      let place = URL(fileURLWithPath: KeptFiles.path(of: path))
      data = try Data(contentsOf: place, options: .mappedIfSafe)
    } catch {
      throw TraceError(
        .unreadable,
        in: path,
        "cannot be read, \((error as NSError).readableReason)",
        "give a recording of libinput or actions of WebDriver"
      )
    }
    try self.init(data, path: path, form: form, screen: size)
  }

  /// Reads a file's bytes; see ``init(contentsOfFile:form:screen:)``.
  public init(
    _ data: Data,
    path: String,
    form: Form? = nil,
    screen size: (width: Double, height: Double)
  ) throws(TraceError) {
    if data.count > Self.largestFile {
      let problem = "\(data.count >> 20) MiB, more than \(Self.largestFile >> 20)"
      throw TraceError(.tooLarge, in: path, problem, "cut the recording into parts")
    }
    let steps: TimedSteps
    switch form ?? Self.form(of: data) {
    case .libinput: steps = try LibinputRecording(data, path: path).steps(on: size)
    case .webdriver: steps = try WebDriverActions(data, path: path).steps()
    }
    let name = path.split(separator: "/").last.map(String.init) ?? "a file"
    text = steps.text(about: "Imported from \(name).")
  }

  private static let largestFile = 256 << 20

  /// Actions are a JSON object or array; everything else is read as YAML.
  private static func form(of data: Data) -> Form {
    let first = data.first { $0 != 0x20 && $0 != 0x0a && $0 != 0x0d && $0 != 0x09 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .webdriver : .libinput
  }
}

extension NSError {
  /// The system's message about what went wrong, where there is one.
  fileprivate var readableReason: String {
    let cause = userInfo[NSUnderlyingErrorKey] as? NSError ?? self
    guard cause.domain == NSPOSIXErrorDomain else { return "an error of the system" }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
