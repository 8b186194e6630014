import Rules
import SourceText

/// A comment that is meant to suppress findings but suppresses nothing: `// statewise:ignore private-state`.
///
/// A comment that only mentions the tool is not a mistake. Unless the name is followed by a colon, the text must read
/// like a command.
struct SuppressionMistake: Sendable, Hashable {
  /// The range of the text that was written instead of a command.
  let range: ByteRange
  let written: String
  /// The command that was probably meant.
  let meant: String

  private static let verbs: Set<String> = ["disable", "enable", "ignore", "suppress", "silence"]
  private static let modifiers: Set<String> = ["next", "this", "previous", "line", "file", "all"]

  /// Reads text that begins with the tool's name, or with a name that is nearly the same.
  ///
  /// - Parameter followsCode: Whether there is code before the comment on its line.
  /// - Returns: nil if the text can be read as prose.
  init?(at offset: Int, in comment: ByteRange, of bytes: [UInt8], followsCode: Bool) {
    let words = SuppressionComment.words(from: offset, to: comment.end, in: bytes)
    guard let first = words.first else { return nil }
    let word = SuppressionComment.text(first, bytes)
    let name = word.prefix(while: \.isLetter)
    let separator = word.dropFirst(name.count).first
    var command = word.dropFirst(name.count + 1)
    var last = first
    if separator == ":", let letter = command.first {
      // In a URL, a slash follows the colon.
      guard letter.isLetter else { return nil }
    } else {
      guard separator == nil || separator == ":" || separator == "-" || separator == "_" else { return nil }
      if command.isEmpty, words.count > 1 {
        last = words[1]
        command = SuppressionComment.text(last, bytes)[...]
      }
      let next = words.drop { $0.start <= last.start }.first.map { SuppressionComment.text($0, bytes) }
      guard Self.isCommand(command, before: next) else { return nil }
    }
    range = ByteRange(first.start, last.end)
    written = SuppressionComment.text(range, bytes)
    meant = Self.meant(by: command, followsCode: followsCode)
  }

  /// Returns whether a word is a command rather than a verb in a sentence. A command has a modifier, such as `next`, or
  /// is followed by nothing, by `--`, by `all`, or by the name of a rule.
  private static func isCommand(_ word: Substring, before next: String?) -> Bool {
    let parts = word.lowercased().split { !$0.isLetter }.map(String.init)
    guard let verb = parts.first, verbs.contains(verb) else { return false }
    guard parts.count == 1 else { return modifiers.contains(parts[1]) }
    guard let next else { return true }
    return next == "--" || next == "all" || rule(near: next) != nil
  }

  private static func meant(by command: Substring, followsCode: Bool) -> String {
    var parts = command.split(separator: ":").map(String.init)
    let rule = parts.last.flatMap(rule)
    if rule != nil { parts.removeLast() }
    return ([scope(parts.joined(separator: ":"), followsCode).command] + [rule].compactMap { $0 })
      .joined(separator: " ")
  }

  private static func scope(_ command: String, _ followsCode: Bool) -> SuppressionComment.Scope {
    let words = command.lowercased().split { !$0.isLetter }
    if words.first == "enable" { return .enable }
    if words.contains("next") { return .next }
    if words.contains("previous") { return .previous }
    if words.contains("this") || words.contains("line") { return .this }
    if words.contains("file") || words.contains("all") { return .disable }
    let scopes = SuppressionComment.Scope.allCases
    let near = DidYouMean.nearest(to: command, in: scopes.map(\.command))
    return scopes.first { $0.command == near } ?? (followsCode ? .this : .next)
  }

  private static func rule(near word: String) -> String? {
    DidYouMean.nearest(to: word, in: AllRules.rules.map(\.id.description))
  }
}
