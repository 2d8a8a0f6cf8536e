import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("Notices")
struct NoticeTests {
  private let saved = Notice(
    .done,
    "a.hstrace",
    ": 2 inputs",
    actions: [.init("Copy replay command", .copyReplayCommand)]
  )
  private var board = NoticeBoard()

  @Test("a notice is shown for six seconds, and stays in the list")
  mutating func time() {
    board.post(saved, at: 10, clock: "10:00:00")
    #expect(board.current == saved && board.secondsLeft == 6)
    #expect(board.nextChange(after: 10) == 11)
    board.advance(to: 13.5)
    #expect(board.current == saved && board.secondsLeft == 3)
    board.advance(to: 16)
    #expect(board.current == nil && board.nextChange(after: 16) == nil)
    #expect(board.entries.map(\.notice) == [saved] && board.unread == 1)
    board.markRead()
    #expect(board.unread == 0)
  }

  @Test("a problem stays until it is taken away, and a newer notice takes its place")
  mutating func stays() {
    board.post(Notice(.problem, "broken"), at: 0, clock: "")
    board.advance(to: 1_000)
    #expect(board.current?.text == "broken" && board.secondsLeft == nil)
    board.post(saved, at: 1_000, clock: "")
    #expect(board.current == saved)
    board.dismiss()
    #expect(board.current == nil && board.entries.count == 2)
  }

  @Test("its time stands still while the pointer is on it")
  mutating func held() {
    board.post(saved, at: 0, clock: "")
    board.advance(to: 4)
    board.isHeld = true
    board.advance(to: 4)
    board.advance(to: 60)
    #expect(board.current == saved && board.nextChange(after: 60) == nil)
    board.isHeld = false
    board.advance(to: 60)
    #expect(board.secondsLeft == 2)
    board.advance(to: 62)
    #expect(board.current == nil)
  }

  @Test("its time stands still while the person is at another window, as the pointer is not")
  mutating func unseen() {
    board.post(saved, at: 0, clock: "")
    board.advance(to: 4)
    (board.isUnseen, board.isHeld) = (true, true)
    board.advance(to: 4)
    board.isHeld = false
    board.advance(to: 60)
    #expect(board.secondsLeft == 2)
    board.isUnseen = false
    board.advance(to: 60)
    board.advance(to: 62)
    #expect(board.current == nil)
  }

  @Test("the list keeps the latest fifty, and offers nothing for a recording that may be over")
  mutating func list() {
    for number in 1...60 { board.post(Notice(.info, "\(number)"), at: 0, clock: "") }
    #expect(board.entries.count == 50 && board.entries.first?.notice.text == "60")
    let recording = Notice(.recording, "to a", actions: [.init("Stop", .toggleRecording)])
    board.post(recording, at: 0, clock: "")
    #expect(board.current?.actions.count == 1)
    #expect(board.entries.first?.notice.actions == [])
  }

  @Test("the window shows the notice, does what its button says, and lists it")
  func window() throws {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    let line = inspector.root.notice
    #expect(line.isHidden)
    inspector.model.notices.post(saved, at: 0, clock: "10:00:00")
    #expect(!line.isHidden && line.frame.width == inspector.layout.canvas.width - 16)
    let button = try #require(line.buttons.first)
    line.onClick?(.action(button.action.command))
    #expect(commands == [.copyReplayCommand])
    #expect(inspector.popUps.close() == false)
    inspector.perform(.open(.notices))
    #expect(inspector.root.notices.list.rows.count == 1)
    #expect(inspector.popUps.close())
    #expect(inspector.model.notices.unread == 0)
    line.onClick?(.close)
    #expect(line.isHidden)
  }

  @Test("a notice leaves what drives a replay free, whatever size the window has")
  func timeline() throws {
    var lowCount = 0
    for width in stride(from: 480, through: 1920, by: 80) {
      for height in stride(from: 360, through: 1080, by: 40) {
        let layout = InspectorLayout(
          size: CGSize(width: width, height: height),
          sceneSize: CGSize(width: 320, height: 480),
          hasTimeline: true
        )
        guard let log = layout.log, !layout.isLogFolded else { continue }
        let transport = CGRect(x: log.minX, y: log.minY, width: log.width, height: 38)
        try #require(!layout.noticeLine.intersects(transport), "\(width) x \(height)")
        if layout.noticeLine.intersects(log) { lowCount += 1 }
      }
    }
    #expect(lowCount > 0)
  }
}
