import Testing

@testable import HitSandbox

@Suite("Dropped files")
struct DroppedFilesTests {
  @Test("files of this machine are opened by their paths, with spaces and letters of all kinds")
  func files() {
    let list = "# a remark\r\nfile:///home/me/a%20b.json\r\nfile://localhost/tmp/%C3%A4.txt\r\n"
    #expect(DroppedFiles(list).paths == ["/home/me/a b.json", "/tmp/ä.txt"])
    #expect(DroppedFiles(list).others.isEmpty)
  }

  @Test("other addresses are no files")
  func others() {
    let dropped = DroppedFiles("https://example.org/a\nfile://elsewhere.example/a\nplain\n\n")
    #expect(dropped.paths.isEmpty)
    #expect(dropped.others == ["https://example.org/a", "file://elsewhere.example/a", "plain"])
  }

  @Test("a list of thousands is read whole")
  func many() {
    let list = (0..<20_000).map { "file:///tmp/\($0)\r\n" }.joined()
    #expect(DroppedFiles(list).paths.count == 20_000)
  }
}
