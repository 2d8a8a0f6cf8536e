internal import HitAnalysis
internal import HitResponders

/// The rows of a scene's views, kept and read again as far as something about the views changed.
struct KeptOutline {
  private(set) var outline = SceneOutline()
  /// The views of the rows, each with its latest change; none of one that changes as time goes by.
  private var views: [(view: UIView, change: UInt32?)] = []
  private var circumstances: ViewCircumstances?

  /// Reads the windows of an application and changes nothing.
  ///
  /// - Complexity: A look at each view; a row is made anew where its view changed, and all where
  ///   views came, went, moved among their siblings or have other names.
  mutating func read(_ application: UIApplication) {
    let circumstances = ViewCircumstances(application)
    guard circumstances == self.circumstances else {
      self.circumstances = circumstances
      outline = SceneOutline(of: application)
      views = []
      views.reserveCapacity(outline.rows.count)
      for (view, _) in SceneOutline.views(of: application) {
        views.append((view, view.changeNumber))
      }
      return
    }
    let rules = HitTestRules(application)
    for place in views.indices {
      let change = views[place].view.changeNumber
      if let change, change == views[place].change { continue }
      views[place].change = change
      outline.rows[place].read(views[place].view, rules)
    }
  }
}
