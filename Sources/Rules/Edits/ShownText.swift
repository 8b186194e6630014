import Facts

extension FileFacts {
  /// The argument as written, or the name that it reads if the text is too long for a sentence.
  func shown(_ argument: Argument) -> String { shown(text(argument.place), of: argument) }

  /// Source text made from the argument, or the name that the argument reads if the text is too long for a sentence.
  func shown(_ text: String, of argument: Argument) -> String {
    guard text.isTooLong, let mention = argument.mentions.first else { return text.shortened }
    return mention.name.appendingPath(mention.members)
  }
}

extension String {
  /// The statements of a getter, without the braces around them.
  var trimmingBraces: String {
    var text = dropFirst().dropLast().drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  fileprivate var isTooLong: Bool { contains(where: \.isNewline) || count > 60 }

  /// The text, or its beginning if it is too long for a sentence.
  var shortened: String { isTooLong ? prefix { !$0.isNewline }.prefix(60) + "…" : self }
}
