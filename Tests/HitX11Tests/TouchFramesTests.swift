import Foundation
import Testing

@testable import HitX11

@Suite("Readings of a touchscreen")
struct TouchFramesTests {
  private func touch(_ id: UInt32, _ phase: X11Event.Touch.Phase, _ x: CGFloat = 0)
    -> X11Event.Touch
  {
    X11Event.Touch(id: id, phase: phase, locationInWindow: CGPoint(x: x, y: 0))
  }

  @Test("D3: fingers of one reading are one frame, at the time of the last")
  func oneReading() {
    var frames = TouchFrames()
    #expect(frames.add(touch(1, .began), of: 9, at: 1) == nil)
    #expect(frames.add(touch(2, .began), of: 9, at: 1.003) == nil)
    #expect(frames.isOpen)
    let frame = frames.close()
    #expect(frame?.touches.map(\.id) == [1, 2])
    #expect(frame?.timestamp == 1.003)
    #expect(frames.close() == nil && !frames.isOpen)
  }

  @Test("a finger that changes again ends the reading it is in")
  func again() {
    var frames = TouchFrames()
    _ = frames.add(touch(1, .began), of: 9, at: 1)
    let first = frames.add(touch(1, .moved, 5), of: 9, at: 1)
    #expect(first?.touches == [touch(1, .began)])
    #expect(frames.close()?.touches == [touch(1, .moved, 5)])
  }

  @Test("time that has gone on ends a reading")
  func later() {
    var frames = TouchFrames()
    _ = frames.add(touch(1, .began), of: 9, at: 1)
    let first = frames.add(touch(2, .began), of: 9, at: 1.004)
    #expect(first?.touches == [touch(1, .began)])
    #expect(frames.close() == .init(touches: [touch(2, .began)], timestamp: 1.004))
  }

  @Test("what was cancelled says nothing more, and may come down again")
  func cancelled() {
    var frames = TouchFrames()
    _ = frames.add(touch(1, .began, 3), of: 9, at: 1)
    _ = frames.add(touch(1, .moved, 4), of: 9, at: 1.01)
    let told = frames.cancelAll(at: 2)
    #expect(told.map(\.touches) == [[touch(1, .moved, 4)], [touch(1, .cancelled, 4)]])
    #expect(frames.add(touch(1, .moved), of: 9, at: 3) == nil)
    #expect(frames.add(touch(1, .ended), of: 9, at: 3) == nil)
    #expect(!frames.isOpen)
    _ = frames.add(touch(1, .began), of: 9, at: 4)
    #expect(frames.close()?.touches == [touch(1, .began)])
  }

  @Test("lifts that the server makes up for a device that goes are cancellations")
  func lostDevice() {
    var frames = TouchFrames()
    for id in [1, 2] as [UInt32] { _ = frames.add(touch(id, .began), of: 9, at: 1) }
    _ = frames.add(touch(3, .began), of: 7, at: 1)
    _ = frames.close()
    _ = frames.add(touch(1, .ended), of: 9, at: 2)
    let told = frames.cancel(device: 9, at: 2)
    #expect(told.map(\.touches) == [[touch(1, .cancelled)], [touch(2, .cancelled)]])
    _ = frames.add(touch(3, .moved, 1), of: 7, at: 3)
    #expect(frames.close()?.touches == [touch(3, .moved, 1)])
  }
}
