extension UIResponder {
  /// Makes an object of a class that is known only at run time, by its `init()`.
  ///
  /// Swift calls an initialiser by a metatype only where every subclass must declare it again, and
  /// UIKit's `init()` is none of those. The class's method table has it all the same, since every
  /// subclass has an `init()` of its own or a synthesised one. `Maker` has a class method at the
  /// same place of the table, with the same calling convention; `init()` must therefore stay the
  /// first member of `UIResponder`. The optimiser would look for the method in `Maker` alone, so it
  /// is kept away. A test makes objects this way.
  @_optimize(none)
  package static func make(_ type: UIResponder.Type) -> UIResponder {
    let object = unsafeBitCast(type, to: Maker.Type.self).make()
    precondition(
      object is UIResponder && Swift.type(of: object) == type,
      "UIResponder.init() is not the first member of its class any more, so \(type) cannot be made."
    )
    return unsafeDowncast(object, to: UIResponder.self)
  }
}

/// A class whose first member stands where `UIResponder` has its `init()`.
nonisolated package class Maker {
  package class func make() -> AnyObject {
    preconditionFailure("Only the place of this method is used.")
  }
}

/// Keeps the method of `Maker` from being called without a look into the table.
nonisolated private final class OtherMaker: Maker {
  override class func make() -> AnyObject { super.make() }
}
