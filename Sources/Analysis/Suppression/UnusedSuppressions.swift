import Rules
import SourceText

/// Finds the comments of one file that suppress nothing, or something other than intended.
struct UnusedSuppressions {
  static let rule: RuleID = "unused-suppression"

  let file: FileKnowledge
  /// The findings before suppression comments are applied.
  let reported: [Finding]
  /// The enabled rules. A comment that names another rule may still be needed.
  let enabled: [any Rule]
  let severity: Severity

  func findings() -> [Finding] { file.suppressions.mistakes.map(unknownCommand) + unusedComments() }

  private func unusedComments() -> [Finding] {
    let comments = file.suppressions.comments
    guard comments.contains(where: \.canBeReportedAsUnused) else { return [] }
    var used: Set<Use> = []
    for finding in reported {
      for index in file.suppressions.indicesOfComments(suppressing: finding) {
        used.insert(Use(comment: index, rule: finding.rule))
      }
    }
    var disabled = DisabledRules()
    return comments.indices.flatMap { index -> [Finding] in
      let comment = comments[index]
      defer { disabled.note(comment) }
      guard comment.canBeReportedAsUnused else { return [] }
      guard comment.scope == .enable else { return findings(forCommentAt: index, used) }
      return disabled.isEnded(by: comment)
        ? [] : [finding(at: comment.range, "'enable' has no matching 'disable' above", removing: comment)]
    }
  }

  private struct Use: Hashable {
    let comment: Int
    let rule: RuleID
  }

  /// The rules that a `disable` command further up turns off.
  private struct DisabledRules {
    private var rules: Set<RuleID> = []
    private var isAll = false

    mutating func note(_ comment: SuppressionComment) {
      guard comment.scope == .disable else { return }
      if comment.rules.isEmpty { isAll = true }
      rules.formUnion(comment.rules.map(\.id))
    }

    func isEnded(by comment: SuppressionComment) -> Bool {
      isAll || (comment.rules.isEmpty ? !rules.isEmpty : comment.rules.contains { rules.contains($0.id) })
    }
  }

  private func findings(forCommentAt index: Int, _ used: Set<Use>) -> [Finding] {
    let comment = file.suppressions.comments[index]
    if comment.scope == .disable, let late = disabledTooLate(comment) { return [late] }
    if comment.rules.isEmpty {
      let isUsed = used.contains { $0.comment == index }
      let areAllEnabled = AllRules.rules.filter(\.isOnByDefault).allSatisfy { rule in
        enabled.contains { $0.id == rule.id }
      }
      return isUsed || !areAllEnabled
        ? [] : [finding(at: comment.range, "No rule reports anything here", removing: comment)]
    }
    let enabledIDs = Set(enabled.map(\.id)).subtracting([Self.rule])
    let unknown = comment.rules.filter { !known.contains($0.id) }
    let unused = comment.rules.filter { enabledIDs.contains($0.id) && !used.contains(Use(comment: index, rule: $0.id)) }
    if unknown.isEmpty, unused.count == comment.rules.count {
      let names = unused.map { "'\($0.id)'" }.joined(separator: " and ")
      let verb = unused.count == 1 ? "reports" : "report"
      return [finding(at: comment.range, "\(names) \(verb) nothing here", removing: comment)]
    }
    return unknownNames(unknown, in: comment)
      + unused.map { rule in
        let fixes = [remove(rule, from: comment)]
        return finding(at: rule.range, "'\(rule.id)' reports nothing here", fixes)
      }
  }

  // MARK: Mistakes

  private func unknownCommand(_ mistake: SuppressionMistake) -> Finding {
    let command = "\(SuppressionComment.tool):\(mistake.meant)"
    return finding(
      at: mistake.range, "There is no command '\(mistake.written)'; did you mean '\(command)'?",
      [rewrite(mistake.range, as: command, because: "the comment then takes effect")])
  }

  /// Returns a finding if `disable` follows a finding on the same line: such a comment is usually meant for its own
  /// line. Otherwise returns nil.
  private func disabledTooLate(_ comment: SuppressionComment) -> Finding? {
    let line = file.bytes.lineRange(around: comment.range.start)
    let isMissed = reported.contains { finding in
      let start = finding.range.start
      return comment.appliesTo(finding.rule) && start >= line.start && start < comment.range.start
        && file.suppressions.indicesOfComments(suppressing: finding).isEmpty
    }
    guard isMissed else { return nil }
    let command = "\(SuppressionComment.tool):\(SuppressionComment.Scope.this.command)"
    return finding(
      at: comment.command, "'disable' applies only to the lines below; did you mean '\(command)'?",
      [rewrite(comment.command, as: command, because: "the lines below are then checked")])
  }

