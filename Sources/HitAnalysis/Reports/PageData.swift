internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What a page's script reads: the tables of a report as JSON.
struct PageData {
  private let report: MapReport
  private let colors: MapColors
  private let table: PointTable
  /// The first link of each receiver's chain.
  private let chains: [Int]
  /// Links of chains, which most chains share: a responder, its deed, and the link behind; -1 ends.
  private let links: [ChainLink]

  private struct ChainLink: Hashable {
    let step: RoutedInput.Delivery.Step
    let next: Int
  }
  private let findings: [PageFinding]
  private let probe: CGPoint?

  init(_ report: MapReport, _ colors: MapColors, findings: [PageFinding], start: CGPoint?) {
    probe = start
    self.report = report
    self.colors = colors
    self.findings = findings
    table = PointTable(report)
    var pool = WalkTable.Pool<ChainLink>()
    chains = report.map.receivers.map { view in
      Explainer.chain(from: view).reversed().reduce(-1) { next, step in
        pool.place(of: ChainLink(step: step, next: next))
      }
    }
    links = pool.values
  }

  /// The JSON; it holds nothing that could end a script's element.
  var text: String {
    let map = report.map
    let walks = table.walks
    let members: [(String, String)] = [
      ("title", JSONText.string(report.title)),
      ("columns", "\(map.width)"),
      ("rows", "\(map.height)"),
      ("scale", ShortNumber.text(Double(map.scale))),
      ("receivers", list(map.receivers.indices.map(receiver))),
      ("links", list(links.map(link))),
      ("views", list(walks.views.map(view))),
      ("phrases", list(walks.phrases.values.map(phrase))),
      ("lines", list(walks.lines.values.map(line))),
      ("nodes", list(walks.nodes.values.map { "[\($0.previous),\($0.line)]" })),
      ("sentences", list(walks.sentences.values.map(sentence))),
      ("parts", list(walks.parts.values.map(part))),
      ("rects", JSONText.string(packedRectangles)),
      ("asksAll", "\(walks.includesUnasked)"),
      ("omitted", "\(table.omittedCount)"),
      ("findings", list(findings.map(\.json))),
      ("start", start),
    ]
    return "{\(members.map { "\(JSONText.string($0)):\($1)" }.joined(separator: ",\n"))}"
  }

  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  private func receiver(_ number: Int) -> String {
    let view = report.map.receivers[number]
    let color = colors[view].map(CSS.color) ?? "#7b8694"
    return "[\(JSONText.string(report.names[view])),\(JSONText.string(view.routingName)),"
      + "\"\(color)\",\(chains[number])]"
  }

  /// A view's name and what takes a pixel's centre into its space.
  private func view(_ view: UIView) -> String {
    let space = table.spaces[view]?.fromPixel ?? .identity
    let bounds = view.hitBounds
    let isPlain = space.a == 1 && space.d == 1 && space.b == 0 && space.c == 0
    let numbers =
      isPlain
      ? [space.tx, space.ty] : [space.tx, space.ty, space.a, space.b, space.c, space.d]
    let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    return list(
      [
        JSONText.string(view.routingName), list(edges.map { exact($0) }),
      ] + numbers.map { exact($0) }
    )
  }

  private func exact(_ number: CGFloat) -> String {
    number.isFinite ? ShortNumber.exact(Double(number)) : "0"
  }

  private func line(_ line: WalkTable.Line) -> String {
    let shift =
      line.shiftX == 0 && line.shiftY == 0 ? "" : ",\(exact(line.shiftX)),\(exact(line.shiftY))"
    return "[\(line.view),\(line.depth),\(line.phrase)\(shift)]"
  }

  private func link(_ link: ChainLink) -> String {
    let deed = link.step.did
    return "[\(JSONText.string(link.step.responder)),\"\(deed.kind.rawValue)\","
      + "\"\(deed.clause)\",\(link.next)]"
  }

  private func phrase(_ phrase: WalkTable.Phrase) -> String {
    "[\"\(phrase.kind.rawValue)\",\(pieces(phrase.pieces))]"
  }

  private func sentence(_ sentence: WalkTable.Sentence) -> String {
    "{\"kind\":\"\(sentence.kind.rawValue)\",\"pieces\":\(pieces(sentence.pieces)),"
      + "\"cause\":\"\(sentence.cause.rawValue)\",\"details\":\(pieces(sentence.details)),"
      + "\"measured\":\(sentence.measured)}"
  }

  /// Words and what they are about, and the names of what the script fills in.
  private func pieces(_ pieces: [WalkTable.Piece]) -> String {
    list(
      pieces.map { piece in
        switch piece {
        case .text(let text, .plain): JSONText.string(text)
        case .text(let text, let role): "[\(JSONText.string(text)),\"\(role.rawValue)\"]"
        case .receiver: "{\"fill\":\"receiver\"}"
        case .distance: "{\"fill\":\"distance\"}"
        case .point: "{\"fill\":\"point\"}"
        }
      }
    )
  }

  private func part(_ part: WalkTable.Part) -> String {
    let intended = part.intended.map(JSONText.string) ?? "null"
    return "[\(part.receiver),\(part.node),\(part.sentence),\(intended)]"
  }

  /// Where the probe stands at first: the middle of the first finding, or of what is dead.
  private var start: String {
    let dead = report.targets.flatMap(\.losses).first { $0.kind == .dead }?.area.sample
    let point = probe ?? findings.first { $0.point != nil }?.point ?? dead
    let place = point ?? CGPoint(x: report.size.width / 2, y: report.size.height / 2)
    let scale = report.map.scale
    return "[\(Int(place.x * scale)),\(Int(place.y * scale))]"
  }

  /// The rectangles part by part: how many, then left, top, width and height of each.
  private var packedRectangles: String {
    var packed = PackedNumbers()
    for rects in table.rectangles {
      packed.add(rects.count)
      for rect in rects {
        packed.add(rect.left)
        packed.add(rect.top)
        packed.add(rect.width)
        packed.add(rect.height)
      }
    }
    return packed.text
  }
}

/// Numbers from 0 as letters, five bits each; a letter of the alphabet's second half is followed by
/// another.
nonisolated struct PackedNumbers {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )

  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ number: Int) {
    var rest = max(number, 0)
    while rest > 31 {
      bytes.append(Self.alphabet[32 + rest & 31])
      rest >>= 5
    }
    bytes.append(Self.alphabet[rest])
  }
}

/// Values as style sheets and pages have them.
nonisolated enum CSS {
  /// Writes a colour as `#rrggbb`.
  static func color(_ color: UIColor) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#\(parts.joined())"
  }
}
