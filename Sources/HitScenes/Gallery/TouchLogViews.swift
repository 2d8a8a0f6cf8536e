internal import HitResponders

// Four subclasses that override nothing: they show that touches are logged all the same.

/// The outermost of four views whose classes differ by name alone.
final class AView: UIView, CheckpointedView {}

/// The second of four views whose classes differ by name alone.
final class BView: UIView, CheckpointedView {}

/// The third of four views whose classes differ by name alone.
final class CView: UIView, CheckpointedView {}

/// The last of four views whose classes differ by name alone.
final class DView: UIView, CheckpointedView {}
