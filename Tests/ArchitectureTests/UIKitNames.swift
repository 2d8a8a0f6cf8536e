/// The public names of UIKit that start with `UI` and that the project has or is about to have.
let uiKitNames: Set<String> = [
  "UIAccessibilityIdentification", "UIAction", "UIApplication", "UIApplicationDelegate",
  "UIApplicationMain", "UIBezierPath", "UIButton", "UIColor", "UIControl", "UIEdgeInsets",
  "UIEdgeInsetsMake", "UIEvent", "UIFont", "UIGestureRecognizer", "UIGestureRecognizerDelegate",
  "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
  "UIGraphicsEndImageContext", "UIGraphicsGetCurrentContext",
  "UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsImageRenderer",
  "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat", "UIGraphicsPopContext",
  "UIGraphicsPushContext", "UIHoverGestureRecognizer", "UIImage", "UIImageView", "UIKey", "UILabel",
  "UILongPressGestureRecognizer", "UIModalPresentationStyle", "UIModalTransitionStyle",
  "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIPress", "UIPressesEvent", "UIRectClip",
  "UIRectCorner", "UIRectEdge", "UIRectFill", "UIRectFrame", "UIResponder",
  "UIRotationGestureRecognizer", "UIScene", "UISceneConfiguration", "UISceneDelegate",
  "UISceneSession", "UIScreen", "UIScreenEdgePanGestureRecognizer", "UIScrollView",
  "UIScrollViewDelegate", "UISlider", "UISwipeGestureRecognizer", "UISwitch",
  "UITapGestureRecognizer", "UITouch", "UIView", "UIViewController", "UIViewPropertyAnimator",
  "UIWindow", "UIWindowScene", "UIWindowSceneDelegate",
]
