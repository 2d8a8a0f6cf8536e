import TestSupport
import Testing

@testable import HitX11

@Suite("The whole screen", .serialized)
struct FullScreenTests {
  @Test("without a window manager the window takes the screen by itself, and gives it back")
  func alone() throws {
    let rig = try WindowRig()
    let screen = rig.connection.screen.size
    #expect(!rig.connection.hasWindowManager)
    rig.window.toggleFullScreen()
    #expect(rig.pump { rig.window.deviceSize == screen })
    rig.window.toggleFullScreen()
    #expect(rig.pump { rig.window.deviceSize == DeviceSize(width: 200, height: 100) })
    #expect(rig.log.faults == [])
  }

  @Test("a window manager is asked for it", arguments: WindowManager.Kind.allCases)
  func managed(kind: WindowManager.Kind) throws {
    let rig = try WindowRig()
    let manager = try WindowManager(kind, on: rig.server, seenBy: rig.user)
    withExtendedLifetime(manager) {
      let screen = rig.connection.screen.size
      #expect(rig.connection.hasWindowManager)
      rig.pumpEverything()
      let before = rig.window.deviceSize
      rig.window.toggleFullScreen()
      #expect(rig.pump { rig.window.deviceSize == screen })
      let id = UInt(rig.window.id)
      #expect(rig.user.atoms(id, "_NET_WM_STATE").contains("_NET_WM_STATE_FULLSCREEN"))
      rig.window.toggleFullScreen()
      #expect(rig.pump { rig.window.deviceSize == before })
    }
  }
}
