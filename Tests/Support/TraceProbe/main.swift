import Foundation

// TraceProbe record|replay|diff|seek COUNT FILE [FILE]: one part of the work with long traces.

let arguments = CommandLine.arguments.dropFirst()
guard let part = arguments.first.flatMap(TraceLoad.Part.init(rawValue:)),
  let count = arguments.dropFirst().first.flatMap({ Int($0) }), arguments.count > 2
else {
  FileHandle.standardError.write(
    Data("TraceProbe record|replay|diff|seek COUNT FILE [FILE]\n".utf8)
  )
  exit(2)
}
try TraceLoad.run(part, Array(arguments.dropFirst(2)), count: count)
