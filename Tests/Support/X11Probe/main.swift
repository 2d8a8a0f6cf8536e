import Foundation
import HitX11

// A program of a few lines that runs on the event pump, so that tests can watch it from outside.
// Each thing that happens is one line on standard output; `q` ends it.

nonisolated func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Tells whether the allocator takes a piece of that size out of its heap, which ends at the break.
///
/// The address is told as well: a piece that nobody sees is none after the optimizer.
func sayPlace(bytes: Int) {
  guard let piece = malloc(bytes) else { return }
  let isInHeap = UInt(bitPattern: piece) < UInt(bitPattern: sbrk(0))
  say("\(isInHeap ? "in the heap" : "apart"): \(bytes) bytes at \(piece)")
  free(piece)
}

do {
  let connection = try X11Connection()
  let window = try X11Window(
    on: connection,
    title: "probe",
    size: CGSize(width: 200, height: 100)
  )
  let pump = MainQueuePump(for: connection)

  func fill(_ byte: UInt8) {
    window.draw { frame in
      memset(frame.pixels, Int32(byte), frame.stride * Int(frame.size.height))
      return [DeviceRect(covering: frame.size)]
    }
  }
  window.onEvent = { event in
    switch event {
    case .mapped:
      fill(0x20)
      say("mapped")
    case .buttonPressed:
      fill(0x90)
      say("pressed")
    case .keyPressed(let key) where key.text == "q":
      pump.stop()
    case .keyPressed(let key) where key.text == "t":
      // A timer is no main-queue block: stopping from one must wake the run loop as well.
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        MainActor.assumeIsolated { pump.stop() }
      }
    case .keyPressed(let key) where key.text == "m":
      // The first one that is freed is what an allocator learns from.
      for _ in 0..<2 { sayPlace(bytes: 3 << 20) }
    case .closeRequested:
      pump.stop()
    default:
      break
    }
  }
  window.show()
  _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in say("timer") }
  DispatchQueue.main.async { say("queue") }
  Task { @MainActor in
    await Task.yield()
    say("task")
  }
  try pump.run()
  say("stopped")
} catch {
  say(error.description)
  exit(error.reason == .lost ? 74 : 69)
}
