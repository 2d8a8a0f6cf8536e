internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitTrace

/// The one way through a trace on which a page is made of it, in memory that does not grow with it.
final class ReportPass {
  let sides: [ReportSide]
  let frames: RecordFrames
  /// What was recorded, or the trace before; the same as `frames` where there is nothing else.
  let goldenFrames: RecordFrames?
  let faces: FaceList
  let names: NameList
  let file: SpillFile
  let parts: PartList
  let rows: RowList
  let touches: TouchList
  /// The lanes of the page; of two traces those of each.
  let lanes: [LaneList]
  let differences: DifferenceList
  private(set) var minimap = MinimapCounts()
  /// How many inputs of each kind there are.
  private(set) var kinds = InputKinds()
  /// How many inputs were told.
  private(set) var position = 0
  /// How many of them the trace itself has, or the one after.
  private(set) var inputs = 0
  /// When the recording ended.
  private(set) var end: Int64 = 0
  var indexing: [TraceIndexing]
  /// What differs of the touches that are down, by their fingers.
  var differing: [Int: EventFacts.Difference] = [:]
  /// Who got the touches of the fingers that landed with the frame, and who did before.
  var receivers: [Int: String] = [:]
  var goldens: [Int: String] = [:]
  /// How many actions of the frame are in the recording alone.
  var missingActions = 0
  /// The numbers on the page of the inputs of the first side and of the page's own.
  var numbers = [PageNumbers(), PageNumbers()]
  private let maker: HappeningMaker
  /// The inputs that one side has alone.
  let unpaired: UnpairedInputs
  /// Called now and then with the number of inputs that were told.
  var onProgress: (Int) -> Void = { _ in }

  /// How many inputs are put into the lanes at once, where that can be chosen.
  private static let laneInputs = 2_048

  init(
    _ sides: [ReportSide],
    _ frames: RecordFrames,
    golden: RecordFrames?,
    hasLanesOfBoth: Bool,
    _ diff: TraceDiff?,
    _ parts: PageParts
  ) {
    (self.sides, self.frames, goldenFrames) = (sides, frames, golden)
    (faces, names, file) = (parts.faces, parts.names, parts.file)
    self.parts = PartList(file)
    rows = RowList(file, names)
    touches = TouchList(file, names)
    maker = HappeningMaker(sides: sides)
    differences = DifferenceList(diff)
    unpaired = diff?.unpaired ?? UnpairedInputs()
    let count = hasLanesOfBoth ? 2 : 1
    lanes = (0..<count).map { [file, names] in LaneList(file, names, side: count > 1 ? $0 : nil) }
    indexing = lanes.map { _ in TraceIndexing() }
  }

  /// The side that the page is about.
  var main: ReportSide { sides[sides.count - 1] }

  /// Goes through the trace.
  func run() throws {
    renewLanes()
    for side in sides { _ = try side.begin() }
    while let frame = frames.nextFrame() {
      let golden = try nextGolden(for: frame)
      if frame.count == 0 {
        index(frame, golden)
        continue
      }
      // What stands before damage may be half a frame.
      if frame.first + frame.count - 1 > main.timeline.inputCount { break }
      let isAlone = goldenFrames != nil && golden == nil
      let told = ToldFrame(
        frame: frame,
        names: frames.names,
        first: position + 1,
        time: frame.time,
        alone: isAlone ? .after : nil
      )
      numbers[1].note(frame.first, as: told.first)
      if let golden { numbers[0].note(golden.first, as: told.first) }
      try wait(until: frame.time, golden)
      tellLater()
      try beginPart(with: told)
      try advance(to: told, golden)
      index(frame, golden)
      compare(told, golden)
      tell(told)
      fillLanes()
      onProgress(position)
    }
    while let golden = goldenFrames?.nextFrame() { try goAlone(golden) }
    try finish()
  }

  // MARK: Time

  private func wait(until time: Int64, _ golden: RecordFrames.Frame?) throws {
    for side in sides where takesPart(side, golden) {
      let own = side === main ? time : golden?.time ?? time
      side.shift = time - own
      try side.wait(until: own, after: position)
    }
  }

  private func advance(to told: ToldFrame, _ golden: RecordFrames.Frame?) throws {
    for side in sides where takesPart(side, golden) {
      let own = side === main ? told.frame : golden ?? told.frame
      try side.advance(to: own.first + own.count - 1, at: own.time, after: told.last)
    }
  }

  private func finish() throws {
    end = max(frames.end ?? 0, lastTime)
    for side in sides {
      side.shift = 0
      try side.wait(until: end, after: position, isOver: true)
      side.finish()
    }
    tellLater()
    try endPart()
    rows.close()
    touches.finish()
    fillLanes(isLast: true)
    for (list, side) in zip(lanes.reversed(), sides.reversed()) {
      var unseen = TimelineIndex()
      unseen.addUnseenRecognizers(of: side.timeline.scene)
      list.addUnseen(unseen)
    }
    differences.finish { change in numbers[change.isNew ? 1 : 0][max(1, change.input)] }
    onProgress(position)
  }

  private(set) var lastTime: Int64 = 0

  // MARK: Parts

  func beginPart(with told: ToldFrame) throws {
    if position > 0, !parts.isFull { return }
    try endPart()
    let keys = try sides.map { try $0.begin() }
    parts.begin(told.first, at: told.time, keys)
  }

