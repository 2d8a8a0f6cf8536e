extension UITouch.TouchType {
  /// An older name of `pencil`.
  public static let stylus = UITouch.TouchType.pencil
}
