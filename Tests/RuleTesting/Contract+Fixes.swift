import Analysis
import Rules
import SourceText

extension Contract {
  /// Checks that fixing results in exactly the stated text, keeps the syntax valid, and leaves nothing to report.
  func fixViolations() -> [Violation] {
    guard let fixed = ruleCase.fixed else {
      guard ruleCase.isFlagged else { return [] }
      let fixes = ownJudgment(of: ruleCase.unmarkedFiles).findings(of: rule.id).flatMap(\.fixes)
      guard !fixes.isEmpty else { return [] }
      return [violation("No fix is offered", fixes.map(\.title).joined(separator: "\n"))]
    }
    let fixRun = decidedFixRun(fixIndex: fixed.index, limit: markCount)
    return textViolations(of: fixRun, expected: fixed.files ?? [])
      + safetyViolations(of: fixRun.fixes, isSafe: fixed.isSafe, because: fixed.because)
      + fixAllViolations() + newFindingViolations(after: fixRun)
  }

  /// Applies fixes that are marked as safe or suggested.
  func decidedFixRun(fixIndex: Int, limit: Int) -> FixRun {
    FixRun(ruleCase.unmarkedFiles, fixIndex: fixIndex, limit: limit) {
      decidedJudgment(of: $0).findings(of: rule.id)
    }
  }

  private var markCount: Int { ruleCase.files.reduce(0) { $0 + MarkedText($1.code).ranges.count } }

  /// Checks that after a safe fix, no rule that is on by default has a new finding that is more severe than a hint.
  private func newFindingViolations(after fixRun: FixRun) -> [Violation] {
    guard hasSafeFix else { return [] }
    let analyzer = Analyzer(configuration: Configuration(project: ruleCase.settings), rules: rules)
    func said(about files: [Example.File]) -> [String: Int] {
      Judgment(of: files, in: snapshot(of: files), by: analyzer).verdicts.flatMap(\.findings).filter {
        $0.severity >= .information
      }
      .reduce(into: [:]) { $0["\($1.rule): \($1.message)", default: 0] += 1 }
    }
    let before = said(about: ruleCase.unmarkedFiles)
    let added = said(about: fixRun.result).filter { $0.value > before[$0.key] ?? 0 }.keys.sorted()
    guard !added.isEmpty else { return [] }
    return [
      violation(
        "A safe fix leads to no new finding", added.joined(separator: "\n"), fixRun.result.shown)
    ]
  }

  /// Applies fixes as the rule proposes them.
  func fix(_ files: [Example.File], fixIndex: Int) -> FixRun {
    FixRun(files, fixIndex: fixIndex, limit: markCount) { ownJudgment(of: $0).findings(of: rule.id) }
  }

  func textViolations(of fixRun: FixRun, expected: [Example.File]) -> [Violation] {
    var violations: [Violation] = []
    if let obstacle = fixRun.obstacle {
      violations.append(violation("Repeated fixing terminates", obstacle, fixRun.result.shown))
    }
    if fixRun.fixes.isEmpty {
      return violations + [violation("A fix is offered", fixRun.result.shown)]
    }
    if fixRun.result != expected {
      violations.append(
        violation(
          "Fixing gives the stated text byte for byte", "Fixes: \(fixRun.fixes.map(\.title))",
          LineDifference(from: expected.shown, to: fixRun.result.shown).shown, rewriteHint))
    }
    for (before, after) in zip(fixRun.steps, fixRun.steps.dropFirst()) {
      for (old, new) in zip(before, after) where old != new {
        let added = SyntaxTroubles(new.code).added(since: SyntaxTroubles(old.code))
        if !added.isEmpty { violations.append(violation("A fix adds no syntax error", added, new.code)) }
      }
    }
    let remaining = ownJudgment(of: fixRun.result).findings(of: rule.id)
    if !remaining.isEmpty {
      violations.append(
        violation(
          "The rule reports nothing after fixing", remaining.map(\.message).joined(separator: "\n"), fixRun.result.shown
        ))
    }
    return violations
  }

  /// Checks that fixing all findings applies only safe fixes.
  private func fixAllViolations() -> [Violation] {
    let analyzer = analyzer.selecting(rule.id)
    let files = ruleCase.unmarkedFiles
    let outcome = SafeFixes(analyzer: analyzer, on: .here).apply(
      to: files.map(\.path), of: snapshot(of: files))
    let actual = files.map { file in
      outcome.texts[file.path].map { Example.File(path: file.path, code: String(decoding: $0, as: UTF8.self)) } ?? file
    }
    let expected = hasSafeFix ? ruleCase.fixed?.files ?? [] : files
    guard actual != expected || !outcome.isComplete else { return [] }
    return [
      violation(
        hasSafeFix ? "Fixing all at once gives the stated text" : "Fixing all at once leaves suggestions alone",
        LineDifference(from: expected.shown, to: actual.shown).shown)
    ]
  }

  private func safetyViolations(of fixes: [Fix], isSafe: Bool, because: String?) -> [Violation] {
    fixes.flatMap { fix in
      switch fix.safety {
      case .safe:
        return isSafe ? [] : [violation("The fix “\(fix.title)” is only suggested", "It claims to be safe.")]
      case .proposed: return [violation("The fix “\(fix.title)” is decided", "It is only proposed.")]
      case .suggested(let reason):
        if isSafe { return [violation("The fix “\(fix.title)” is safe", "It is only suggested, because \(reason).")] }
        guard let because, !reason.contains(because) else { return [] }
        return [violation("The fix's reason names “\(because)”", "Actual: \(reason)")]
      }
    }
  }
}
