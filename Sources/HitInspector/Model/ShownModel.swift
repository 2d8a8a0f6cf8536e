/// The model that the window shows.
///
/// What changes a part of it changes it here.
final class ShownModel {
  var value = InspectorModel() {
    didSet { if value != oldValue { onChange(oldValue) } }
  }

  /// Called with the model as it was, once it is another one.
  var onChange: (InspectorModel) -> Void = { _ in }
}
