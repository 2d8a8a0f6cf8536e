internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The best place found so far for a receiver's name and area.
struct LabelFit {
  /// The free space around a text.
  private static let padding = CGSize(width: 4, height: 2)
  private static let gap: CGFloat = 7

  /// Texts side by side or one below the other; later forms contain more.
  private struct Form {
    let lines: [[(layout: TextLayout, isFaint: Bool)]]

    var size: CGSize {
      CGSize(
        width: lines.map(Self.width).max() ?? 0,
        height: lines.reduce(0) { $0 + ($1.first?.layout.size.height ?? 0) }
      )
    }

    static func width(_ line: [(layout: TextLayout, isFaint: Bool)]) -> CGFloat {
      line.reduce(0) { $0 + $1.layout.size.width } + gap * CGFloat(line.count - 1)
    }
  }

  private let number: Int
  private let forms: [Form]
  private let sizes: [CGSize]
  private var best: (rank: Int, area: CGFloat, room: PixelRect)?

  /// Measures what may be written of a receiver, in letters so many times as large as else.
  init(_ receiver: MapReport.Receiver, letterScale: CGFloat) {
    number = receiver.number
    let nameFont = Font(size: 11.5 * letterScale, weight: .semibold)
    let smallFont = Font(size: 9.5 * letterScale, weight: .semibold)
    let areaFont = Font(.numbers, size: 9.5 * letterScale)
    func text(_ words: String, _ font: Font) -> (TextLayout, Bool) {
      (TextLayout.of(words, font: font), false)
    }
    let name = text(receiver.name, nameFont)
    let area = (TextLayout.of(ShortNumber.text(receiver.area), font: areaFont), true)
    forms = [
      Form(lines: Self.halves(of: receiver.name).map { [text($0, smallFont)] }),
      Form(lines: [[text(receiver.name, smallFont)]]),
      Form(lines: [[name]]),
      Form(lines: [[name], [area]]),
      Form(lines: [[name, area]]),
    ]
    sizes = forms.map(\.size)
  }

  /// Breaks a name before the capital that is nearest to its middle.
  private static func halves(of name: String) -> [String] {
    let breaks = name.indices.dropFirst().filter {
      name[$0].isUppercase && name[name.index(before: $0)].isLowercase
    }
    let middle = name.count / 2
    let best = breaks.min {
      abs(name.distance(from: name.startIndex, to: $0) - middle)
        < abs(name.distance(from: name.startIndex, to: $1) - middle)
    }
    return best.map { [String(name[..<$0]), String(name[$0...])] } ?? [name]
  }

  /// Uses a room if it is better than the best one so far.
  mutating func offer(_ room: PixelRect, _ size: CGSize) {
    let free = CGSize(
      width: size.width - 2 * Self.padding.width,
      height: size.height - 2 * Self.padding.height
    )
    let rank = sizes.lastIndex { $0.width <= free.width && $0.height <= free.height }
    guard let rank else { return }
    let area = size.width * size.height
    if let best, (best.rank, best.area) >= (rank, area) { return }
    best = (rank, area, room)
  }

  /// Returns the texts at the best place; empty where nothing fits.
  ///
  /// > Units: points, of which each has `scale` pixels.
  func labels(scale: CGFloat) -> [MapLabels.Label] {
    guard let best else { return [] }
    let (form, size, room) = (forms[best.rank], sizes[best.rank], best.room.points(scale))
    let isWide = room.width > size.width + 40
    let left = room.minX + (isWide ? 12 : (room.width - size.width) / 2)
    var y = room.minY + (room.height > 60 && isWide ? 12 : (room.height - size.height) / 2)
    var labels: [MapLabels.Label] = []
    for line in form.lines {
      var x = left + (isWide ? 0 : (size.width - Form.width(line)) / 2)
      let baseline = line.first?.layout.baseline ?? 0
      for text in line {
        let origin = CGPoint(x: x, y: y + baseline - text.layout.baseline)
        labels.append(
          MapLabels.Label(
            layout: text.layout,
            frame: CGRect(origin: origin, size: text.layout.size),
            isFaint: text.isFaint,
            number: number
          )
        )
        x += text.layout.size.width + Self.gap
      }
      y += line.first?.layout.size.height ?? 0
    }
    return labels
  }
}
