import UIKit

/// The controllers and views by name, each on a screen of its own.
@MainActor
public enum MovedList {
  /// Returns a new controller, or `nil` where there is none of that name.
  public static func makeController(named name: String) -> UIViewController? {
    switch name {
    case "pill": return PillViewController()
    case "cards": return CardsViewController()
    case "dial": return DialViewController()
    case "toast": return ToastViewController()
    case "tiles": return TilesViewController()
    default: return makeView(named: name).map(controller(around:))
    }
  }

  private static func makeView(named name: String) -> UIView? {
    let frame = CGRect(x: 20, y: 100, width: 280, height: 200)
    switch name {
    case "flick": return FlickView(frame: frame)
    case "signature": return SignatureView(frame: frame)
    case "row": return SwipeRow(frame: frame)
    case "section": return ExpandableSection(frame: frame)
    case "pages": return PagedView(frame: frame)
    case "hold": return HoldView(frame: frame)
    case "toggle": return ToggleRow(frame: CGRect(x: 20, y: 100, width: 280, height: 50))
    case "badge":
      let badge = BadgeLabel(frame: frame)
      badge.text = "12"
      badge.isUserInteractionEnabled = true
      return badge
    case "avatar":
      let avatar = AvatarView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      avatar.onTap = { [weak avatar] in
        let owner = avatar?.owningViewController
        avatar?.accessibilityValue = (avatar?.accessibilityValue ?? "") + (owner == nil ? "?" : "!")
      }
      return avatar
    case "tags":
      let list = TagListView(frame: frame)
      list.tags = ["swift", "touches", "gestures", "responders", "layers"]
      list.onSelect = { [weak list] in list?.accessibilityValue = $0 }
      return list
    default: return nil
    }
  }

  private static func controller(around view: UIView) -> UIViewController {
    let controller = UIViewController()
    if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = "subject" }
    controller.view.addSubview(view)
    return controller
  }
}
