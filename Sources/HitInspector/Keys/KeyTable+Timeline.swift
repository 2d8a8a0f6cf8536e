// The keys of a replay.
nonisolated extension KeyTable {
  static let timelineRows: [Row] = [
    row(
      "play, pause",
      "the transport",
      key(.timeline(.play), named(.space, .control), named(.space))
    ),
    row("play past differences", "", key(.timeline(.playThrough), plain: named(.space, .shift))),
    row(
      "one event back, on",
      "the transport",
      key(.timeline(.eventBack), named(.left, .control), sign(",")).called("one event back"),
      key(.timeline(.eventOn), named(.right, .control), sign(".")).called("one event on")
    ),
    row(
      "one touch back, on",
      "a touch in the lanes",
      key(.timeline(.touchBack), named(.left, [.control, .shift])).called("one touch back"),
      key(.timeline(.touchOn), named(.right, [.control, .shift])).called("one touch on")
    ),
    row(
      "previous, next difference",
      "the pill",
      key(.timeline(.differenceBack), named(.up, [.control, .shift]), sign(",", nil, .shift))
        .called("previous difference"),
      key(.timeline(.differenceOn), named(.down, [.control, .shift]), sign(".", nil, .shift))
        .called("next difference")
    ),
    row(
      "to the beginning, the end of a trace",
      "the transport",
      key(.timeline(.toStart), plain: named(.home)).called("to the beginning of a trace"),
      key(.timeline(.toEnd), plain: named(.end)).called("to the end of a trace")
    ),
    row(
      "move the lanes, while they have the keys",
      "wheel",
      lanes(.panBack, "a").called("move the lanes back"),
      lanes(.panOn, "d").called("move the lanes on")
    ),
    row(
      "more, less of the lanes, likewise",
      "Ctrl-wheel",
      lanes(.zoomIn, "w").called("more of the lanes"),
      lanes(.zoomOut, "s").called("less of the lanes")
    ),
    row(
      "the event of a trace, or its explanation",
      "below the log",
      key(.timeline(.toggleEvent), KeyStroke(.function(5), .shift))
    ),
    row("accept what differs in a trace", "", key(.timeline(.bless), control("b"))),
  ]

  private static func lanes(_ command: TimelineCommand, _ letter: Unicode.Scalar) -> Binding {
    var binding = key(.timeline(command), plain: self.letter(letter))
    binding.scope = .lanes
    return binding
  }
}
