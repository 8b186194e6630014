import Rules
import SourceText

/// A comment that suppresses findings: `// statewise:disable:next private-state -- set by the storyboard`.
package struct SuppressionComment: Sendable, Hashable {
  package enum Scope: String, Sendable, Hashable, CaseIterable {
    /// The declaration or statement below: its attributes and the first line after them.
    case next
    /// The comment's own line.
    case this
    /// The line above, as in SwiftLint.
    case previous
    /// From here on, until the rule is enabled again.
    case disable
    /// Ends what `disable` began.
    case enable

    /// The text after the tool's name and a colon.
    var command: String {
      switch self {
      case .disable, .enable: rawValue
      case .next, .this, .previous: "disable:\(rawValue)"
      }
    }
  }

  package struct NamedRule: Sendable, Hashable {
    package let id: RuleID
    package let range: ByteRange
  }

  /// The range from the slashes before the command to the end of the comment. Text before those slashes doesn't belong
  /// to the command, even if it is in the same comment.
  package let range: ByteRange
  /// The range of the command itself, such as `statewise:disable:next`.
  let command: ByteRange
  package let scope: Scope
  /// The rules that the comment names; empty if it applies to all rules.
  package let rules: [NamedRule]
  /// The text after `--`; nil if there is none.
  package let reason: String?
  /// Whether the comment contains only this command, so that it can be reported as unused. False for a command of
  /// SwiftLint, and if text precedes the command, such as code that is commented out.
  package let canBeReportedAsUnused: Bool

  func appliesTo(_ rule: RuleID) -> Bool { rules.isEmpty || rules.contains { $0.id == rule } }
}

extension SuppressionComment {
  static let tool = "statewise"
  static let swiftLint = "swiftlint"
  /// The rules that check the same as a rule of SwiftLint, by the name of that rule.
  static let swiftLintRules: [String: RuleID] = ["private_swiftui_state": "private-state"]

  /// Returns the ID of the rule that had this name before. Otherwise, returns the name as an ID, even if there is no such
  /// rule.
  private static func rule(named name: String) -> RuleID {
    AllRules.rules.first { $0.aliases.contains(name) }?.id ?? RuleID(name)
  }

  /// Reads the command that begins with the tool's name.
  ///
  /// - Parameters:
  ///   - comment: The range from the slashes before the command to the end of the comment. The command ends with its
  ///     line, or where another comment begins inside this one.
  ///   - isInner: Whether other text precedes those slashes in the same comment.
  /// - Returns: nil if the text is not a command, or if a SwiftLint command names neither `all` nor one of
  ///   `swiftLintRules`.
  init?(at offset: Int, in comment: ByteRange, of bytes: [UInt8], isSwiftLint: Bool, isInner: Bool) {
    let words = Self.words(from: offset, to: comment.end, in: bytes)
    guard let command = words.first else { return nil }
    let parts = Self.text(command, bytes).split(separator: ":", omittingEmptySubsequences: false)
    let tool = isSwiftLint ? Self.swiftLint : Self.tool
    guard parts.first?.elementsEqual(tool) == true, let scope = Self.scope(parts.dropFirst()) else { return nil }
    let reasonMarks = isSwiftLint ? ["--", "-"] : ["--"]
    let names = words.dropFirst().prefix { !reasonMarks.contains(Self.text($0, bytes)) }
    let wordsAfterMark = words.dropFirst(2 + names.count)
    var named: [NamedRule] = []
    var namesAll = names.isEmpty && !isSwiftLint
    for range in names {
      let name = Self.text(range, bytes)
      if name == "all" {
        namesAll = true
      } else if let id = isSwiftLint ? Self.swiftLintRules[name] : Self.rule(named: name) {
        named.append(NamedRule(id: id, range: range))
      }
    }
    if isSwiftLint, namesAll {
      named = Self.swiftLintRules.values.sorted().map { NamedRule(id: $0, range: comment) }
    } else if namesAll {
      named = []
    } else if named.isEmpty {
      return nil
    }
    range = comment
    self.command = command
    self.scope = scope
    rules = named
    reason = wordsAfterMark.first.flatMap { first in
      wordsAfterMark.last.map { Self.text(ByteRange(first.start, $0.end), bytes) }
    }
    canBeReportedAsUnused = !isSwiftLint && !isInner
  }

  private static func scope(_ command: some Collection<Substring>) -> Scope? {
    let text = command.joined(separator: ":")
    return Scope.allCases.first { $0.command == text }
  }

  /// Returns the words between two offsets, up to the end of the line, the comment's closing mark, or a comment inside
  /// it. Commas separate words, too.
  static func words(from start: Int, to end: Int, in bytes: [UInt8]) -> [ByteRange] {
    var words: [ByteRange] = []
    var wordStart: Int?
    var offset = start
    while offset < end, !bytes[offset].isLineEnd {
      // The slashes of a URL in a reason don't begin a comment.
      let isCommentInside = wordStart == nil && bytes[offset..<end].starts(with: "//".utf8)
      if isCommentInside || bytes[offset..<end].starts(with: "*/".utf8) { break }
      if bytes[offset].isBlank || bytes[offset] == UInt8(ascii: ",") {
        wordStart.map { words.append(ByteRange($0, offset)) }
        wordStart = nil
      } else if wordStart == nil {
        wordStart = offset
      }
      offset += 1
    }
    wordStart.map { words.append(ByteRange($0, offset)) }
    return words
  }

  static func text(_ range: ByteRange, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
