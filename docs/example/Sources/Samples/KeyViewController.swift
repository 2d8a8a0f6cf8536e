import UIKit

/// A square that the arrow keys move, with a command for the middle.
final class KeyViewController: UIViewController {
  let square = UIView(frame: CGRect(x: 140, y: 220, width: 40, height: 40))
  private(set) var typed = ""

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Middle",
        input: "m",
        modifierFlags: .command,
        action: KeyViewController.centre(_:)
      )
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    square.accessibilityIdentifier = "square"
    square.backgroundColor = .systemPurple
    view.addSubview(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func centre(_ command: UIKeyCommand) {
    square.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var rest = presses
    for press in presses {
      guard let key = press.key else { continue }
      switch key.charactersIgnoringModifiers {
      case UIKeyCommand.inputLeftArrow: square.center.x -= 10
      case UIKeyCommand.inputRightArrow: square.center.x += 10
      case UIKeyCommand.inputUpArrow: square.center.y -= 10
      case UIKeyCommand.inputDownArrow: square.center.y += 10
      default:
        typed += key.characters
        continue
      }
      rest.remove(press)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
