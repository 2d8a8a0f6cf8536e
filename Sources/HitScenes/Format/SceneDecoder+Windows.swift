internal import Foundation

nonisolated extension SceneDecoder {
  func readWindows(_ members: FormatMembers<SceneKey>, screen: CGSize) throws(SceneError) {
    let frame = CGRect(origin: .zero, size: screen)
    switch (members[.windows], members[.views]) {
    case (.some, .some(let node)):
      reader.fault(
        .conflict,
        at: node,
        key: "views",
        "a scene has windows or views, not both",
        "put these views into a window's subviews"
      )
    case (nil, nil):
      reader.missing("windows", in: 0, "give windows, or views for one window that holds them")
    case (.some(let node), nil):
      for window in reader.elements(of: node, key: "windows", expected: "an array of windows") {
        try readWindow(window, screen: frame)
      }
    case (nil, .some(let node)):
      views.append(
        ViewDescription(
          role: .window,
          className: "UIWindow",
          frame: frame,
          settings: [.key(true)],
          depth: 0,
          position: reader.position(of: node)
        )
      )
      openSubviews(node, of: 0, key: "views")
      try readOpenViews()
    }
  }

  private func readWindow(_ node: Int, screen: CGRect) throws(SceneError) {
    let index = views.count
    guard let members = try readView(node, role: .window, parent: nil, frame: screen)
    else { return }
    if let root = members[.root] { try readRoot(root, of: index) }
    openSubviews(members[.subviews], of: index)
    try readOpenViews()
  }

  /// Reads a window's root view controller and its view, which becomes the first subview.
  private func readRoot(_ node: Int, of window: Int) throws(SceneError) {
    let (description, view) = parts.controller(node, key: "root")
    guard let description else { return }
    let frame = CGRect(origin: .zero, size: views[window].frame.size)
    guard let view else {
      try countView(node, depth: 1)
      views.append(
        ViewDescription(
          role: .rootView(description),
          frame: frame,
          parent: window,
          depth: 1,
          position: description.position
        )
      )
      return
    }
    let index = views.count
    let members = try readView(view, role: .rootView(description), parent: window, frame: frame)
    openSubviews(members?[.subviews], of: index)
    try readOpenViews()
  }

  private func openSubviews(_ node: Int?, of parent: Int, key: String = "subviews") {
    guard let node else { return }
    guard reader.tape.kind(at: node) == .array else {
      reader.wrongType(at: node, key: key, expected: "an array of views")
      return
    }
    open.append(OpenArray(next: node + 1, end: reader.tape.next(after: node), parent: parent))
  }

  private func readOpenViews() throws(SceneError) {
    while let last = open.indices.last {
      let node = open[last].next
      guard node < open[last].end else {
        open.removeLast()
        continue
      }
      open[last].next = reader.tape.next(after: node)
      let index = views.count
      let members = try readView(node, role: .view, parent: open[last].parent, frame: nil)
      openSubviews(members?[.subviews], of: index)
    }
  }

  /// Stops where a scene has too many views or nests them too deep.
  func countView(_ node: Int, depth: Int) throws(SceneError) {
    if views.count >= limits.views {
      throw reader.tooLarge(at: node, "more than \(limits.views) views", "split the scene")
    }
    if depth >= limits.depth {
      let advice = "a scene has at most \(limits.depth) levels, its windows among them"
      throw reader.tooLarge(at: node, "views nested deeper than \(limits.depth)", advice)
    }
  }
}
