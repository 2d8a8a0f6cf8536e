internal import CXTest

/// Plays a file manager from which files are dragged, by the XDND protocol.
public final class FileDrag {
  private let client: XTestClient
  private let source: UInt
  private var target: UInt = 0
  /// Who asked for the files, and where they are to be put.
  private var request: XSelectionRequestEvent?

  /// Makes one that owns what is dragged; it goes away with its client.
  public init(_ client: XTestClient) {
    self.client = client
    source = client.cover(x: 0, y: 0, width: 10, height: 10)
    client.own("XdndSelection", as: source)
  }

  private func atom(_ name: String) -> UInt { XInternAtom(client.display, name, 0) }

  private func send(_ message: String, _ words: (UInt, UInt, UInt)) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(message)
    event.xclient.format = 32
    event.xclient.data.l = (
      Int(bitPattern: source), Int(bitPattern: words.0), Int(bitPattern: words.1),
      Int(bitPattern: words.2), 0
    )
    XSendEvent(client.display, target, 0, 0, &event)
    XSync(client.display, 0)
  }

  /// Drags a list of files over a window.
  public func enter(_ window: UInt) {
    target = window
    send("XdndEnter", (5 << 24, atom("text/uri-list"), 0))
    send("XdndPosition", (0, 0, 0))
  }

  /// Lets it go there.
  public func drop() { send("XdndDrop", (0, 0, 0)) }

  /// Whether the window asked for the files.
  public func isAsked() -> Bool {
    var event = XEvent()
    if XCheckTypedWindowEvent(client.display, source, SelectionRequest, &event) != 0 {
      request = event.xselectionrequest
    }
    return request != nil
  }

  /// Sends the list that was asked for.
  public func answer(_ list: String) {
    let bytes = Array(list.utf8)
    put(type: atom("text/uri-list"), format: 8, bytes, count: bytes.count)
  }

  /// Says that the list comes in parts, and sends none.
  public func answerInParts() {
    let size = [1_000_000]
    size.withUnsafeBytes { put(type: atom("INCR"), format: 32, Array($0), count: 1) }
  }

  private func put(type: UInt, format: Int32, _ bytes: [UInt8], count: Int) {
    guard let request else { return }
    XChangeProperty(
      client.display,
      request.requestor,
      request.property,
      type,
      format,
      PropModeReplace,
      bytes,
      Int32(count)
    )
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(client.display, request.requestor, 0, 0, &event)
    XSync(client.display, 0)
  }
}
