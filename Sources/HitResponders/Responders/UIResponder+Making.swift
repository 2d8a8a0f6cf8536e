extension UIResponder {
  /// Makes an object of a class that is known only at run time, by its `init()`.
  ///
  /// Swift calls an initializer through a metatype only where it is `required`, and UIKit's
  /// `init()` is not. The class's method table has it all the same, since every subclass has an
  /// `init()` of its own or a synthesized one. `Maker` has a class method at the same index of its
  /// table, with the same calling convention; `init()` must therefore stay the first method of
  /// `UIResponder`, and `Maker` have as many stored properties, whose places come before. The
  /// optimizer would assume `Maker`'s own method, so it is prevented from inlining. A test makes
  /// objects this way.
  @_optimize(none)
  package static func make(_ type: UIResponder.Type) -> UIResponder {
    let object = unsafeBitCast(type, to: Maker.Type.self).make()
    precondition(
      object is UIResponder && Swift.type(of: object) == type,
      "UIResponder.init() is not the first method of its class any more, so \(type) cannot be made."
    )
    return unsafeDowncast(object, to: UIResponder.self)
  }
}

/// A class whose first method has the table index of `UIResponder`'s `init()`.
nonisolated package class Maker {
  final let serialNumber = 0

  package class func make() -> AnyObject {
    preconditionFailure("Only the place of this method is used.")
  }
}

/// Forces a call of `Maker`'s method to look it up in the table.
nonisolated private final class OtherMaker: Maker {
  override class func make() -> AnyObject { super.make() }
}
