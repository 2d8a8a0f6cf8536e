package import Foundation
internal import HitAnalysis

/// The page of a folder of pages: which traces replay the same and which do not, with a way to the
/// page of each.
package struct ReportFolder {
  /// A trace and what came of it.
  package struct Entry {
    /// The trace's file.
    package var trace: String
    /// What came of it, as `same` or `differs`.
    package var verdict: String
    /// Whether nothing is to be done about it.
    package var isGood: Bool
    package var sentence: String
    /// The file of its page beside this one; nothing where there is none.
    package var page: String?

    package init(
      _ trace: String,
      _ verdict: String,
      isGood: Bool,
      _ sentence: String,
      page: String?
    ) {
      (self.trace, self.verdict, self.isGood) = (trace, verdict, isGood)
      (self.sentence, self.page) = (sentence, page)
    }
  }

  /// The file that a browser opens for a folder.
  package nonisolated static let file = "index.html"

  private let title: String
  private let entries: [Entry]

  /// Makes the page of some traces; the title is what came of all.
  package init(_ title: String, _ entries: [Entry]) {
    (self.title, self.entries) = (title, entries)
  }

  private static let style = """
    body { display: flex; flex-direction: column; min-height: 100vh; }
    main { flex: 1; padding: 14px 28px; font-size: 14px; line-height: 1.5; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: 6px 14px 6px 0; text-align: left; vertical-align: top;
      border-bottom: 1px solid var(--sep); }
    th { color: var(--second); font-weight: 400; } a { color: var(--select); }
    .good { color: var(--accepted); } .bad { color: var(--refused); }
    td:last-child { color: var(--second); } td { overflow-wrap: anywhere; }
    td:nth-child(2) { white-space: nowrap; }
    @media (max-width: 860px) { main { padding: 14px; } }

    """

  /// Returns the page.
  package func html() -> Data {
    let head = PageFamily.top(title: "hitscope check", kind: "list", style: Self.style)
    let rows = entries.map { entry in
      // A long path is broken behind its folders.
      let name = HTMLText.escaped(entry.trace).replacing("/", with: "/<wbr>")
      let link = entry.page.map { "<a href=\"\(HTMLText.escaped(Self.address($0)))\">\(name)</a>" }
      let mark = entry.isGood ? "good" : "bad"
      return "<tr><td>\(link ?? name)</td><td class=\"\(mark)\">"
        + "\(HTMLText.escaped(entry.verdict))</td><td>\(HTMLText.escaped(entry.sentence))</td></tr>\n"
    }
    let html = """
      \(head)<header>
      \(PageFamily.logo)
      <b>hitscope</b>
      <h1><b>\(HTMLText.escaped(title))</b></h1>
      <span class="grow"></span>
      \(PageFamily.theme)
      </header>
      <main><table>
      <thead><tr><th scope="col">trace</th><th scope="col">replay</th>\
      <th scope="col">what came of it</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></main>
      \(PageFamily.foot(made: PageFamily.made))<script>
      \(PageFamily.script)document.addEventListener("DOMContentLoaded", () => listenToKeys([], null));
      </script>
      </body>
      </html>

      """
    return Data(html.utf8)
  }

  /// Returns a file's name as an address has it.
  private static func address(_ file: String) -> String {
    file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
  }
}
