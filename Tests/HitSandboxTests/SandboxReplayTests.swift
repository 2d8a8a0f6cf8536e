import Foundation
import HitResponders
import HitScenes
import HitSession
import HitTrace
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

/// A trace that is opened in a window with a scene.
@Suite("A trace in the sandbox", .serialized)
struct SandboxReplayTests {
  private let server: PrivateXServer
  private let trace: TallBarTrace

  init() throws {
    server = try PrivateXServer()
    trace = try TallBarTrace()
  }

  private var configuration: Sandbox.Configuration {
    var configuration = Sandbox.Configuration()
    configuration.display = server.display
    configuration.scale = 1
    return configuration
  }

  /// Opens the trace in a window that shows a scene of the gallery, and goes to its end.
  private func open(replaying replayer: TraceReplayer? = nil) throws -> Sandbox {
    var configuration = self.configuration
    configuration.replay = replayer
    let sandbox = try Sandbox(SceneSource("raised-tab"), configuration: configuration)
    if replayer == nil { sandbox.open(trace.path) } else { sandbox.replay?.begin() }
    sandbox.perform(.timeline(.toEnd))
    sandbox.finishBatch()
    try #require(sandbox.replay != nil && sandbox.inspector.model.timeline != nil)
    return sandbox
  }

  @Test("the next scene of the gallery ends the replay, and gets presses of its own")
  func nextScene() throws {
    let sandbox = try open()
    sandbox.perform(.nextScene)
    sandbox.finishBatch()
    #expect(sandbox.replay == nil && sandbox.inspector.model.timeline == nil)
    #expect(sandbox.input.isForScene)
    let scene = sandbox.scene
    sandbox.perform(.timeline(.toStart))
    sandbox.finishBatch()
    #expect(sandbox.scene === scene && sandbox.session.application === scene.application)
  }

  @Test("the minimap is dragged backwards, which makes the scene anew on the way")
  func scrub() throws {
    let sandbox = try open()
    let minimap = sandbox.inspector.root.timeline.minimap
    func place(_ share: CGFloat) -> CGPoint {
      minimap.convert(
        CGPoint(x: minimap.bounds.width * share, y: minimap.bounds.midY),
        to: nil
      )
    }
    sandbox.inspector.window.layoutIfNeeded()
    #expect(!minimap.isHidden && minimap.bounds.width > 100, "\(minimap.frame)")
    var positions: [Int] = []
    var scenes: [Scene] = []
    sandbox.input.press(at: place(0.95), time: 1)
    for step in 1...4 {
      sandbox.input.move(to: place(0.95 - 0.2 * CGFloat(step)), time: 1 + Double(step) / 10)
      sandbox.finishBatch()
      // A turn on, what was asked for is shown.
      sandbox.finishBatch()
      positions.append(try #require(sandbox.inspector.model.timeline).position)
      scenes.append(sandbox.scene)
    }
    #expect(positions == positions.sorted(by: >) && Set(positions).count == 4, "\(positions)")
    #expect(scenes[0] !== scenes[1])
    #expect(sandbox.input.owner == .panels)
    sandbox.input.release(at: place(0.15), time: 2)
    #expect(sandbox.input.owner == nil)
  }

  @Test("what is copied is the moment that was asked for before, though no frame was shown since")
  func copied() throws {
    let sandbox = try open()
    let atEnd = try #require(sandbox.feed.explanationText)
    for command in [TimelineCommand.toStart, .touchOn] {
      sandbox.perform(.timeline(command))
    }
    let end = try #require(sandbox.inspector.model.timeline).position
    sandbox.perform(.copyExplanation)
    let place = try #require(sandbox.inspector.model.timeline).position
    #expect((1..<end).contains(place))
    let touched = try #require(sandbox.feed.explanationText)
    #expect(touched != atEnd)
    sandbox.finishBatch()
    #expect(sandbox.feed.explanationText == touched)
  }

  @Test("what a replay changed is told alike from before and from after")
  func changes() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    rig.edit("CenterButton", at: 3)
    rig.perform(.setProperty(.y, .number(0), goesOn: false), at: 4)
    rig.tap(160, 445, at: 5)
    rig.recorder?.stop()
    let folder = try TestFolder()
    let text = String(decoding: rig.recorder?.trace ?? [], as: UTF8.self)
    let path = try folder.write(text, to: "changed.hstrace")
    let sandbox = try Sandbox(SceneSource("raised-tab"), configuration: configuration)
    sandbox.open(path)
    func told() throws -> (rules: [String]?, remark: String?, isDimmed: Bool) {
      try #require(sandbox.inspector.model.timeline?.changes == 1)
      sandbox.feed.explain(at: sandbox.clock.now + 1)
      let content = sandbox.inspector.root.why.content
      return (content.findings?.rows.map { $0.rule }, content.fixes?.remark, content.isDimmed)
    }
    sandbox.perform(.timeline(.toStart))
    sandbox.finishBatch()
    for _ in 0..<20 where sandbox.inspector.model.timeline?.changes == 0 {
      sandbox.perform(.timeline(.eventOn))
      sandbox.finishBatch()
    }
    let forward = try told()
    let place = try #require(sandbox.inspector.model.timeline).position
    sandbox.perform(.timeline(.toEnd))
    sandbox.finishBatch()
    sandbox.perform(.timeline(.showEvent(place)))
    sandbox.finishBatch()
    let back = try told()
    #expect(forward.rules == back.rules && forward.rules?.contains("HS101") == false)
    #expect(forward.remark == back.remark)
    #expect(forward.remark == "Changes are not tried once a replay has changed the scene.")
    #expect(forward.isDimmed && back.isDimmed)
  }

  @Test("a question whether to accept what differs is gone with whatever is asked for next")
  func bless() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: trace.path))
    // On its own scene nothing differs; on that of the gallery its taller bar does.
    var options = TraceReplayer.Options()
    options.scene = "raised-tab"
    let replayer = try TraceReplayer(
      contentsOfFile: trace.path,
      options: options,
      keepingTrace: true
    )
    let sandbox = try open(replaying: replayer)
    for next in [TimelineCommand.eventBack, .toStart, .play] {
      sandbox.perform(.timeline(.bless))
      #expect(sandbox.inspector.model.asksToBless)
      sandbox.perform(.timeline(next))
      #expect(!sandbox.inspector.model.asksToBless)
      sandbox.inspector.perform(.accept)
    }
    sandbox.perform(.timeline(.bless))
    sandbox.notices.post(Notice(.info, "something else"))
    sandbox.inspector.perform(.accept)
    sandbox.perform(.timeline(.bless))
    #expect(sandbox.inspector.model.asksToBless)
    #expect(try Data(contentsOf: URL(fileURLWithPath: trace.path)) == before)
    sandbox.inspector.perform(.accept)
    #expect(!sandbox.inspector.model.asksToBless)
    #expect(try Data(contentsOf: URL(fileURLWithPath: trace.path)) != before)
  }

  @Test("a press through the layers of a replayed scene says that it is ignored")
  func layers() throws {
    let sandbox = try open()
    let before = sandbox.inspector.model.notices.current
    sandbox.perform(.press(CGPoint(x: 160, y: 421)))
    let notice = sandbox.inspector.model.notices.current
    #expect(notice != before && notice?.text.contains("replay") == true, "\(notice?.text ?? "")")
  }
}
