import FactQuestions
import Facts
import SourceText

extension FileFacts {
  /// The argument as written, or the name that it reads if the text is too long for a sentence.
  func shown(_ argument: Argument) -> String {
    shown(text(argument.place), of: argument)
  }

  /// Source text made from the argument, or the name that the argument reads if the text is too long for a sentence.
  func shown(_ text: String, of argument: Argument) -> String {
    guard text.contains(where: \.isNewline) || text.count > 60 else { return text }
    guard let mention = argument.mentions.first else { return text.prefix { !$0.isNewline }.prefix(60) + "…" }
    return mention.name.appendingPath(mention.members)
  }
}
