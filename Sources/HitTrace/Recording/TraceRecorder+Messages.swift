internal import HitResponders

extension TraceRecorder {
  /// Begins a message at a responder.
  func begin(_ message: ResponderMessage, at responder: UIResponder) {
    walk.removeAll()
    if action != nil { finishAction() }
    refreshWays()
    let way = messages.way(of: message, from: ObjectIdentifier(responder))
    if let way, !messages.hasOpen {
      messages.loneWay = way
      messages.lonePlace = 0
      messages.isLoneThrough = false
      messages.loneOffset = writer.line.count
      messages.loneOf = inputCount
    } else {
      beginAmongOthers(message, at: responder, way: way)
    }
  }

  @inline(never)
  private func beginAmongOthers(
    _ message: ResponderMessage,
    at responder: UIResponder,
    way: Int?
  ) {
    messages.spill()
    var delivery = MessageLines.Delivery(
      message: message,
      offset: writer.line.count,
      of: inputCount,
      way: way
    )
    if way == nil { note(responder, in: &delivery) }
    messages.deliveries.append(delivery)
  }

  /// Takes note that a responder passed a message on.
  @inline(__always)
  func forward(_ message: ResponderMessage, from: UIResponder, to: UIResponder?) {
    let target = to.map { ObjectIdentifier($0) }
    if messages.version == RoutingNames.version,
      messages.follow(message, from: ObjectIdentifier(from), to: target)
    {
      return
    }
    extend(message, from: from, to: to)
  }

  /// Ways are told by identities, which hold only while nothing died and no name changed.
  @inline(__always)
  private func refreshWays() {
    if messages.version != RoutingNames.version { forgetWays() }
  }

  @inline(never)
  private func forgetWays() {
    messages.spill()
    for index in messages.deliveries.indices { leaveWay(index) }
    messages.ways.removeAll(keepingCapacity: true)
    messages.version = RoutingNames.version
  }

  // MARK: Ways not known

  /// Writes down the first responder of a message, and who stands above it.
  private func note(_ responder: UIResponder, in delivery: inout MessageLines.Delivery) {
    delivery.stops.append(MessageStop(responder, name: Int(naming.name(of: responder).index)))
    var next: UIResponder? = responder
    while let link = next, delivery.chain.count < MessageLines.longestChain {
      delivery.chain.append(naming.name(of: link))
      next = link.next
    }
  }

  /// Goes on with a message step by step.
  @inline(never)
  private func extend(_ message: ResponderMessage, from: UIResponder, to: UIResponder?) {
    refreshWays()
    messages.spill()
    for index in messages.deliveries.indices { leaveWay(index) }
    messages.deliveries.forward(message, from: from, to: to) { responder in
      Int(naming.name(of: responder).index)
    }
  }

  /// Lets a message go on step by step that took a known way so far.
  private func leaveWay(_ index: Int) {
    guard let number = messages.deliveries[index].way else { return }
    let way = messages.ways[number]
    messages.deliveries[index].way = nil
    messages.deliveries[index].chain = way.chain
    let reached = messages.deliveries[index].place
    var stops = Array(way.stops[...reached])
    // The last one reached has not passed the message on yet.
    if !messages.deliveries[index].isThrough { stops[reached].did = .consumed }
    messages.deliveries[index].stops = stops
  }

  // MARK: Lines

  /// Writes the lines of the turn's messages where they belong.
  @inline(__always)
  func writeMessages() {
    if messages.loneWay >= 0 {
      if messages.loneOffset == writer.line.count, messages.tookLoneWay {
        beginMessage(messages.loneOf)
        writer.line.append(messages.ways[messages.loneWay].line)
        messages.loneWay = -1
        return
      }
      messages.spill()
    }
    writeList()
  }

  @inline(never)
  private func writeList() {
    let count = messages.deliveries.count
    if messages.deliveries[0].offset == writer.line.count {
      // Nothing was written meanwhile: the lines stand at the end.
      for index in 0..<count { writeLine(of: index) }
    } else {
      writeBetween()
    }
    messages.deliveries.removeAll(keepingCapacity: true)
  }

  /// Writes the lines of messages between those of what happened while they were delivered.
  @inline(never)
  private func writeBetween() {
    let start = messages.deliveries[0].offset
    let others = writer.line.withBytes { Array($0[start...]) }
    writer.line.removeLast(others.count)
    var written = 0
    for index in messages.deliveries.indices {
      let end = messages.deliveries[index].offset - start
      others[written..<end].withUnsafeBytes { writer.line.append($0) }
      written = end
      writeLine(of: index)
    }
    others[written...].withUnsafeBytes { writer.line.append($0) }
  }

  @inline(__always)
  private func writeLine(of index: Int) {
    if messages.tookItsWay(messages.deliveries[index]), let way = messages.deliveries[index].way {
      beginMessage(messages.deliveries[index].of)
      writer.line.append(messages.ways[way].line)
    } else {
      writeLineSlowly(of: index)
    }
  }

  @inline(__always)
  private func beginMessage(_ number: Int) {
    derivedCount += 1
    writer.beginMessage(of: number)
  }

  @inline(never)
  private func writeLineSlowly(of index: Int) {
    leaveWay(index)
    let delivery = messages.deliveries[index]
    let stops = delivery.stops
    var chain = delivery.chain
    // A message that left the chain took a way of its own.
    let names = stops.map { TraceName(index: Int32($0.name)) }
    if !chain.starts(with: names) { chain = names }
    let number = chainNumber(chain, of: delivery.of)
    var message = TraceMessage(
      of: delivery.of,
      message: delivery.message.rawValue,
      chain: number,
      deeds: TraceDeeds()
    )
    for place in stops.indices {
      // Each change of deed is listed, and the last responder reached.
      let deed = TraceMessage.Deed(stops[place].did)
      guard deed != message.deeds.last?.deed || place == stops.count - 1 else { continue }
      message.deeds.append(TraceDeeds.Run(index: Int32(place), deed: deed))
    }
    derivedCount += 1
    keepWay(delivery, chain: chain, line: writer.write(message))
  }

  /// Returns the number of a chain, and writes its line where it has none.
  private func chainNumber(_ chain: [TraceName], of number: Int) -> Int {
    if let known = messages.chains[chain] { return known }
    if messages.chains.count >= MessageLines.mostChains {
      messages.chains.removeAll(keepingCapacity: true)
      messages.ways.removeAll(keepingCapacity: true)
    }
    messages.chainCount += 1
    messages.chains[chain] = messages.chainCount
    derive(.chain(TraceChain(of: number, number: messages.chainCount, responders: chain)))
    return messages.chainCount
  }

  /// Keeps the way that a message took, for the next one.
  private func keepWay(_ delivery: MessageLines.Delivery, chain: [TraceName], line: [UInt8]) {
    guard messages.version == RoutingNames.version else { return }
    let way = MessageLines.Way(
      message: delivery.message,
      responders: delivery.stops.map(\.responder),
      isThrough: delivery.isThrough,
      line: line,
      stops: delivery.stops,
      chain: delivery.chain
    )
    if let known = messages.way(of: way.message, from: way.responders[0]) {
      messages.ways[known] = way
    } else if messages.ways.count < MessageLines.mostWays {
      messages.ways.append(way)
    }
  }
}

extension TraceMessage.Deed {
  /// The word of what a responder did.
  fileprivate init(_ deed: RoutedInput.Deed) {
    self =
      switch deed {
      case .forwarded: .forwarded
      case .consumed: .consumed
      case .consumedForwarded: .consumedForwarded
      case .discarded: .discarded
      }
  }
}
