import HitScenes
import HitTrace
import Testing

@Suite("Faults of traces")
struct TraceFaultTests {
  @Test(
    "what a file is that is no trace is said in one line",
    arguments: [
      ("", "t.hstrace:1:1: the file is empty; give a trace that hitscope recorded"),
      ("{", "t.hstrace:1:1: the file has no whole line; give a trace that hitscope recorded"),
      (
        "PNG\n",
        "t.hstrace:1:1: this is no trace; it does not begin with a head record; "
          + "give a trace that hitscope recorded"
      ),
      (
        "{\"format\":\"hitscope-scene\"}\n",
        "t.hstrace:1:1: this is no trace; it does not begin with a head record; "
          + "give a trace that hitscope recorded"
      ),
    ]
  )
  func noTrace(text: String, message: String) {
    #expect(TraceText.failure(text)?.description == message)
  }

  @Test(
    "a fault of a line names its place, what is wrong and what to do",
    arguments: [
      (#"{"k":"mark","t":6.5,"text":"a"}"#, "3:18: a number with a fraction or an exponent"),
      (#"{"k":"mark","t":"6","text":"a"}"#, "3:17: \"6\" where a whole number from 0 on is due"),
      (#"{"k":"mark","t":-6,"text":"a"}"#, "3:17: -6 where a whole number from 0 on is due"),
      (#"{"k":"mark","t":06,"text":"a"}"#, "3:17: 06 begins with a zero"),
      (#"{"k":"mark","t":99999999999999999999,"text":"a"}"#, "is out of range"),
      (#"{"k":"mark","t":6,"text":7}"#, "3:26: 7 where a string is due"),
      (#"{"k":"mark","t":6,"text":"a"#, "3:26: this string does not end on its line"),
      (#"{"k":"mark","t":6,"text":"a\q"}"#, "an escape that JSON does not have"),
      (#"{"k":"mark","t":6,"text":"\ud800"}"#, "half of a surrogate pair"),
      (#"{"k":"mark","t":6,"text":"a"} x"#, "3:31: x after the record's end"),
      (#"{"k":"mark","t":6,"text":"a","t":7}"#, "the key \"t\" stands twice"),
      (#"{"k":"mark","t":6,"k":"in","text":"a"}"#, "the key \"k\" stands twice"),
      (#"{"t":6,"k":"mark","k":"in","text":"a"}"#, "the key \"k\" stands twice"),
      (#"{"k":"mark","t":6}"#, "3:1: a record without the key \"text\""),
      (#"{"t":6}"#, "3:1: a record without the key \"k\""),
      (#"{"k":"mark","t":6,"text":"a""#, "the line ends where } is due"),
      (#"{"k":"mark","t":6 "text":"a"}"#, "unexpected \"text\""),
      (#"["k"]"#, "3:1: [ where a record in { } is due"),
      (#"{"k":"mark","t":4,"text":"a"}"#, "3:13: this time is before 5, which was said already"),
      (#"{"k":"in","n":3,"t":6,"src":"x11","p":"hover"}"#, "this input is not numbered 2"),
      (#"{"k":"in","n":2,"f":0,"t":6,"src":"x11","p":"hover"}"#, "this frame is before 1"),
      (#"{"k":"in","n":2,"t":6,"src":"usb","p":"hover"}"#, "\"usb\" is no word of this key"),
      (#"{"k":"in","n":2,"t":6,"p":"moved","x":1,"y":1}"#, "without the key \"id\""),
      (#"{"k":"in","n":2,"t":6,"p":"moved","id":1,"x":1e999,"y":1}"#, "is beyond every number"),
      (#"{"k":"in","n":2,"t":6,"p":"moved","id":1,"x":1.,"y":1}"#, "1. is not a number in JSON"),
      (#"{"k":"in","n":2,"t":6,"p":"key"}"#, "a record without the key \"key\""),
      (#"{"k":"ev","of":2,"touches":[]}"#, "does not follow from input 1"),
      (#"{"k":"rsp","of":1,"m":"a","c":1,"at":[]}"#, "no chain 1 before this record"),
      (#"{"k":"chain","of":1,"c":2,"r":[]}"#, "this chain is not numbered 1"),
      (#"{"k":"gr","of":1,"g":"a","from":"x","to":"failed","why":""}"#, "\"x\" is no word"),
      (
        #"{"k":"hit","of":1,"win":null,"got":null,"walk":[["a","up",0,[0,0],null]]}"#,
        "\"up\" is no word of this key"
      ),
      (#"{"k":"scene","json":{}}"#, "a scene that does not stand directly behind the head"),
      (TraceText.head, "a second head"),
      (
        #"{"k":"tail","t":6,"inputs":2,"derived":0,"hash":"0000000000000000","complete":true}"#,
        "the tail counts 2 inputs, and there are 1"
      ),
      (
        #"{"k":"tail","t":6,"inputs":1,"derived":1,"hash":"0000000000000000","complete":true}"#,
        "the tail counts 1 derived records, and there are 0"
      ),
      (
        #"{"k":"tail","t":6,"inputs":1,"derived":0,"hash":"xyz","complete":true}"#,
        "\"xyz\" where a hash of 16 hexadecimal digits is due"
      ),
      (#"{"k":"later","a":[1,}"#, "} where a value is due"),
      (#"{"k":"later","a":{"b" 1}}"#, "unexpected 1"),
      (#"{"k":"later","a":tru}"#, "tru where a value is due"),
    ]
  )
  func faults(line: String, message: String) throws {
    let error = try #require(TraceText.failure(TraceText.afterInput(line)))
    #expect(error.description.contains(message) && error.description.contains("; "))
    #expect(error.position?.line == 3)
  }

  @Test("a column counts characters, not bytes")
  func columns() throws {
    let error = try #require(
      TraceText.failure(TraceText.afterInput(#"{"k":"mark","text":"é😀","t":x}"#))
    )
    #expect(error.position == SourcePosition(line: 3, column: 29))
  }

  @Test("bytes that are not UTF-8 are refused, in known and unknown keys")
  func notUTF8() {
    for key in ["text", "later"] {
      var bytes = Array(TraceText.afterInput().utf8)
      bytes += Array("{\"k\":\"mark\",\"t\":6,\"\(key)\":\"".utf8) + [0xff, 0xc0]
      bytes += Array("\"}\n".utf8)
      #expect(throws: TraceError.self) { try TraceText.read(bytes) }
    }
  }

  @Test("zeros between lines are refused")
  func zerosInside() throws {
    let trace = TraceText.trace() + "\0\0" + #"{"k":"mark","t":6,"text":"a"}"# + "\n"
    #expect(TraceText.failure(trace)?.position?.line == 2)
  }

  @Test("nothing stands behind a tail")
  func behindTail() throws {
    let tail =
      #"{"k":"tail","t":0,"inputs":0,"derived":0,"hash":"0000000000000000","complete":true}"#
    let mark = #"{"k":"mark","t":6,"text":"a"}"#
    #expect(TraceText.failure(TraceText.trace(tail)) == nil)
    #expect(TraceText.failure(TraceText.trace(tail, #"{"k":"later"}"#)) == nil)
    let error = try #require(TraceText.failure(TraceText.trace(tail, mark)))
    #expect(error.problem == "a record behind the tail")
  }

  @Test("a line longer than what is read is refused before it is read")
  func tooLong() throws {
    let text = Array((TraceText.trace() + String(repeating: " ", count: 5000)).utf8)
    var reader = TraceReader(text: text, path: "t", chunk: 256, longestLine: 1024)
    _ = try reader.next()
    do throws(TraceError) {
      _ = try reader.next()
      Issue.record("the line was read")
    } catch {
      #expect(error.reason == .tooLarge)
    }
  }

  @Test("brackets may be open a hundred thousand deep, and no deeper")
  func depth() throws {
    func line(_ depth: Int) -> String {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      return TraceText.trace(#"{"k":"later","a":"# + open + close + "}")
    }
    #expect(TraceText.failure(line(100_000)) == nil)
    #expect(TraceText.failure(line(100_001))?.reason == .tooLarge)
  }

  @Test("a file that cannot be opened is said to be so")
  func unreadable() throws {
    do throws(TraceError) {
      _ = try TraceReader(contentsOfFile: "/nonexistent/t.hstrace")
      Issue.record("it was opened")
    } catch {
      #expect(error.reason == .unreadable)
      #expect(error.description.hasPrefix("/nonexistent/t.hstrace: cannot be read, no such file"))
    }
  }
}
