internal import CXTest
import Foundation

// MARK: - Playing the user

extension XTestClient {
  /// Moves the pointer to a place on the screen, in pixels.
  public func move(to x: Int, _ y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    XFlush(display)
  }

  /// Moves the pointer to a place on the screen when the server has waited for some milliseconds.
  ///
  /// The server takes nothing else from this client meanwhile, so a row of these is a steady motion.
  public func move(to x: Int, _ y: Int, after milliseconds: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), UInt(milliseconds))
    XFlush(display)
  }

  /// Holds a button down; four to seven turn the wheel.
  public func press(_ button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 1, 0)
    XFlush(display)
  }

  /// Lets a button go.
  public func release(_ button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 0, 0)
    XFlush(display)
  }

  /// Lets a button go when the server has waited for some milliseconds.
  public func release(_ button: Int = 1, after milliseconds: Int) {
    XTestFakeButtonEvent(display, UInt32(button), 0, UInt(milliseconds))
    XFlush(display)
  }

  /// Moves to a place on the screen, presses and releases there.
  public func click(at x: Int, _ y: Int, button: Int = 1) {
    move(to: x, y)
    press(button)
    release(button)
  }

  /// Holds a key down, named as X names it: `a`, `Return`, `Page_Up`.
  public func pressKey(_ name: String) throws(SupportError) {
    XTestFakeKeyEvent(display, UInt32(try keycode(name)), 1, 0)
    XFlush(display)
  }

  /// Lets a key go.
  public func releaseKey(_ name: String) throws(SupportError) {
    XTestFakeKeyEvent(display, UInt32(try keycode(name)), 0, 0)
    XFlush(display)
  }

  /// Has a key mean something else, named as X names it.
  public func bind(_ name: String, to keycode: Int) throws(SupportError) {
    var keysym = XStringToKeysym(name)
    guard keysym != 0 else {
      throw SupportError("key \(name): X has no such name; see keysymdef.h")
    }
    XChangeKeyboardMapping(display, Int32(keycode), 1, &keysym, 1)
    XSync(display, 0)
  }

  /// Gives the keyboard another layout, as `setxkbmap` names it.
  public func setLayout(_ name: String) throws {
    let program = try SpawnedProcess(
      "setxkbmap",
      ["-display", String(cString: XDisplayString(display)), name],
      environment: ProcessInfo.processInfo.environment,
      descriptors: []
    )
    guard case .exited(0) = program.wait(within: .seconds(20)) else {
      throw SupportError("setxkbmap \(name): failed; install x11-xkb-utils and xkb-data")
    }
    XSync(display, 0)
  }

  /// What a key means with no modifier, as X names it; nothing for a key without a meaning.
  public func name(ofKeycode keycode: Int) -> String? {
    XKeysymToString(XkbKeycodeToKeysym(display, KeyCode(keycode), 0, 0)).map { String(cString: $0) }
  }

  /// Holds a key down that goes by its number alone.
  public func press(keycode: Int) {
    XTestFakeKeyEvent(display, UInt32(keycode), 1, 0)
    XFlush(display)
  }

  /// Lets a key go that goes by its number alone.
  public func release(keycode: Int) {
    XTestFakeKeyEvent(display, UInt32(keycode), 0, 0)
    XFlush(display)
  }

  /// Has the server repeat keys that are held, after and every so many milliseconds.
  public func repeatKeys(after delay: Int, every interval: Int) {
    XkbSetAutoRepeatRate(display, UInt32(XkbUseCoreKbd), UInt32(delay), UInt32(interval))
    XSync(display, 0)
  }

  /// Has the server tell this client as well of the keys that go down in a window.
  public func watchKeys(of window: UInt) {
    XSelectInput(display, window, KeyPressMask)
    XSync(display, 0)
  }

  /// The number of keys that went down in a window since the last time of asking.
  public func takeKeyPresses(in window: UInt) -> Int {
    var event = XEvent()
    var count = 0
    while XCheckTypedWindowEvent(display, window, KeyPress, &event) != 0 { count += 1 }
    return count
  }

  /// Types keys together, as `["Control_L", "Page_Down"]`: pressed in order, released in reverse.
  public func type(_ names: [String]) throws(SupportError) {
    for name in names { try pressKey(name) }
    for name in names.reversed() { try releaseKey(name) }
  }

  /// Takes the pointer away from everybody else.
  ///
  /// - Returns: Whether the server gave it.
  public func grabPointer() -> Bool {
    XGrabPointer(display, root, 0, 0, GrabModeAsync, GrabModeAsync, 0, 0, 0) == GrabSuccess
  }

  /// Gives the pointer back.
  public func ungrabPointer() {
    XUngrabPointer(display, 0)
    XSync(display, 0)
  }

  /// Takes the keyboard away from everybody else.
  ///
  /// - Returns: Whether the server gave it.
  public func grabKeyboard() -> Bool {
    XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, 0) == GrabSuccess
  }

  /// Gives the keyboard back.
  public func ungrabKeyboard() {
    XUngrabKeyboard(display, 0)
    XSync(display, 0)
  }

  /// Returns the key that types something, named as X names it.
  public func keycode(_ name: String) throws(SupportError) -> Int {
    let keysym = XStringToKeysym(name)
    let keycode = XKeysymToKeycode(display, keysym)
    guard keysym != 0, keycode != 0 else {
      throw SupportError("key \(name): no key types it; use X's name of a key")
    }
    return Int(keycode)
  }
}
