import TestSupport

/// A scene and a script made by chance, the same for the same seed.
struct RandomPlay {
  private var random: Seeded
  private var viewCount = 0
  private var gestureCount = 0

  /// The scene file.
  private(set) var scene = ""
  /// The script file.
  private(set) var script = ""

  init(seed: UInt64) {
    random = Seeded(seed &* 0x9E37_79B9_7F4A_7C15)
    scene = makeScene()
    script = makeScript()
  }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func one(of choices: [String]) -> String {
    choices[random.below(choices.count)]
  }

  private mutating func number(_ range: Range<Int>) -> Double {
    Double(range.lowerBound + random.below(range.count)) + (chance(30) ? 0.375 : 0)
  }

  // MARK: Scene

  private mutating func makeScene() -> String {
    var rules: [String] = []
    if chance(15) { rules.append(#""hitTestPassesPerTouch":2"#) }
    if chance(15) { rules.append(#""eventIdentity":"perFrame""#) }
    if chance(15) { rules.append(#""gestureActionTiming":"nextTurn""#) }
    let windows = (0...random.below(2)).map { window(isFirst: $0 == 0) }.joined(
      separator: ","
    )
    return #"{"format":"hitscope-scene","version":1,"size":[400,400],"rules":{"#
      + rules.joined(separator: ",") + #"},"windows":["# + windows + "]}"
  }

  private mutating func window(isFirst: Bool) -> String {
    let views = (0...random.below(4)).map { _ in view(depth: 0) }.joined(separator: ",")
    let level = chance(20) ? #","level":1"# : ""
    let frame = chance(30) ? "[50,50,250,250]" : "[0,0,400,400]"
    return #"{"frame":\#(frame),"key":\#(isFirst)\#(level),"subviews":[\#(views)]}"#
  }

  private mutating func view(depth: Int) -> String {
    viewCount += 1
    var keys: [String] = []
    if chance(60) { keys.append(#""id":"v\#(viewCount)""#) }
    let classes = [
      "UIView", "UIView", "UIView", "UIButton", "UIControl", "UISwitch", "UISlider", "UIStepper",
      "UIScrollView", "UIImageView",
    ]
    let name = one(of: classes)
    keys.append(#""class":"\#(name)""#)
    let (x, y) = (number(-40..<260), number(-40..<260))
    keys.append(#""frame":[\#(x),\#(y),\#(number(20..<300)),\#(number(20..<300))]"#)
    if name == "UIScrollView" { keys.append(#""contentSize":[600,900]"#) }
    if chance(15) {
      let scale = one(of: ["1", "0.5", "1.5", "0"])
      keys.append(#""transform":{"rotate":\#(random.below(360)),"scale":\#(scale)}"#)
    }
    if chance(5) { keys.append(#""hidden":true"#) }
    if chance(5) { keys.append(#""alpha":0.005"#) }
    if chance(8) { keys.append(#""interaction":false"#) }
    if chance(40) { keys.append(#""multiTouch":true"#) }
    if chance(8) { keys.append(#""exclusive":true"#) }
    let touches = ["consume", "consume+super", "drag", "drag+super", "forward"]
    if chance(50) { keys.append(#""touches":"\#(one(of: touches))""#) }
    if chance(10) { keys.append(#""pointInside":"\#(one(of: ["always", "never"]))""#) }
    let hits = ["self-if-inside", "nil-if-self", "children-outside"]
    if chance(12) { keys.append(#""hitTest":"\#(one(of: hits))""#) }
    if chance(10) { keys.append(#""canBecomeFirstResponder":true"#) }
    if chance(10) {
      let allows = chance(50)
      keys.append(
        #""animate":{"by":[40,20],"duration":0.7,"delay":0.2,"allowInteraction":\#(allows)}"#
      )
    }
    if chance(35) { keys.append(#""gestures":[\#(gestures())]"#) }
    if depth < 3, name != "UISwitch", chance(60) {
      let inner = (0...random.below(3)).map { _ in view(depth: depth + 1) }
      keys.append(#""subviews":[\#(inner.joined(separator: ","))]"#)
    }
    return "{" + keys.joined(separator: ",") + "}"
  }

  private mutating func gestures() -> String {
    (0...random.below(2)).map { _ in gesture() }.joined(separator: ",")
  }

  private mutating func gesture() -> String {
    let first = gestureCount
    gestureCount += 1
    let type = one(of: ["tap", "longPress", "pan", "pinch", "rotation", "swipe"])
    var keys = [#""id":"g\#(gestureCount)""#, #""type":"\#(type)""#]
    if type == "tap", chance(40) { keys.append(#""taps":2"#) }
    if first > 0, chance(20) { keys.append(#""requiresFailureOf":["g\#(first)"]"#) }
    if chance(20) { keys.append(#""cancelsTouchesInView":false"#) }
    if chance(20) { keys.append(#""delaysTouchesBegan":true"#) }
    if chance(20) { keys.append(#""delaysTouchesEnded":false"#) }
    if first > 0, chance(25) { keys.append(#""delegate":{"simultaneousWith":["g\#(first)"]}"#) }
    if chance(8) { keys.append(#""delegate":{"shouldBegin":false}"#) }
    let hasTwo = keys.filter { $0.hasPrefix("\"delegate\"") }.count > 1
    if hasTwo { keys.removeLast() }
    return "{" + keys.joined(separator: ",") + "}"
  }

  // MARK: Script

  private mutating func makeScript() -> String {
    var steps: [String] = []
    var time = 0.0
    for _ in 0..<(4 + random.below(8)) {
      steps.append("{\"at\":\(time),\(step())}")
      time += [0, 0.05, 0.1, 0.3, 0.4, 0.6, 1.2][random.below(7)]
      time = (time * 1e6).rounded() / 1e6
    }
    if chance(50) { steps.append(#"{"at":\#(time + 3),"tick":true}"#) }
    return #"{"format":"hitscope-script","version":1,"steps":["# + steps.joined(separator: ",")
      + "]}"
  }

  private mutating func step() -> String {
    let (x, y) = (number(0..<400), number(0..<400))
    let count = random.below(12) + 1
    switch random.below(14) {
    case 0, 1, 2: return #""tap":[\#(x),\#(y)]"#
    case 3, 4:
      return #""drag":[\#(x),\#(y),\#(number(0..<400)),\#(number(0..<400))],"steps":\#(count),"#
        + #""duration":\#(one(of: ["0.1", "0.25", "1"]))"#
    case 5:
      let (from, to) = (number(20..<200), number(20..<300))
      return #""pinch":[\#(x),\#(y)],"from":\#(from),"to":\#(to),"steps":\#(count)"#
    case 6:
      return #""rotate":[\#(x),\#(y)],"radius":\#(number(20..<120)),"degrees":90,"steps":\#(count)"#
    case 7: return #""key":"\#(one(of: ["a", "space", "return", "up", "select", "f1", "7"]))""#
    case 8: return #""shake":"\#(one(of: ["began", "ended"]))""#
    case 9: return #""remote":"\#(one(of: ["play", "pause", "nextTrack"]))""#
    case 10: return change()
    case 11: return #""scroll":[\#(x),\#(y)],"by":[0,\#(random.below(7) - 3)]"#
    case 12:
      return #""scroll":[\#(x),\#(y)],"by":[\#(random.below(9) - 4),\#(random.below(9) - 4)],"#
        + #""steps":\#(count),"duration":\#(one(of: ["0.1", "1"]))"#
    default: return #""tick":true"#
    }
  }

  /// A change to a view that has an id, or nothing but time where none has.
  private mutating func change() -> String {
    let names = (1...max(viewCount, 1)).map { "v\($0)" }.filter { scene.contains("\"\($0)\"") }
    guard !names.isEmpty else { return #""tick":true"# }
    let name = one(of: names)
    switch random.below(6) {
    case 0: return #""remove":"\#(name)""#
    case 1: return #""set":{"id":"\#(name)","hidden":\#(chance(50))}"#
    case 2: return #""set":{"id":"\#(name)","interaction":\#(chance(50)),"alpha":0.5}"#
    case 3: return #""set":{"id":"\#(name)","frame":[10,20,\#(number(20..<300)),100.25]}"#
    case 4: return #""set":{"id":"\#(name)","animate":{"by":[30,0],"duration":0.4}}"#
    default: return #""set":{"id":"\#(name)","transform":{"rotate":30},"color":"teal"}"#
    }
  }
}
