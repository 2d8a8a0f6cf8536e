internal import Foundation
internal import HitInspector
internal import HitX11

// What the window remembers.
extension Sandbox {
  /// The file of what is remembered, where something is.
  var memoryFile: MemoryFile? { configuration.stateFolder.map { MemoryFile(folder: $0) } }

  /// Lays the window out as it was left, and tells of a file that cannot be used.
  func recall() {
    guard let (memory, trouble) = memoryFile?.read() else { return }
    if let trouble { notices.post(Notice(.warning, trouble)) }
    for (name, layout) in memory.layouts {
      guard let breakpoint = InspectorBreakpoint(memoryName: name) else { continue }
      inspector.places.choose(InspectorChoices(layout), at: breakpoint)
    }
  }

  /// Keeps the size of the window and what was chosen of its layout.
  func remember() {
    let size = window.size
    let layouts = inspector.places.chosen
    change { memory in
      // A window that fills the screen is as large as the next screen asks for.
      if size != connection.screenSize {
        (memory.width, memory.height) = (size.width, size.height)
      }
      for (breakpoint, choices) in layouts {
        memory.layouts[breakpoint.memoryName] = SandboxMemory.Layout(choices)
      }
    }
  }

  /// Notes that a file was opened.
  func noteOpened(_ path: String) {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    change { $0.note(whole) }
  }

  private func change(_ body: (inout SandboxMemory) -> Void) {
    do {
      try memoryFile?.change(body)
    } catch {
      notices.post(Notice(.warning, "nothing is remembered", ": \(error)"))
    }
  }
}

extension Sandbox.Configuration {
  /// Begins with the size that the window had when it was left.
  package mutating func recallSize() {
    guard let stateFolder else { return }
    size = MemoryFile(folder: stateFolder).read().memory.size ?? size
  }
}

extension SandboxMemory.Layout {
  fileprivate init(_ choices: InspectorChoices) {
    for (panel, isFolded) in choices.folds { folds[panel.rawValue] = isFolded }
    for (splitter, size) in choices.sizes { sizes[splitter.rawValue] = size }
  }
}

extension InspectorChoices {
  fileprivate init(_ layout: SandboxMemory.Layout) {
    self.init()
    for (name, isFolded) in layout.folds {
      if let panel = InspectorPanel(rawValue: name) { folds[panel] = isFolded }
    }
    for (name, size) in layout.sizes where (1...16_384).contains(size) {
      if let splitter = InspectorSplitter(rawValue: name) { sizes[splitter] = size }
    }
  }
}

extension InspectorBreakpoint {
  /// What the file calls it, which holds however many breakpoints there are.
  fileprivate var memoryName: String { "\(Int(leastWidth))" }

  fileprivate init?(memoryName: String) {
    guard let found = Self.allCases.first(where: { $0.memoryName == memoryName }) else {
      return nil
    }
    self = found
  }
}
