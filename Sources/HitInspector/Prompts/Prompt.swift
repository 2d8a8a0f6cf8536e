/// A question that is answered by typing: which action, which file, what name.
package struct Prompt {
  /// Something that can be chosen in place of typing all of it.
  package struct Choice: Hashable, Sendable {
    package var title: String
    /// What there is to say of it, at the right.
    package var remark: String
    /// What stands in the field once it was completed.
    package var completion: String?

    package init(_ title: String, remark: String = "", completion: String? = nil) {
      (self.title, self.remark, self.completion) = (title, remark, completion)
    }
  }

  /// What came of an answer.
  package enum Outcome: Hashable, Sendable {
    case done
    /// The answer was not enough; the field goes on with this.
    case goOn(String)
    /// It cannot be taken, for this reason.
    case refused(String)
  }

  /// What is asked, in a word or two.
  package var question: String
  /// What is in the field at first.
  package var proposal = ""
  /// Shown in an empty field.
  package var placeholder = ""
  /// Whether the first choice is taken as long as none was gone to.
  package var takesFirst = false
  /// What can be chosen for what is typed so far.
  package var choices: (String) -> [Choice] = { _ in [] }
  /// Takes the text, or the choice by its number.
  package var accept: (String, Int?) -> Outcome

  package init(_ question: String, accept: @escaping (String, Int?) -> Outcome) {
    (self.question, self.accept) = (question, accept)
  }
}
