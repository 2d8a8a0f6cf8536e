internal import HitResponders
internal import HitTrace

extension RecordFrames.Frame {
  /// What happened, an input each, as a log has it.
  func titles(names: TraceNames) -> [String] {
    if inputs.isEmpty {
      return records.compactMap { record in
        if case .change(let change) = record { change.words(names) } else { nil }
      }
    }
    return inputs.map { input in
      guard let content = TraceInput.content(of: [input]) else { return input.phase.rawValue }
      let routed = RoutedInput(unheard: ApplicationInput(content, at: 0))
      return Explanation.headings(of: routed).first?.text ?? input.phase.rawValue
    }
  }
}
