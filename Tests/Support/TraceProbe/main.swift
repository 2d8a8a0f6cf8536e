import Foundation

// TraceProbe record|replay|diff|seek COUNT FILE [FILE]: one part of the work with long traces.

// TraceProbe report FILE [FILE]: writes the page of a trace or of two, and keeps nothing of it.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "report", arguments.count > 1 {
  try PageLoad.run(Array(arguments.dropFirst()))
  exit(0)
}
guard let part = arguments.first.flatMap(TraceLoad.Part.init(rawValue:)),
  let count = arguments.dropFirst().first.flatMap({ Int($0) }), arguments.count > 2
else {
  FileHandle.standardError.write(
    Data("TraceProbe record|replay|diff|seek COUNT FILE [FILE], or report FILE [FILE]\n".utf8)
  )
  exit(2)
}
try TraceLoad.run(part, Array(arguments.dropFirst(2)), count: count)
