import Rules

/// A way to write the same code with other bytes: what a rule says of it must not change.
enum Disguise: CaseIterable {
  case emojiCommentInFront
  case carriageReturnLineFeed
  case shebang
  case byteOrderMark
  case tabs

  func applied(to code: String) -> String {
    switch self {
    case .emojiCommentInFront: "/* 👩‍👩‍👧‍👦 漢字 e\u{301} */ " + code
    case .carriageReturnLineFeed: code.lines.joined(separator: "\r\n")
    case .shebang: "#!/usr/bin/env swift\n" + code
    case .byteOrderMark: "\u{FEFF}" + code
    case .tabs: code.withTabs
    }
  }

  func applied(to files: [Example.File]) -> [Example.File] {
    files.map { Example.File(path: $0.path, code: applied(to: $0.code)) }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Each unit of leading spaces as a tab; the unit is the narrowest indentation of the text.
  fileprivate var withTabs: String {
    let unit = lines.filter { $0.contains { $0 != " " } }.map(\.leadingSpaces).filter { $0 > 0 }.min() ?? 4
    return lines.map { line in
      let spaces = line.leadingSpaces
      return String(repeating: "\t", count: spaces / unit) + line.dropFirst(spaces - spaces % unit)
    }.joined(separator: "\n")
  }

  fileprivate var leadingSpaces: Int { prefix { $0 == " " }.count }
}

extension Contract {
  /// The same findings and the same mended text in every disguise.
  func disguiseViolations() -> [Violation] {
    Disguise.allCases.flatMap { disguise -> [Violation] in
      let disguised = disguise.applied(to: example.files)
      let unmarked = disguised.map { Example.File(path: $0.path, code: MarkedText($0.code).text) }
      var violations: [Violation] = []
      let actual = Judgement(of: unmarked).marked(by: rule.id)
      if actual != disguised {
        violations.append(
          violation(
            "The findings are the same in disguise (\(disguise))", difference(from: disguised.shown, to: actual.shown)))
      }
      if case .fixed(_, let fixIndex, _, _) = example.expectation, let fixed = example.fixedFiles {
        violations += textViolations(
          of: mend(unmarked, fixIndex: fixIndex), expected: disguise.applied(to: fixed)
        ).map { Violation(contract: self, clause: "\($0.clause) (\(disguise))", details: $0.details) }
      }
      return violations
    }
  }
}
