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
      messages.loneOffset = lines.count
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
      offset: lines.count,
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
    delivery.stops.append(stop(responder))
    var next: UIResponder? = responder
    while let link = next, delivery.chain.count < MessageLines.longestChain {
      delivery.chain.append(naming.index(of: link))
      next = link.next
    }
  }

  /// A responder counts as having kept a message until its default is seen passing it on.
  private func stop(_ responder: UIResponder) -> MessageLines.Stop {
    MessageLines.Stop(
      responder: ObjectIdentifier(responder),
      name: naming.index(of: responder),
      deed: .consumed
    )
  }

  /// Goes on with a message step by step.
  @inline(never)
  private func extend(_ message: ResponderMessage, from: UIResponder, to: UIResponder?) {
    refreshWays()
    messages.spill()
    for index in messages.deliveries.indices { leaveWay(index) }
    let tail = ObjectIdentifier(from)
    let ofKind = messages.deliveries.indices.filter { messages.deliveries[$0].message == message }
    // A default that runs without having been sent to: an override called `next` itself. Its
    // message goes on in the latest delivery of the same kind.
    let place = ofKind.last { index in
      let delivery = messages.deliveries[index]
      return !delivery.isThrough && delivery.stops.last?.responder == tail
    }
    guard let index = place ?? ofKind.last else { return }
    if place == nil { messages.deliveries[index].stops.append(stop(from)) }
    let last = messages.deliveries[index].stops.count - 1
    let isOwn = from.overrides(message.member)
    messages.deliveries[index].stops[last].deed =
      to == nil ? (isOwn ? .consumed : .discarded) : (isOwn ? .consumedForwarded : .forwarded)
    messages.deliveries[index].isThrough = to == nil
    if let to { messages.deliveries[index].stops.append(stop(to)) }
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
    if !messages.deliveries[index].isThrough { stops[reached].deed = .consumed }
    messages.deliveries[index].stops = stops
  }

  // MARK: Lines

  /// Writes the lines of the turn's messages where they belong.
  @inline(__always)
  func writeMessages() {
    if messages.loneWay >= 0 {
      if messages.loneOffset == lines.count, messages.tookLoneWay {
        beginMessage(messages.loneOf)
        lines.append(messages.ways[messages.loneWay].line)
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
    if messages.deliveries[0].offset == lines.count {
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
    let others = lines.withBytes { Array($0[start...]) }
    lines.removeLast(others.count)
    var written = 0
    for index in messages.deliveries.indices {
      let end = messages.deliveries[index].offset - start
      others[written..<end].withUnsafeBytes { lines.append($0) }
      written = end
      writeLine(of: index)
    }
    others[written...].withUnsafeBytes { lines.append($0) }
  }

  @inline(__always)
  private func writeLine(of index: Int) {
    if messages.tookItsWay(messages.deliveries[index]), let way = messages.deliveries[index].way {
      beginMessage(messages.deliveries[index].of)
      lines.append(messages.ways[way].line)
    } else {
      writeLineSlowly(of: index)
    }
  }

  @inline(__always)
  private func beginMessage(_ number: Int) {
    derivedCount += 1
    lines.append(#"{"k":"rsp","of":"#)
    lines.append(number)
  }

  @inline(never)
  private func writeLineSlowly(of index: Int) {
    leaveWay(index)
    let delivery = messages.deliveries[index]
    let stops = delivery.stops
    var chain = delivery.chain
    // A message that left the chain took a way of its own.
    if !zip(stops, chain).allSatisfy({ $0.name == $1 }) || stops.count > chain.count {
      chain = stops.map(\.name)
    }
    let number = chainNumber(chain, of: delivery.of)
    beginMessage(delivery.of)
    let start = lines.count
    lines.append(#","m":""#)
    lines.append(json: delivery.message.rawValue)
    lines.append(#"","c":"#)
    lines.append(number)
    lines.append(#","at":["#)
    var listed: Int?
    for place in stops.indices {
      // Each change of deed is listed, and the last responder reached.
      let isChange = listed.map { stops[$0].deed != stops[place].deed } ?? true
      guard isChange || place == stops.count - 1 else { continue }
      if listed != nil { lines.append(",") }
      listed = place
      lines.append("[")
      lines.append(place)
      lines.append(",\"")
      lines.append(json: stops[place].deed.rawValue)
      lines.append("\"]")
    }
    lines.append("]}\n")
    keepWay(delivery, chain: chain, line: lines.withBytes { Array($0[start...]) })
  }

  /// Returns the number of a chain, and writes its line where it has none.
  private func chainNumber(_ chain: [Int32], of number: Int) -> Int {
    if let known = messages.chains[chain] { return known }
    if messages.chains.count >= MessageLines.mostChains {
      messages.chains.removeAll(keepingCapacity: true)
      messages.ways.removeAll(keepingCapacity: true)
    }
    messages.chainCount += 1
    messages.chains[chain] = messages.chainCount
    derivedCount += 1
    lines.append(#"{"k":"chain","of":"#)
    lines.append(number)
    lines.append(#","c":"#)
    lines.append(messages.chainCount)
    lines.append(#","r":["#)
    for (place, name) in chain.enumerated() {
      if place > 0 { lines.append(",") }
      append(name)
    }
    lines.append("]}\n")
    return messages.chainCount
  }

  /// Keeps the way that a message took, for the next one.
  private func keepWay(_ delivery: MessageLines.Delivery, chain: [Int32], line: [UInt8]) {
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