  private func endPart() throws {
    takeStage()
    try parts.end()
  }

  private func takeStage() {
    for (place, side) in sides.enumerated() where parts.current.sides.indices.contains(place) {
      parts.current.sides[place].changes += side.takeChanges()
    }
  }

  // MARK: Telling

  /// Tells what timers did since the last input.
  func tellLater() {
    let news = sides.map { $0.takeNews() }
    guard position > 0, news.contains(where: \.isWorthTelling) else { return }
    let finger = parts.current.finger.last.flatMap { $0 > 0 ? $0 : nil }
    var happening = parts.current.events[position] ?? Happening(title: lastTitle)
    maker.add(news, finger: finger, to: &happening)
    parts.current.events[position] = happening
  }

  private var lastTitle = ""

  func tell(_ told: ToldFrame) {
    let frame = told.frame
    let news = sides.map { $0.takeNews() }
    let titles = frame.titles(names: told.names)
    let isWorth = news.contains(where: \.isWorthTelling)
    for place in 0..<frame.count {
      let input = frame.inputs.indices.contains(place) ? frame.inputs[place] : nil
      let number = told.first + place
      let isFinger = input?.phase.isOfFinger == true
      let finger = isFinger ? input?.finger : nil
      let own = told.alone == .before ? indexing.first : indexing.last
      let kind = own?.kind(of: frame.first + place) ?? ""
      let touch = note(input, number, told)
      lastTitle = titles[place]
      append(input, kind, told, finger)
      let difference = told.alone == .before ? nil : finger.flatMap { differing[$0] }
      if input?.phase != .moved || isWorth {
        parts.current.events[number] = maker.happening(
          titles[place],
          finger: finger,
          isBeginning: input?.phase == .began,
          alone: told.alone.map { ($0, note($0)) },
          news,
          difference
        )
      }
      rows.add(
        number,
        at: told.time,
        kind,
        of: input,
        touch: touch,
        telling(input, frame.first + place, told, difference)
      )
      for action in frame.actions where action.of == frame.first + place {
        touches.note(action.shownName, of: touch)
      }
      if let finger, input?.phase.isLast == true, told.alone != .before { differing[finger] = nil }
    }
    touches.writeFinished()
    (position, lastTime) = (told.last, told.time)
    if told.alone != .before { inputs += frame.count }
  }

  private func append(
    _ input: TraceInput?,
    _ kind: String,
    _ told: ToldFrame,
    _ finger: Int?
  ) {
    parts.current.t.append(told.time)
    parts.current.frame.append(input?.frame ?? told.frame.number)
    parts.current.kind.append(names.place(of: kind))
    parts.current.finger.append(finger ?? 0)
    parts.current.x.append(input?.x.map(PageNumber.rounded))
    parts.current.y.append(input?.y.map(PageNumber.rounded))
  }

  /// Notes what becomes of touches; returns the place of the input's.
  private func note(_ input: TraceInput?, _ number: Int, _ told: ToldFrame) -> Int {
    let isFinger = input?.phase.isOfFinger == true
    let isBeginning = input?.phase == .began && isFinger
    let isSecond = isFinger && input?.finger ?? 0 > 1
    minimap.add(at: told.time, isBeginning: isBeginning, isSecond: isSecond)
    let isBefore = told.alone == .before
    kinds.add(input, isBefore: isBefore)
    guard let input, isFinger else { return -1 }
    if isBeginning { touches.begin(input.finger, at: number, isBefore: isBefore) }
    let touch = touches.place(ofFinger: input.finger, isBefore: isBefore)
    if isBeginning { noteReceivers(of: input.finger, touch, isBefore: isBefore) }
    let isLast = input.phase.isLast && touches.isBefore(touch) == isBefore
    touches.note(number, of: touch, isLast: isLast)
    if isLast { differences.end(of: touches.first(of: touch), at: told.time) }
    return touch
  }

  private func noteReceivers(of finger: Int, _ touch: Int, isBefore: Bool) {
    if let receiver = receivers.removeValue(forKey: finger) {
      touches.note(receiver: receiver, of: touch)
    }
    if let golden = goldens.removeValue(forKey: finger) {
      touches.note(golden: golden, of: touch)
    }
    for side in isBefore ? sides.prefix(1) : sides[...] {
      guard let telling = side.touches[finger] else { continue }
      for row in telling.inspection.walk { touches.note(row.name, of: touch) }
      for gesture in telling.inspection.gestures { touches.note(gesture.title, of: touch) }
    }
  }

  // MARK: Lanes

  func fillLanes(isLast: Bool = false) {
    for (place, lane) in lanes.enumerated() {
      let index = indexing[place].index
      guard isLast || index.count >= Self.laneInputs && index.isQuiet else { continue }
      let base = indexing[place].inputsBefore
      let own = numbers[place == lanes.count - 1 ? 1 : 0]
      lane.add(indexing[place].takePart()) { own[$0 + base] }
      renewLanes(place)
    }
  }

  private func renewLanes(_ place: Int? = nil) {
    guard goldenFrames != nil, lanes.count == 1 else { return }
    for place in place.map({ [$0] }) ?? Array(lanes.indices) { indexing[place].index.noteGolden() }
  }
}

extension TraceInput.Phase {
  /// Whether a touch is over with it.
  fileprivate var isLast: Bool { self == .ended || self == .cancelled }
}
