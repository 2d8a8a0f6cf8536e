import TestSupport

extension HeadlessBrowser {
  /// Opens the page of a trace in a window of the design's size and waits until it is drawn.
  convenience init(report path: String) throws {
    try self.init(opening: path, width: 1440, height: 900)
    try waitForReport()
  }

  /// Waits until the page shows its first moment.
  func waitForReport() throws {
    try run(
      """
      new Promise((done) => { const look = () => "ready" in document.documentElement.dataset
      ? requestAnimationFrame(() => requestAnimationFrame(() => done())) : setTimeout(look, 20);
      look(); })
      """
    )
  }

  /// Lets what was asked for be drawn, and returns which input is shown.
  func chosenInput() throws -> Int {
    try run("new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50))")
    return try run("hitscope.moment.n") as? Int ?? 0
  }

  /// The middle of the first element that a selector finds, or a place in it.
  func middle(
    of selector: String,
    across: Double = 0.5,
    down: Double = 0.5
  ) throws -> (Double, Double) {
    let script = """
      (() => { const box = document.querySelector('\(selector)').getBoundingClientRect();
      return [box.left + box.width * \(across), box.top + box.height * \(down)]; })()
      """
    let numbers = try run(script) as? [Double] ?? []
    guard numbers.count == 2 else { throw SupportError("\(selector): the page has none") }
    return (numbers[0], numbers[1])
  }
}
