import Testing

@Suite("Documented code")
struct DocumentedCodeTests {
  /// Blocks of documents and the files that a compiler reads.
  private static let copies = [
    (
      document: "docs/testing.md", marker: "<!-- example: test -->",
      file: "docs/example/Tests/TabBarTests/TabBarTests.swift"
    ),
    (
      document: "docs/testing.md", marker: "<!-- example: by hand -->",
      file: "docs/example/Tests/MovedTests/FlickByHandTests.swift"
    ),
    (
      document: "docs/traces.md", marker: "<!-- example: trace test -->",
      file: "docs/example/Tests/TabBarTests/TabBarTraceTests.swift"
    ),
    (
      document: "docs/example/README.md", marker: "<!-- example: view -->",
      file: "docs/example/Sources/TabBar/TabBar.swift"
    ),
    (
      document: "docs/example/README.md", marker: "<!-- example: main -->",
      file: "docs/example/Sources/TabBarApp/main.swift"
    ),
    (
      document: "docs/example/README.md", marker: "<!-- example: delegate -->",
      file: "docs/example/Sources/SamplesApp/AppDelegate.swift"
    ),
    (
      document: "Sources/HitScope/HitScope.docc/YourFirstPress.md", marker: "<!-- view -->",
      file: "docs/example/Sources/TabBar/TabBar.swift"
    ),
    (
      document: "Sources/HitScope/HitScope.docc/YourFirstPress.md", marker: "<!-- main -->",
      file: "docs/example/Sources/TabBarApp/main.swift"
    ),
    (
      document: "Sources/HitScopeTesting/HitScopeTesting.docc/YourViewsInATest.md",
      marker: "<!-- test -->",
      file: "docs/example/Tests/TabBarTests/TabBarTests.swift"
    ),
  ]

  @Test("an example in a document is the file that is compiled", arguments: copies)
  func examples(document: String, marker: String, file: String) throws {
    let block = Markdown(try Repository.text(document)).block(after: marker)
    let code = try Repository.text(file)
    #expect(
      block.map { $0 + "\n" } == code,
      "The block after \(marker) in \(document) and \(file) differ; copy the file there."
    )
  }

  @Test("the first press is explained as in README.md")
  func firstPress() throws {
    let article = Markdown(try Repository.text("Sources/HitScope/HitScope.docc/YourFirstPress.md"))
    let readme = Markdown(try Repository.text("README.md"))
    let block = try #require(readme.block(after: "<!-- explanation: begin -->"))
    #expect(article.block(after: "<!-- explanation -->") == block)
  }
}
