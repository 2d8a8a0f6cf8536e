/// The public names of UIKit that start with `UI` and that the project has or is about to have.
let uiKitNames: Set<String> = [
  "UIAccessibilityIdentification", "UIAction", "UIApplication", "UIApplicationDelegate",
  "UIBezierPath", "UIButton", "UIColor", "UIControl", "UIEdgeInsets", "UIEdgeInsetsMake",
  "UIEvent", "UIFont", "UIGestureRecognizer", "UIGestureRecognizerDelegate",
  "UIGraphicsBeginImageContextWithOptions", "UIGraphicsEndImageContext",
  "UIGraphicsGetCurrentContext", "UIGraphicsGetImageFromCurrentImageContext",
  "UIGraphicsImageRenderer", "UIGraphicsPopContext", "UIGraphicsPushContext", "UIImage",
  "UIImageView", "UIKey", "UILabel", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
  "UIPinchGestureRecognizer", "UIPress", "UIPressesEvent", "UIRectClip", "UIRectCorner",
  "UIRectFill", "UIRectFrame", "UIResponder", "UIRotationGestureRecognizer", "UIScreen",
  "UIScrollView", "UIScrollViewDelegate", "UISlider", "UISwipeGestureRecognizer", "UISwitch",
  "UITapGestureRecognizer", "UITouch", "UIView", "UIViewController", "UIViewPropertyAnimator",
  "UIWindow", "UIWindowScene",
]
