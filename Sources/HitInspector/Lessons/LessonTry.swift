package import Foundation
internal import HitGeometry
package import HitResponders

/// Who receives a press.
nonisolated package enum PressReceiver: Hashable, Sendable {
  case view(String)
  case nobody

  /// Makes the receiver that a walk names.
  package init(_ name: String?) { self = name.map { .view($0) } ?? .nobody }
}

/// A finger that came down, as far as tries ask about it.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct TryLanding: Hashable, Sendable {
  package var point: CGPoint
  package var receiver: PressReceiver
  /// Why it was received there, in words.
  package var reason: Wording

  package init(at point: CGPoint, receiver: String?, reason: Wording = "") {
    self.point = point
    self.receiver = PressReceiver(receiver)
    self.reason = reason
  }
}

/// A place to press, and what there is to see.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct LessonTry: Hashable, Sendable {
  /// All places that belong to it; the first is where it is played.
  package var presses: [CGPoint]
  package var note: String
  /// What to do, in a sentence that does not tell what comes of it.
  package var say: String?
  /// Who is to receive the presses: one for each place, or one for all; none where anybody may.
  package var receivers: [PressReceiver]
  /// The question who receives it, once it was asked.
  package internal(set) var guess: ReceiverGuess?
  /// Which of the places were pressed and received as they should.
  private var pressed: Set<Int> = []
  /// A press of it that another should have received.
  package private(set) var strayed: Stray?

  /// Who received a press, and who should have.
  package struct Stray: Hashable, Sendable {
    package let receiver: PressReceiver
    package let wanted: PressReceiver
  }

  package init(
    _ presses: [CGPoint],
    note: String,
    say: String? = nil,
    receivers: [PressReceiver] = []
  ) {
    self.presses = presses
    self.note = note
    self.say = say
    self.receivers = receivers
  }

  package init(press: CGPoint, note: String) { self.init([press], note: note) }

  /// Where it is played: the first of its places that is not done yet.
  package var press: CGPoint {
    presses.indices.first { !pressed.contains($0) }.map { presses[$0] } ?? presses.first ?? .zero
  }

  /// How many of its places are done.
  package var doneCount: Int { pressed.count }

  package var isDone: Bool { doneCount == presses.count }

  /// How far from a place a press still counts, in points.
  package static let reach: CGFloat = 12

  /// Notes that a finger came down.
  ///
  /// - Returns: Whether that was at one of the try's places.
  mutating func take(_ landing: TryLanding) -> Bool {
    let near = presses.indices.filter { presses[$0].distance(to: landing.point) <= Self.reach }
    guard let place = near.first(where: { !pressed.contains($0) }) ?? near.first else {
      return false
    }
    if guess?.answer == nil { guess?.answer = landing }
    let wanted = receivers.indices.contains(place) ? receivers[place] : receivers.first
    if let wanted, wanted != landing.receiver {
      strayed = Stray(receiver: landing.receiver, wanted: wanted)
    } else {
      strayed = nil
      pressed.insert(place)
    }
    return true
  }

  /// Whether another one asks for the same.
  func isSame(as other: LessonTry) -> Bool {
    presses == other.presses && receivers == other.receivers && say == other.say
      && note == other.note
  }

  /// Notes that all of it was done earlier.
  mutating func finish() { pressed = Set(presses.indices) }
}

/// The question who receives a press, with the answers to choose from.
nonisolated package struct ReceiverGuess: Hashable, Sendable {
  package let choices: [PressReceiver]
  package internal(set) var chosen: Int?
  /// What came of the press, once it was made.
  package internal(set) var answer: TryLanding?

  /// The most choices that are offered.
  package static let most = 4

  /// Makes the question.
  ///
  /// - Parameters:
  ///   - candidates: Who may come to mind, the receiver among the first; repetitions are left out.
  ///   - seed: Decides on the order, which is always the same for it.
  package init(_ candidates: [PressReceiver], seed: UInt64) {
    var choices: [PressReceiver] = []
    for candidate in candidates where !choices.contains(candidate) && choices.count < Self.most {
      choices.append(candidate)
    }
    // Each place is drawn from those that are left, by the digits of the seed.
    var (seed, left) = (seed, choices)
    self.choices = choices.map { _ in
      let place = Int(seed % UInt64(left.count))
      seed = seed / UInt64(left.count) &+ 0x9E37_79B9
      return left.remove(at: place)
    }
  }

  /// The choices with their keys, as `A parent, B Stage`; the guess, once it is made.
  var words: String {
    if let chosen { return "your guess: \(choices[chosen].words)" }
    return choices.enumerated().map { index, choice in
      let key = KeyTable.plainName(of: .guess(index)).map { "\($0) " } ?? ""
      return key + choice.words
    }.joined(separator: ", ")
  }

  /// Whether the guess is who received.
  package var isRight: Bool {
    guard let chosen, let answer else { return false }
    return choices[chosen] == answer.receiver
  }
}
