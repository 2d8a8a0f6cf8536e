import Foundation
import HitScenes
import HitTrace
import Testing

@Suite("Traces, read")
struct TraceReaderTests {
  @Test("a head alone is a trace that ended early")
  func headAlone() throws {
    let (records, _, summary) = try TraceText.read(TraceText.trace())
    guard case .header(let header) = try #require(records.first) else {
      Issue.record("\(records) does not begin with a head")
      return
    }
    #expect(records.count == 1)
    #expect(header.windowWidth == 320 && header.windowHeight == 480)
    #expect(header.seed == 1 && header.scale == 1 && header.hidesKeys)
    #expect(header.detail == .full && header.clock == "virtual-us" && header.sceneHash == nil)
    #expect(summary.endedEarly)
  }

  @Test("what an input leaves out has its default")
  func defaults() throws {
    let trace = TraceText.trace(
      #"{"k":"in","n":1,"t":0,"src":"xi2","p":"began","id":1,"x":1,"y":2}"#,
      #"{"k":"in","n":2,"f":1,"t":0,"p":"began","id":2,"x":3,"y":4,"b":1,"mod":2}"#,
      #"{"k":"in","n":3,"t":9,"p":"scroll","x":3,"y":4,"dy":-1,"force":0.5}"#,
      #"{"k":"ev","of":3,"touches":[]}"#
    )
    let records = try TraceText.read(trace).records
    let inputs = records.compactMap { record -> TraceInput? in
      if case .input(let input) = record { input } else { nil }
    }
    #expect(inputs.map(\.frame) == [1, 1, 2])
    #expect(inputs.map(\.source) == [.xi2, .xi2, .xi2])
    #expect(inputs.map(\.buttons) == [0, 1, 0] && inputs.map(\.modifiers) == [0, 2, 0])
    #expect(inputs[2].dx == 0 && inputs[2].dy == -1 && inputs[2].force == 0.5)
    guard case .touches(let event) = try #require(records.last) else {
      Issue.record("the event is missing")
      return
    }
    #expect(event.time == 9 && event.type == "touches")
  }

  @Test("every line reads the same, however the bytes are cut into chunks", arguments: 64..<160)
  func chunks(chunk: Int) throws {
    let trace = TraceText.afterInput(
      #"{"k":"chain","of":1,"c":1,"r":["Cell5","ListView","ViewController"]}"#,
      #"{"k":"rsp","of":1,"m":"touchesBegan","c":1,"at":[[0,"forwarded"],[2,"consumed"]]}"#,
      #"{"k":"mark","t":7,"text":"\#(String(repeating: "long ", count: 60))"}"#
    )
    let whole = try TraceText.read(trace)
    let cut = try TraceText.read(trace, chunk: chunk)
    #expect(cut.records == whole.records)
    #expect(cut.records.count == 5)
  }

  @Test("keys may stand in any order, with blanks between, and lines may end with CR LF")
  func order() throws {
    let trace =
      "\u{feff}" + TraceText.head + "\r\n\n  \n"
      + "{ \"y\" : 2 , \"x\":\t1.5,\"id\":1,\"p\":\"began\",\"src\":\"x11\",\"t\":5,\"n\":1, \"k\":\"in\" } \r\n"
    let (records, _, summary) = try TraceText.read(trace)
    guard case .input(let input) = try #require(records.last) else {
      Issue.record("the input is missing")
      return
    }
    #expect(input.x == 1.5 && input.y == 2 && input.time == 5 && input.phase == .began)
    #expect(summary.unknownKeys == 0 && records.count == 2)
  }

  @Test("unknown keys and kinds are left out and counted")
  func unknown() throws {
    let trace = TraceText.afterInput(
      #"{"k":"later","of":1,"deep":[[[{"a":[1,2,{}],"b":"\u00e9\\"}]]],"k2":null}"#,
      #"{"k":"a-kind-with-a-long-name"}"#,
      #"{"k":"act","of":1,"sel":"tap","done":true,"new":{"x":[true,false,-1e5]},"longer-than-8":1}"#
    )
    let (records, _, summary) = try TraceText.read(trace)
    #expect(records.count == 3)
    #expect(summary.unknownKinds == 2 && summary.unknownKeys == 2 && summary.derived == 1)
  }

  @Test("a last line without a line feed is dropped, and so are zeros behind the last line")
  func torn() throws {
    let trace = TraceText.afterInput(#"{"k":"mark","t":6,"text":"a"}"#)
    for end in [#"{"k":"mark","t":7,"te"#, #"{"k":"mark","t":7,"text":"b"}"#] {
      let (records, _, summary) = try TraceText.read(trace + end)
      #expect(records.count == 3)
      #expect(summary.droppedBytes == end.utf8.count && summary.endedEarly)
    }
    for count in [1, 100, 100_000] {
      let zeros = [UInt8](repeating: 0, count: count)
      for chunk in [64, 4096] {
        let (records, _, summary) = try TraceText.read(Array(trace.utf8) + zeros, chunk: chunk)
        #expect(records.count == 3 && summary.endedEarly)
      }
    }
  }

  @Test("a torn trace reads up to its last whole line, wherever it is cut")
  func everyCut() throws {
    let trace = Array(TraceText.afterInput(#"{"k":"mark","t":6,"text":"a"}"#).utf8)
    let head = TraceText.head.utf8.count + 1
    for end in head...trace.count {
      let lines = trace[..<end].count { $0 == 10 }
      #expect(try TraceText.read(Array(trace[..<end])).records.count == lines)
    }
  }

  @Test("a tail that agrees with the records says that the recording is whole")
  func tail() throws {
    let trace = TraceText.afterInput(
      #"{"k":"ev","of":1,"touches":[[1,"began",null]]}"#,
      #"{"k":"chk","of":1,"t":5,"hash":"5be1a4907f2c66d0"}"#,
      #"{"k":"tail","t":9,"inputs":1,"derived":1,"hash":"5be1a4907f2c66d0","complete":true}"#
    )
    let summary = try TraceText.read(trace).summary
    #expect(!summary.endedEarly && summary.inputs == 1 && summary.derived == 1)
  }

  @Test("names are said once and told apart by place")
  func names() throws {
    let trace = TraceText.afterInput(
      #"{"k":"chain","of":1,"c":1,"r":["A","B","A","\u0041","é","\u00e9"]}"#
    )
    let (records, names, _) = try TraceText.read(trace)
    guard case .chain(let chain) = try #require(records.last) else {
      Issue.record("the chain is missing")
      return
    }
    #expect(chain.responders.map { names[$0] } == ["A", "B", "A", "A", "é", "é"])
    #expect(names.count == 3)
  }

  @Test("many names keep their places while the table grows")
  func manyNames() throws {
    let names = (0..<5000).map { "view-\($0 % 2500)" }
    let list = names.map { "\"\($0)\"" }.joined(separator: ",")
    let (records, table, _) = try TraceText.read(
      TraceText.afterInput(#"{"k":"chain","of":1,"c":1,"r":["# + list + "]}")
    )
    guard case .chain(let chain) = try #require(records.last) else {
      Issue.record("the chain is missing")
      return
    }
    #expect(table.count == 2500)
    #expect(chain.responders.map { table[$0] } == names)
  }

  @Test("a file of many chunks reads to its end")
  func file() throws {
    var text = TraceText.trace()
    for number in 1...20_000 {
      text +=
        #"{"k":"in","n":\#(number),"t":\#(number),"src":"x11","p":"moved","id":1,"x":0.5,"y":2}"#
      text += "\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).hstrace")
    defer { unlink(file.path) }
    try Data(text.utf8).write(to: file)
    var reader = try TraceReader(contentsOfFile: file.path)
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 20_001 && reader.line == 20_001 && reader.names.count == 0)
    #expect(reader.summary.inputs == 20_000 && reader.summary.droppedBytes == 0)
  }

  @Test("another version is refused with advice")
  func versions() throws {
    let newer = TraceText.head.replacing("\"v\":1", with: "\"v\":9,\"win\":{}") + "\n"
    let error = try #require(TraceText.failure(newer))
    #expect(error.reason == .newerVersion(9))
    #expect(
      error.description
        == "t.hstrace:1:1: trace version 9; this build reads 1; update hitscope to open it"
    )
    let zero = TraceText.head.replacing("\"v\":1", with: "\"v\":0") + "\n"
    #expect(TraceText.failure(zero)?.reason == .unknownVersion(0))
  }
}
