import ArgumentParser
import Foundation
import HitJSON

/// A verb that answers anew whenever what it reads changes.
protocol WatchingCommand: ShownCommand {
  var watching: WatchOption { get }
  /// The files and folders that it reads.
  var watchedPlaces: [String] { get }
  /// The files that it writes, of which no change counts.
  var ownFiles: [String?] { get }
}

struct WatchOption: ParsableArguments {
  @Flag(help: "Answers anew whenever a file that is read changes, until Ctrl-C.")
  var watch = false
}

/// Runs a verb whenever what it reads changes.
///
/// Each run is a process of its own, so that one that fails ends nothing.
struct Watch {
  private let places: [String]
  private let ownFiles: [String]

  /// - Throws: Why what is read cannot be watched.
  init(_ places: [String], besides ownFiles: [String?]) throws {
    self.ownFiles = ownFiles.compactMap { $0 }
    for place in places where KeptFiles.canBeReadOnce(place) || place == StandardInput.path {
      throw ValidationError("--watch is for files; what comes from a pipe does not change.")
    }
    self.places = places
  }

  /// How often the files are looked at, in microseconds.
  private static let interval: useconds_t = 200_000

  /// Runs the program with arguments, then again after each change, and never returns.
  func run(_ arguments: [String]) throws -> Never {
    var typed = arguments.filter { $0 != "--watch" }
    var seen = Snapshot(places, besides: ownFiles)
    while true {
      try Self.runOnce(typed)
      // What it wrote in the first run is its own to write over.
      if !typed.contains("--force"), !ownFiles.isEmpty { typed.append("--force") }
      Output.note("watching; Ctrl-C ends it")
      var now = Snapshot(places, besides: ownFiles)
      while now == seen {
        usleep(Self.interval)
        now = Snapshot(places, besides: ownFiles)
      }
      // An editor may still be writing.
      usleep(Self.interval / 4)
      let names = now.changes(since: seen).map(SceneSearch.shortened)
      Output.write([""])
      if !Output.isQuiet { Output.complain("\(names.joined(separator: ", ")) changed") }
      seen = Snapshot(places, besides: ownFiles)
    }
  }

  private static func runOnce(_ words: [String]) throws {
    var arguments = (["hitscope"] + words).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child = pid_t()
    // In this process' own group, so that Ctrl-C ends both.
    let code = posix_spawn(&child, "/proc/self/exe", nil, nil, arguments, environ)
    guard code == 0 else {
      throw Trouble.said("the program cannot be started again: \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// What the files were at one time.
  private struct Snapshot: Equatable {
    private struct File: Equatable {
      let inode: ino_t
      let size: off_t
      let seconds: Int
      let nanoseconds: Int
    }

    private var files: [String: File] = [:]

    init(_ places: [String], besides ownFiles: [String]) {
      for place in places {
        var facts = stat()
        if stat(place, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
          let start = place.hasSuffix("/") ? place : "\(place)/"
          for file in FolderWalk(place).files { add(start + file) }
        } else {
          add(place)
        }
      }
      for file in ownFiles {
        files[file] = nil
        files["./\(file)"] = nil
      }
    }

    private mutating func add(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return }
      files[path] = File(
        inode: facts.st_ino,
        size: facts.st_size,
        seconds: facts.st_mtim.tv_sec,
        nanoseconds: facts.st_mtim.tv_nsec
      )
    }

    func changes(since old: Snapshot) -> [String] {
      Set(files.keys).union(old.files.keys).filter { files[$0] != old.files[$0] }.sorted()
    }
  }
}
