import HitResponders
import ScenarioSupport
import Testing

private final class Commander: UIView {
  var carriedOut: [String] = []
  var commands: [UIKeyCommand] = []
  var pressed = 0

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }

  func up() { carriedOut.append("up") }
  func named(_ command: UIKeyCommand) { carriedOut.append(command.title) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += 1
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed -= 1
  }
}

@Suite("Key commands")
struct KeyCommandTests {
  private let desk = Desk()
  private let outer = Commander()
  private let inner = Commander()

  init() {
    let window = desk.window("W")
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.becomeFirstResponder()
  }

  private func type(
    _ text: String,
    _ modifiers: UIKeyModifierFlags = [],
    _ phase: UIPress.Phase = .began,
    typing characters: String? = nil
  ) {
    let key = UIKey(
      characters: characters ?? text,
      charactersIgnoringModifiers: text,
      modifierFlags: modifiers,
      keyCode: .keyboardA
    )
    let sample = PressSample(type: .keyboard, phase: phase, key: key)
    desk.application.enqueue(ApplicationInput(.presses([sample]), at: desk.application.now))
    desk.application.processQueue()
  }

  @Test("a key whose command a responder of the chain has carries it out and is no press")
  func found() {
    outer.commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow,
        modifierFlags: [],
        action: Commander.up
      )
    ]
    type(UIKeyCommand.inputUpArrow)
    type(UIKeyCommand.inputUpArrow, .shift)
    // The first responder carries out what it can, as for every action that is looked for.
    #expect(inner.carriedOut == ["up"] && outer.carriedOut == [])
    #expect(inner.pressed == 1, "Only the key with Shift is a press.")
    type(UIKeyCommand.inputUpArrow, [], .ended)
    #expect(inner.pressed == 0)
  }

  @Test("letters match whatever their case, signs by what is typed, modifiers exactly")
  func matching() {
    inner.commands = [
      UIKeyCommand(title: "save", input: "s", modifierFlags: .command, action: Commander.named(_:)),
      UIKeyCommand(title: "help", input: "?", modifierFlags: [], action: Commander.named(_:)),
    ]
    type("s")
    type("S", [.command, .alphaShift])
    type("s", [.command, .shift])
    type("/", .shift, typing: "?")
    #expect(inner.carriedOut == ["save", "help"])
  }

  @Test("a controller has the commands that were added to it")
  func controller() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "r", modifierFlags: .command, action: Selector("reload"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }
}