  /// Returns findings about names that no rule has. Words at the end that resemble no rule's name are taken for a
  /// reason.
  private func unknownNames(_ names: [SuppressionComment.NamedRule], in comment: SuppressionComment) -> [Finding] {
    let nearest = names.map { DidYouMean.nearest(to: $0.id.description, in: known.map(\.description).sorted()) }
    guard comment.rules.count > 1, let first = nearest.firstIndex(of: nil), let last = names.last,
      last == comment.rules.last
    else {
      return zip(names, nearest).map { misspelled($0, in: comment, near: $1) }
    }
    let begin = names[first]
    let suppressed = begin == comment.rules.first ? "every rule" : "the rules before it"
    let because = "the comment then suppresses \(suppressed)"
    let isDash = !begin.id.description.contains(where: \.isLetter)
    let fix =
      isDash
      ? rewrite(begin.range, as: "--", because: because)
      : Fix(
        "Insert '--'", .suggested(because: because), in: file.path, [Edit(ByteRange(at: begin.range.start), "-- ")])
    return zip(names, nearest).prefix(first).map { misspelled($0, in: comment, near: $1) } + [
      finding(
        at: ByteRange(begin.range.start, last.range.end),
        "There is no rule '\(begin.id)'; write '--' before a reason", [fix])
    ]
  }

  private func misspelled(
    _ rule: SuppressionComment.NamedRule, in comment: SuppressionComment, near: String?
  ) -> Finding {
    let question = near.map { "; did you mean '\($0)'?" } ?? ""
    let rename = near.map { rewrite(rule.range, as: $0, because: "the comment then suppresses a different rule") }
    return finding(
      at: rule.range, "There is no rule '\(rule.id)'\(question)",
      [rename, remove(rule, from: comment)].compactMap { $0 })
  }

  private var known: Set<RuleID> { Set(AllRules.rules.map(\.id) + enabled.map(\.id)) }

  // MARK: Findings and fixes

  private static let reason = Safety.suggested(
    because: "the comment may be meant for code that is not written yet")

  private func rewrite(_ range: ByteRange, as text: String, because reason: String) -> Fix {
    Fix("Write '\(text)'", .suggested(because: reason), in: file.path, [Edit(range, text)])
  }

  private func finding(at range: ByteRange, _ message: String, removing comment: SuppressionComment) -> Finding {
    finding(at: range, message, [Fix("Remove the comment", Self.reason, in: file.path, [.delete(lines(of: comment))])])
  }

  private func finding(at range: ByteRange, _ message: String, _ fixes: [Fix]) -> Finding {
    Finding(rule: Self.rule, severity: severity, range: range, message: message, fixes: fixes)
  }

  /// Returns the fix that removes a rule from a comment. It removes the whole comment if that names no other rule.
  private func remove(_ rule: SuppressionComment.NamedRule, from comment: SuppressionComment) -> Fix {
    guard let index = comment.rules.firstIndex(of: rule), comment.rules.count > 1 else {
      return Fix("Remove the comment", Self.reason, in: file.path, [.delete(lines(of: comment))])
    }
    let isLast = index + 1 == comment.rules.count
    let range =
      isLast
      ? ByteRange(comment.rules[index - 1].range.end, rule.range.end)
      : ByteRange(rule.range.start, comment.rules[index + 1].range.start)
    return Fix("Remove '\(rule.id)' from the comment", Self.reason, in: file.path, [.delete(range)])
  }

  /// Returns the lines of the comment if nothing else is on them; otherwise the comment and the blanks before it.
  private func lines(of comment: SuppressionComment) -> ByteRange {
    let first = file.bytes.lineRange(around: comment.range.start)
    let last = file.bytes.lineRange(around: comment.range.end)
    let before = file.bytes[first.start..<comment.range.start]
    let after = file.bytes[comment.range.end..<max(last.end, comment.range.end)]
    if before.allSatisfy(\.isBlank), after.allSatisfy({ $0.isBlank || $0.isLineEnd }) {
      return ByteRange(first.start, last.end)
    }
    let blanks = before.reversed().prefix(while: \.isBlank).count
    return ByteRange(comment.range.start - blanks, comment.range.end)
  }
}
