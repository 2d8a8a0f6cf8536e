import Foundation

// What a screen reader and a keyboard need of a page, and eyes of its contrast: the rules of axe-core.
extension HeadlessBrowser {
  /// Returns what of the page as it is shown now breaks a rule, a line each; empty where nothing does.
  ///
  /// All rules are asked that axe-core asks by default, its best practices among them, and what it
  /// cannot decide counts as broken, but the contrast of words that are scrolled out of sight. It
  /// cannot tell what is behind words that stand on a picture; dots and signs are all such pictures
  /// here, so backgrounds are judged by their colours.
  ///
  /// - Throws: A ``SupportError`` that says how to get axe-core where it is not there.
  public func accessibilityFaults() throws -> [String] {
    if try run("typeof axe === 'undefined'") as? Bool == true { try run(Self.axe()) }
    let lines = """
      (async () => {
        const plain = document.createElement("style");
        plain.textContent = "* { background-image: none !important }";
        document.head.append(plain);
        // A scene's page in a frame is a page of its own.
        const found = await axe.run({ rules: { "frame-tested": { enabled: false } } });
        plain.remove();
        const undecided = found.incomplete.filter(({ id }) => id !== "color-contrast");
        return JSON.stringify([...found.violations, ...undecided].flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) =>
            `${id}: ${target}: ${failureSummary.replace(/\\s+/g, " ")}`)));
      })()
      """
    return try JSONDecoder().decode([String].self, from: Data(text(lines).utf8))
  }

  /// The text of axe-core, out of the package of PyPI that carries it.
  private static func axe() throws -> String {
    let wheels = Checkout.path(".build/wheels")
    let files = FileManager.default.enumerator(atPath: wheels)?.compactMap { $0 as? String } ?? []
    guard let wheel = files.first(where: { $0.hasPrefix("axe_playwright_python-") }) else {
      throw SupportError("\(wheels): axe-core is not there; fetch it with .ci/wheels")
    }
    let reading = """
      import sys, zipfile
      print(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())
      """
    let python = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/python3"),
      ["-c", reading, "\(wheels)/\(wheel)", "axe_playwright_python/axe.min.js"]
    )
    guard python.exitCode() == 0 else {
      throw SupportError("\(wheel): \(python.standardError); fetch it anew with .ci/wheels")
    }
    return python.standardOutput
  }
}
