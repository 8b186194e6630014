import Rules

/// A way to write the same code with different bytes or with additional code. The findings and the results of fixes
/// must not change.
enum Disguise: CaseIterable {
  case emojiCommentInFront
  /// A comment before the code of each line that a fix changes. In these lines, columns differ between UTF-8, UTF-16,
  /// and characters.
  case emojiCommentOnChangedLines
  case carriageReturnLineFeed
  case shebang
  case byteOrderMark
  case tabs
  /// Functions before and after the code, with local types that have the names of the example's types.
  case namesakes

  private static let emojiComment = "/* 👩‍👩‍👧‍👦 漢字 e\u{301} */ "

  private func disguise(_ code: String) -> String {
    switch self {
    case .emojiCommentInFront: Self.emojiComment + code
    case .emojiCommentOnChangedLines, .namesakes: code
    case .carriageReturnLineFeed: code.linesWithoutEnds.joined(separator: "\r\n")
    case .shebang: "#!/usr/bin/env swift\n" + code
    case .byteOrderMark: "\u{FEFF}" + code
    case .tabs: code.withTabs
    }
  }

  /// Returns the marked files and the fixed files of a case.
  func applied(to ruleCase: RuleCase) -> (marked: [Example.File], fixed: [Example.File]?) {
    let fixed = ruleCase.fixed?.files
    if self == .namesakes {
      let namesakes = Namesakes(of: ruleCase.unmarkedFiles)
      return (ruleCase.files.mapCode(namesakes.around), fixed?.mapCode(namesakes.around))
    }
    guard self == .emojiCommentOnChangedLines else {
      return (ruleCase.files.mapCode(disguise), fixed?.mapCode(disguise))
    }
    guard let fixed else {
      return (
        ruleCase.files.mapCode { code in
          code.linesWithoutEnds.map { $0.contains("⟦") ? $0.commentedInFront(Self.emojiComment) : $0 }
            .joined(separator: "\n")
        }, nil
      )
    }
    var marked: [Example.File] = []
    var fixedFiles: [Example.File] = []
    for (file, fixedFile) in zip(ruleCase.files, fixed) {
      let difference = LineDifference(from: MarkedText(file.code).text, to: fixedFile.code)
      var oldLines = file.code.linesWithoutEnds
      var newLines = difference.new
      for hunk in difference.hunks where difference.isOneStatement(hunk) {
        for line in hunk.old { oldLines[line] = oldLines[line].commentedInFront(Self.emojiComment) }
        for line in hunk.new { newLines[line] = newLines[line].commentedInFront(Self.emojiComment) }
      }
      marked.append(Example.File(path: file.path, code: oldLines.joined(separator: "\n")))
      fixedFiles.append(Example.File(path: file.path, code: newLines.joined(separator: "\n")))
    }
    return (marked, fixedFiles)
  }
}

extension String {
  /// The text with a tab for each unit of leading spaces. The unit is the smallest indentation in the text.
  fileprivate var withTabs: String {
    let lines = linesWithoutEnds
    let unit = lines.filter { $0.contains { $0 != " " } }.map(\.leadingSpaces).filter { $0 > 0 }.min() ?? 4
    return lines.map { line in
      let spaces = line.leadingSpaces
      return String(repeating: "\t", count: spaces / unit) + line.dropFirst(spaces - spaces % unit)
    }.joined(separator: "\n")
  }

  fileprivate var leadingSpaces: Int { prefix { $0 == " " }.count }

  fileprivate func commentedInFront(_ comment: String) -> String {
    prefix(leadingSpaces) + comment + dropFirst(leadingSpaces)
  }
}

extension [Example.File] {
  func mapCode(_ change: (String) -> String) -> [Example.File] {
    map { Example.File(path: $0.path, code: change($0.code)) }
  }

  var unmarked: [Example.File] { mapCode { MarkedText($0).text } }
}

extension Contract {
  /// Checks that the findings and the fixed text are the same in every disguise.
  func disguiseViolations() -> [Violation] {
    Disguise.allCases.flatMap { disguise -> [Violation] in
      let (marked, fixed) = disguise.applied(to: ruleCase)
      var violations: [Violation] = []
      let actual = ownJudgment(of: marked.unmarked).marked(by: rule.id)
      if actual != marked {
        violations.append(
          violation(
            "The findings are the same in disguise (\(disguise))",
            LineDifference(from: marked.shown, to: actual.shown).shown))
      }
      if let index = ruleCase.fixed?.index, let fixed {
        violations += textViolations(of: fix(marked.unmarked, fixIndex: index), expected: fixed)
          .map { Violation(contract: self, clause: "\($0.clause) (\(disguise))", details: $0.details) }
      }
      return violations
    }
  }
}
