import CFuzzer
import Foundation
import HitScenes
import HitTrace

// hitscope-fuzz ARGUMENTS-OF-LIBFUZZER…: feeds one reader files that reach new code.
// HITSCOPE_FUZZ names the reader: trace, scene, script or dump.

/// Reads a trace, and stops the program where what was taken is not written again the same.
func readTrace(_ bytes: [UInt8]) {
  guard let (lines, summary) = rewritten(bytes), summary.unknownKinds == 0 else { return }
  guard let (again, _) = rewritten(Array(lines.utf8)), again == lines else {
    fatalError("A trace that was read is not written again the same:\n\(lines)")
  }
}

func rewritten(_ bytes: [UInt8]) -> (lines: String, summary: TraceSummary)? {
  var reader = TraceReader(text: bytes, path: "t", chunk: 64)
  var writer = TraceWriter()
  var lines = ""
  do throws(TraceError) {
    while let record = try reader.next() { lines += writer.line(of: record, names: reader.names) }
    return (lines, reader.summary)
  } catch {
    return nil
  }
}

func readScene(_ bytes: [UInt8]) {
  do throws(SceneError) {
    _ = try SceneDocument(text: bytes, path: "s")
  } catch {
    precondition(!error.faults.isEmpty)
  }
}

/// Reads a dump.
func readDump(_ bytes: [UInt8]) {
  guard SceneDocument.isDump(bytes) else { return }
  do throws(SceneError) {
    let document = try SceneDocument(text: bytes, path: "d")
    precondition(document.indicesByID.count == document.views.count)
  } catch {
    precondition(!error.faults.isEmpty)
  }
}

func readScript(_ bytes: [UInt8]) {
  do throws(SceneError) {
    _ = try InputScript(text: bytes, path: "s")
  } catch {
    precondition(!error.faults.isEmpty)
  }
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let code: Int32
switch ProcessInfo.processInfo.environment["HITSCOPE_FUZZ"] {
case "scene":
  code = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    readScene(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
case "dump":
  code = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    readDump(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
case "script":
  code = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    readScript(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
default:
  code = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    readTrace(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
}
exit(code)
