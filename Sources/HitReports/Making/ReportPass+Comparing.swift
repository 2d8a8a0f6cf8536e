internal import HitInspector
internal import HitResponders
internal import HitTrace

// What of a frame is other than in the recording, or in the trace before.
extension ReportPass {
  /// Puts a frame into the lanes.
  func index(_ frame: RecordFrames.Frame, _ golden: RecordFrames.Frame?) {
    for record in frame.records { indexing[indexing.count - 1].take(record, frames.names) }
    if let golden { index(golden: golden) }
  }

  /// Puts a frame of the trace before into its lanes.
  func index(golden: RecordFrames.Frame) {
    guard indexing.count > 1, let goldenFrames else { return }
    for record in golden.records { indexing[0].take(record, goldenFrames.names) }
  }

  /// Compares who got the touches of a frame, and what was done.
  func compare(_ told: ToldFrame, _ golden: RecordFrames.Frame?) {
    let frame = told.frame
    noteHits(of: told)
    guard let golden, let goldenFrames, frame.isSame(as: golden) else { return }
    let last = indexing.count - 1
    for case .hit(let old) in golden.records {
      guard let new = frame.hits.first(where: { $0.of - frame.first == old.of - golden.first })
      else { continue }
      var comparison = HitComparison(recorded: old, goldenFrames.names)
      comparison.take(new, frames.names)
      let number = new.of - indexing[last].inputsBefore
      guard indexing[last].index.addGolden(comparison.recordedReceiver, of: number) else {
        continue
      }
      let difference = GoldenComparing.difference(
        comparison,
        consequences: differences.consequences(of: old.of)
      )
      let finger = frame.inputs.first { $0.number == new.of }?.finger
      let arithmetic = PointArithmetic(
        comparison,
        before: sides[0].timeline.scene,
        now: main.timeline.scene
      )
      differences.add(
        difference,
        arithmetic?.runs(at: frame.time, finger: finger ?? 1),
        n: told.number(new.of),
        golden: old.of,
        at: frame.time
      )
      if let finger {
        differing[finger] = difference
        goldens[finger] = comparison.recordedReceiver ?? ""
      }
    }
    addMissingActions(of: golden, to: frame)
  }

  /// Notes who got touches, and what a filter finds them by.
  func noteHits(of told: ToldFrame) {
    for hit in told.frame.hits {
      guard let input = told.frame.inputs.first(where: { $0.number == hit.of }) else { continue }
      let receiver = hit.got.map { told.names[$0] } ?? ""
      if told.alone == .before {
        goldens[input.finger] = receiver
      } else {
        receivers[input.finger] = receiver
      }
    }
  }

  private func addMissingActions(of golden: RecordFrames.Frame, to frame: RecordFrames.Frame) {
    var counts: [String: Int] = [:]
    for action in frame.actions { counts[action.shownName, default: 0] += 1 }
    let last = indexing.count - 1
    for action in golden.actions {
      let name = action.shownName
      if let count = counts[name], count > 0 {
        counts[name] = count - 1
        continue
      }
      missingActions += 1
      indexing[last].index.addAction(
        name,
        at: frame.time,
        event: action.of - golden.first + frame.first - indexing[last].inputsBefore,
        isMissing: true
      )
    }
  }

  /// What stands at the end of an input's row: who received it, or what it led to.
  func telling(
    _ input: TraceInput?,
    _ number: Int,
    _ told: ToldFrame,
    _ difference: EventFacts.Difference?
  ) -> RowList.Telling {
    if let alone = told.alone, lanes.count > 1 {
      return RowList.Telling(words: alone.words, role: alone == .before ? .before : .after)
    }
    let frame = told.frame
    if input?.phase == .began {
      let hit = frame.hits.first { $0.of == number }
      let name = hit.flatMap { $0.got }.map { told.names[$0] } ?? "nobody"
      return RowList.Telling(words: name, role: difference == nil ? .receiver : .differs)
    }
    if missingActions > 0 {
      defer { missingActions = 0 }
      return RowList.Telling(
        words: "\(Counted.text(missingActions, "action")) missing",
        role: .differs
      )
    }
    let actions = frame.actions.filter { $0.of == number }
    guard let first = actions.first else { return RowList.Telling() }
    let rest = actions.count > 1 ? " +\(actions.count - 1)" : ""
    return RowList.Telling(words: first.shownName + rest, role: .action)
  }
}

extension RecordFrames.Frame {
  /// Whether another frame has the same inputs, so that what followed can be compared.
  func isSame(as other: Self) -> Bool {
    count == other.count
      && zip(inputs, other.inputs).allSatisfy {
        ($0.phase, $0.finger, $0.x, $0.y) == ($1.phase, $1.finger, $1.x, $1.y)
      }
  }

  var hits: [TraceHit] {
    records.compactMap { record in if case .hit(let hit) = record { hit } else { nil } }
  }

  var actions: [TraceAction] {
    records.compactMap { record in if case .action(let action) = record { action } else { nil } }
  }
}
