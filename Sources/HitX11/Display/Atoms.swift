internal import CHitX11
import Glibc

/// The server's numbers for the names this module uses, fetched in one round trip.
struct Atoms {
  private let values: [Name: UInt]

  enum Name: String, CaseIterable {
    case protocols = "WM_PROTOCOLS"
    case deleteWindow = "WM_DELETE_WINDOW"
    case ping = "_NET_WM_PING"
    case syncRequest = "_NET_WM_SYNC_REQUEST"
    case syncCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case title = "_NET_WM_NAME"
    case iconTitle = "_NET_WM_ICON_NAME"
    case icon = "_NET_WM_ICON"
    case processID = "_NET_WM_PID"
    case windowType = "_NET_WM_WINDOW_TYPE"
    case normalType = "_NET_WM_WINDOW_TYPE_NORMAL"
    case state = "_NET_WM_STATE"
    case fullScreen = "_NET_WM_STATE_FULLSCREEN"
    case utf8 = "UTF8_STRING"
    case clipboard = "CLIPBOARD"
    case pasted = "HITSCOPE_PASTED"
    case targets = "TARGETS"
    case increment = "INCR"
    case dropAware = "XdndAware"
    case dropEnter = "XdndEnter"
    case dropPosition = "XdndPosition"
    case dropStatus = "XdndStatus"
    case dropLeave = "XdndLeave"
    case drop = "XdndDrop"
    case dropFinished = "XdndFinished"
    case dropKinds = "XdndTypeList"
    case dropCopy = "XdndActionCopy"
    case dropSelection = "XdndSelection"
    case dropData = "HITSCOPE_DROP"
    case addresses = "text/uri-list"
    case manager = "MANAGER"
    case settings = "_XSETTINGS_SETTINGS"
    /// The selection that the settings daemon of the screen owns.
    case settingsSelection = "_XSETTINGS_S"
  }

  /// Asks the server for every number.
  init(on display: OpaquePointer) {
    let names = Name.allCases
    let screen = XDefaultScreen(display)
    var texts: [UnsafeMutablePointer<CChar>?] = names.map { name in
      strdup(name == .settingsSelection ? "\(name.rawValue)\(screen)" : name.rawValue)
    }
    defer { for text in texts { free(text) } }
    var numbers = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &texts, Int32(names.count), 0, &numbers)
    values = Dictionary(uniqueKeysWithValues: zip(names, numbers))
  }

  /// Returns the number of a name; zero, which is no atom, after the display was lost.
  subscript(_ name: Name) -> Atom { values[name] ?? 0 }
}
