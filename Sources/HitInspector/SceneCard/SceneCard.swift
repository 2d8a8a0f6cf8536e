internal import Foundation

/// What a scene is about, and where it is worth pressing.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct SceneCard: Hashable, Sendable {
  package var about = ""
  package var tries: [LessonTry] = []
  /// The try whose note is shown and that can be pressed.
  package var chosen: Int?
  /// Whether each try asks who receives it before it is pressed.
  package private(set) var isGuessing = false

  package init() {}

  package init(about: String, tries: [LessonTry]) {
    self.about = about
    self.tries = tries
  }

  package var isEmpty: Bool { about.isEmpty && tries.isEmpty }

  /// The try that is chosen.
  package var chosenTry: LessonTry? {
    chosen.flatMap { tries.indices.contains($0) ? tries[$0] : nil }
  }

  /// Whether all tries came out as they say; of a scene without tries, none did.
  package var isDone: Bool { !tries.isEmpty && tries.allSatisfy(\.isDone) }

  /// The numbers of the tries that are done, counted from 0.
  package var done: [Int] { tries.indices.filter { tries[$0].isDone } }

  /// Chooses the try after the chosen one, round about.
  package mutating func chooseNext() {
    guard !tries.isEmpty else { return }
    chosen = chosen.map { ($0 + 1) % tries.count } ?? tries.firstIndex { !$0.isDone } ?? 0
  }

  /// Notes that a finger came down.
  ///
  /// A try is done when each of its places was pressed and received as it says.
  package mutating func take(_ landing: TryLanding) {
    for index in tries.indices where tries[index].take(landing) {
      // The answer to a guess is read before the next try comes.
      if index == chosen, tries[index].isDone, !isGuessing { chosen = nil }
    }
  }

  /// Returns the card with what is known of those of its tries that another one has as well.
  package func keeping(_ old: SceneCard) -> SceneCard {
    var card = self
    for index in card.tries.indices {
      let same = old.tries.first { $0.isSame(as: card.tries[index]) }
      if let same { card.tries[index] = same }
    }
    card.chosen = old.chosen.flatMap { card.tries.indices.contains($0) ? $0 : nil }
    card.isGuessing = old.isGuessing
    return card
  }

  /// Notes tries that came out in an earlier session.
  package mutating func finish(_ earlier: [Int]) {
    for index in earlier where tries.indices.contains(index) { tries[index].finish() }
  }
}

// MARK: - Guessing

nonisolated extension SceneCard {
  /// Begins or ends asking who receives a try; the first one that is open is asked about at once.
  package mutating func toggleGuessing() {
    isGuessing.toggle()
    if isGuessing, chosenTry == nil { chooseNext() }
  }

  /// Whether a guess is to be made, or was made and waits for its press: nothing that would tell
  /// the answer is shown meanwhile.
  package var isAnswerHidden: Bool {
    guard isGuessing, let chosenTry else { return false }
    return chosenTry.guess?.answer == nil
  }

  /// Whether the chosen try waits for a guess.
  package var isGuessOpen: Bool { isAnswerHidden && chosenTry?.guess?.chosen == nil }

  /// Gives the chosen try its choices.
  package mutating func ask(_ guess: ReceiverGuess) {
    if let chosen, tries.indices.contains(chosen) { tries[chosen].guess = guess }
  }

  /// Makes a guess; the first one stays.
  ///
  /// - Returns: Whether there was a choice to make.
  package mutating func guess(_ choice: Int) -> Bool {
    guard isGuessOpen, let chosen, tries[chosen].guess?.choices.indices.contains(choice) == true
    else { return false }
    tries[chosen].guess?.chosen = choice
    return true
  }

  /// How many guesses were right, and how many were made of those that are answered.
  package var score: (right: Int, of: Int) {
    let answered = tries.compactMap(\.guess).filter { $0.answer != nil && $0.chosen != nil }
    return (answered.count(where: \.isRight), answered.count)
  }
}
