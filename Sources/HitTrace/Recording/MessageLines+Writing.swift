internal import HitResponders

extension MessageLines {
  /// Begins a message at a responder; its line belongs at an offset among those written so far.
  func begin(_ message: ResponderMessage, at responder: UIResponder, of input: Int, offset: Int) {
    refreshWays()
    let known = way(of: message, from: responder.serialNumber)
    let course = Course(way: known ?? -1, offset: offset, of: input)
    if known != nil, !hasOpen {
      lone = course
    } else {
      spill()
      var delivery = Delivery(message: message, course: course)
      if known == nil { note(responder, in: &delivery) }
      deliveries.append(delivery)
    }
  }

  /// Takes note that a responder passed a message on.
  @inline(__always)
  func forward(_ message: ResponderMessage, from: UIResponder, to: UIResponder?) {
    let target = to.map(\.serialNumber)
    if version == SceneChanges.nameVersion,
      follow(message, from: from.serialNumber, to: target)
    {
      return
    }
    extend(message, from: from, to: to)
  }

  /// Ways hold only while no name changed.
  @inline(__always)
  private func refreshWays() {
    if version != SceneChanges.nameVersion { forgetWays() }
  }

  @inline(never)
  private func forgetWays() {
    spill()
    for index in deliveries.indices { leaveWay(index) }
    ways.removeAll(keepingCapacity: true)
    version = SceneChanges.nameVersion
  }

  // MARK: Ways not known

  /// Writes down the first responder of a message, and who stands above it.
  private func note(_ responder: UIResponder, in delivery: inout Delivery) {
    delivery.stops.append(MessageStop(responder, name: Int(naming.name(of: responder).index)))
    var next: UIResponder? = responder
    while let link = next, delivery.chain.count < Self.longestChain {
      delivery.chain.append(naming.name(of: link))
      next = link.next
    }
  }

  /// Goes on with a message step by step.
  @inline(never)
  private func extend(_ message: ResponderMessage, from: UIResponder, to: UIResponder?) {
    refreshWays()
    spill()
    for index in deliveries.indices { leaveWay(index) }
    deliveries.forward(message, from: from, to: to) { responder in
      Int(naming.name(of: responder).index)
    }
  }

  /// Lets a message go on step by step that took a known way so far.
  private func leaveWay(_ index: Int) {
    let number = deliveries[index].course.way
    if number < 0 { return }
    let way = ways[number]
    deliveries[index].course.way = -1
    deliveries[index].chain = way.chain
    let reached = deliveries[index].course.place
    var stops = Array(way.stops[...reached])
    // The last one reached has not passed the message on yet.
    if !deliveries[index].isThrough { stops[reached].did = .consumed }
    deliveries[index].stops = stops
  }

  // MARK: Lines

  /// Writes the lines of the turn's messages where they belong.
  @inline(__always)
  func write(to writer: inout RecordWriter) {
    if lone.way >= 0 {
      if lone.offset == writer.line.count, tookItsWay(lone) {
        writer.repeatMessage(of: lone.of, ways[lone.way].line)
        lone.way = -1
        return
      }
      spill()
    }
    writeList(to: &writer)
  }

  @inline(never)
  private func writeList(to writer: inout RecordWriter) {
    let count = deliveries.count
    if deliveries[0].course.offset == writer.line.count {
      // Nothing was written meanwhile: the lines stand at the end.
      for index in 0..<count { writeLine(of: index, to: &writer) }
    } else {
      writeBetween(&writer)
    }
    deliveries.removeAll(keepingCapacity: true)
  }

  /// Writes the lines of messages between those of what happened while they were delivered.
  @inline(never)
  private func writeBetween(_ writer: inout RecordWriter) {
    let start = deliveries[0].course.offset
    let others = writer.line.withBytes { Array($0[start...]) }
    writer.line.removeLast(others.count)
    var written = 0
    for index in deliveries.indices {
      let end = deliveries[index].course.offset - start
      others[written..<end].withUnsafeBytes { writer.line.append($0) }
      written = end
      writeLine(of: index, to: &writer)
    }
    others[written...].withUnsafeBytes { writer.line.append($0) }
  }

  @inline(__always)
  private func writeLine(of index: Int, to writer: inout RecordWriter) {
    let course = deliveries[index].course
    if tookItsWay(course) {
      writer.repeatMessage(of: course.of, ways[course.way].line)
    } else {
      writeLineSlowly(of: index, to: &writer)
    }
  }

  @inline(never)
  private func writeLineSlowly(of index: Int, to writer: inout RecordWriter) {
    leaveWay(index)
    let delivery = deliveries[index]
    let stops = delivery.stops
    var chain = delivery.chain
    // A message that left the chain took a way of its own.
    let names = stops.map { TraceName(index: Int32($0.name)) }
    if !chain.starts(with: names) { chain = names }
    let number = chainNumber(chain, of: delivery.course.of, &writer)
    var message = TraceMessage()
    (message.of, message.message) = (delivery.course.of, delivery.message.rawValue)
    message.chain = number
    for place in stops.indices {
      // Each change of deed is listed, and the last responder reached.
      let deed = TraceMessage.Deed(stops[place].did)
      guard deed != message.deeds.last?.deed || place == stops.count - 1 else { continue }
      message.deeds.append(TraceDeeds.Run(index: Int32(place), deed: deed))
    }
    keepWay(delivery, chain: chain, line: writer.write(message))
  }

  /// Returns the number of a chain, and writes its line where it has none.
  private func chainNumber(
    _ chain: [TraceName],
    of number: Int,
    _ writer: inout RecordWriter
  ) -> Int {
    if let known = chains[chain] { return known }
    if chains.count >= Self.mostChains {
      chains.removeAll(keepingCapacity: true)
      ways.removeAll(keepingCapacity: true)
    }
    chainCount += 1
    chains[chain] = chainCount
    var record = TraceChain()
    (record.of, record.number, record.responders) = (number, chainCount, chain)
    writer.write(.chain(record))
    return chainCount
  }

  /// Keeps the way that a message took, for the next one.
  private func keepWay(_ delivery: Delivery, chain: [TraceName], line: [UInt8]) {
    guard version == SceneChanges.nameVersion else { return }
    let taken = Way(
      message: delivery.message,
      responders: delivery.stops.map(\.responder),
      isThrough: delivery.isThrough,
      line: line,
      stops: delivery.stops,
      chain: delivery.chain
    )
    if let known = way(of: taken.message, from: taken.responders[0]) {
      ways[known] = taken
    } else if ways.count < Self.mostWays {
      ways.append(taken)
    }
  }
}

extension TraceMessage.Deed {
  /// The word of what a responder did.
  fileprivate init(_ deed: ResponderDeed) {
    self =
      switch deed {
      case .forwarded: .forwarded
      // The last two are told of responders that no message has reached yet.
      case .consumed, .dropped, .notReached: .consumed
      case .consumedForwarded: .consumedForwarded
      case .discarded: .discarded
      }
  }
}
