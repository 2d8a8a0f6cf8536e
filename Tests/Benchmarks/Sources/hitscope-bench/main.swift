import CAllocations
import Foundation
import HitScope

// hitscope-bench [TREE-FILE...]: times hit tests on the files' trees, or on trees of its own.

// hitscope-bench dispatch [TAPS]: times whole frames alone.

// hitscope-bench traces [INPUTS]: times recording and replaying alone.

// hitscope-bench reading FILE [TAPS]: times reading alone, and leaves the trace in the file.

// hitscope-bench load PART COUNT FILE [FILE]: works on a trace of any length, in this process alone.

// hitscope-bench long [INPUTS]: every such part on a million inputs, each in a process of its own.

// hitscope-bench map [TREE-FILE...]: times hit maps alone, and holds every pixel against the hit test.

// hitscope-bench gates FILE TOOLCHAIN PROGRAM [update]: holds gated works against the thresholds in a file.

// hitscope-bench work NAME FILE: does one gated work, which may leave a trace in the file.

let files = CommandLine.arguments.dropFirst()
if files.first == "gates" {
  let words = Array(files.dropFirst())
  guard words.count > 2 else { exit(2) }
  let isUpdating = words.last == "update"
  let gates = Gates(
    path: words[0],
    toolchain: words[1],
    program: words[2],
    isUpdating: isUpdating
  )
  exit(try gates.run() ? 0 : 1)
}
if files.first == "work" {
  let words = Array(files.dropFirst())
  guard words.count == 2, let work = GatedWork(rawValue: words[0]) else { exit(2) }
  try work.run(path: words[1])
  exit(0)
}
if files.first == "traces" {
  try Traces(count: files.last.flatMap { Int($0) } ?? 200_000).run()
  exit(0)
}
if files.first == "long" {
  try LongTraces(count: files.last.flatMap { Int($0) } ?? 1_000_000).run()
  exit(0)
}
if files.first == "load" {
  let words = Array(files.dropFirst())
  guard words.count > 2, let part = TraceLoad.Part(rawValue: words[0]), let count = Int(words[1])
  else { exit(2) }
  try TraceLoad.run(part, Array(words[2...]), count: count)
  exit(0)
}
if files.first == "reading", let path = files.dropFirst().first {
  let taps = files.count > 2 ? files.last.flatMap { Int($0) } : nil
  try TraceReading(taps: taps ?? 40_000).run(path: path)
  exit(0)
}
if files.first == "map" {
  let trees = files.dropFirst()
  if trees.isEmpty {
    for name in HitMaps.names { HitMaps(name: name, numbers: GeneratedTree.numbers(name)).run() }
  }
  for file in trees {
    HitMaps(name: Tree.name(of: file), numbers: try Tree.numbers(of: file)).run()
  }
  try HitMaps.checkGallery()
  exit(0)
}
let isDispatchAlone = files.first == "dispatch"
Dispatch(taps: isDispatchAlone ? files.last.flatMap { Int($0) } ?? 20_000 : 20_000).run()
if isDispatchAlone { exit(0) }
if files.isEmpty {
  for name in GeneratedTree.names {
    HitTests(
      tree: Tree(name: name, numbers: GeneratedTree.numbers(name)) { Int(hit_heap_bytes()) }
    ).run()
  }
}
for file in files {
  let numbers = try Tree.numbers(of: file)
  HitTests(tree: Tree(name: Tree.name(of: file), numbers: numbers) { Int(hit_heap_bytes()) }).run()
}
