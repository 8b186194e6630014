import Rules
import SourceText
import Syntax

extension Contract {
  /// Mending gives the stated text byte for byte, breaks no syntax and leaves nothing to report.
  func fixViolations() -> [Violation] {
    switch example.expectation {
    case .allowed: return []
    case .flagged:
      let fixes = Judgement(of: example.unmarkedFiles).findings(of: rule.id).flatMap(\.fixes)
      guard !fixes.isEmpty else { return [] }
      return [violation("No fix is offered", fixes.map(\.title).joined(separator: "\n"))]
    case .fixed(_, let fixIndex, let isSafe, let because):
      let mending = mend(example.unmarkedFiles, fixIndex: fixIndex)
      return textViolations(of: mending, expected: example.fixedFiles ?? [])
        + safetyViolations(of: mending.fixes, isSafe: isSafe, because: because)
    }
  }

  func mend(_ files: [Example.File], fixIndex: Int) -> Mending {
    let markCount = example.files.reduce(0) { $0 + MarkedText($1.code).ranges.count }
    return Mending(files, by: rule.id, fixIndex: fixIndex, limit: markCount)
  }

  func textViolations(of mending: Mending, expected: [Example.File]) -> [Violation] {
    var violations: [Violation] = []
    if let obstacle = mending.obstacle {
      violations.append(violation("Mending comes to an end", obstacle, mending.result.shown))
    }
    if mending.fixes.isEmpty {
      return violations + [violation("A fix is offered", mending.result.shown)]
    }
    if mending.result != expected {
      violations.append(
        violation(
          "Mending gives the stated text byte for byte", "Fixes: \(mending.fixes.map(\.title))",
          difference(from: expected.shown, to: mending.result.shown)))
    }
    for (before, after) in zip(mending.steps, mending.steps.dropFirst()) {
      for (old, new) in zip(before, after) {
        let added = SyntaxTroubles(new.code).added(since: SyntaxTroubles(old.code))
        if !added.isEmpty { violations.append(violation("A fix breaks no syntax", added, new.code)) }
      }
    }
    let remaining = Judgement(of: mending.result).findings(of: rule.id)
    if !remaining.isEmpty {
      violations.append(
        violation(
          "The rule is silent after mending", remaining.map(\.message).joined(separator: "\n"), mending.result.shown))
    }
    return violations
  }

  private func safetyViolations(of fixes: [Fix], isSafe: Bool, because: String?) -> [Violation] {
    fixes.flatMap { fix in
      switch fix.safety {
      case .safe:
        return isSafe ? [] : [violation("The fix “\(fix.title)” is only suggested", "It claims to be safe.")]
      case .suggested(let reason):
        if isSafe { return [violation("The fix “\(fix.title)” is safe", "It is only suggested, because \(reason).")] }
        guard let because, !reason.contains(because) else { return [] }
        return [violation("The fix's reason names “\(because)”", "Actual: \(reason)")]
      }
    }
  }
}

/// Signs of broken syntax in one text.
struct SyntaxTroubles {
  private let unexpectedCount: Int
  private let unbalanced: [String: Int]

  init(_ code: String) {
    let tree = Parser.parse(Array(code.utf8))
    unexpectedCount = (0..<tree.nodeCount).count { tree.kind(of: NodeID(index: UInt32($0))) == .unexpected }
    let pairs: [(String, TokenKind, TokenKind)] = [
      ("()", .leftParenthesis, .rightParenthesis), ("[]", .leftBracket, .rightBracket), ("{}", .leftBrace, .rightBrace),
    ]
    var unbalanced: [String: Int] = [:]
    for (name, opening, closing) in pairs {
      let opened = tree.tokens.count { $0.kind == opening }
      let interpolations = name == "()" ? tree.tokens.count { $0.kind == .interpolationStart } : 0
      unbalanced[name] = opened + interpolations - tree.tokens.count { $0.kind == closing }
    }
    self.unbalanced = unbalanced
  }

  /// What is wrong here that was not wrong before, in words; empty when nothing is.
  func added(since before: SyntaxTroubles) -> String {
    var sentences: [String] = []
    if unexpectedCount > before.unexpectedCount {
      sentences.append("Unexpected nodes: \(before.unexpectedCount) before, \(unexpectedCount) after.")
    }
    for name in unbalanced.keys.sorted() where unbalanced[name] != before.unbalanced[name] {
      sentences.append("Unbalanced \(name): \(before.unbalanced[name] ?? 0) before, \(unbalanced[name] ?? 0) after.")
    }
    return sentences.joined(separator: " ")
  }
}

/// The lines that two texts do not share, and some around them, as a reader of diffs expects them. Invisible
/// characters are written out.
func difference(from expected: String, to actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines = ["- expected", "+ actual"]
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      lines.append("- " + visible(old[oldIndex]))
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      lines.append("+ " + visible(new[newIndex]))
      newIndex += 1
    } else {
      lines.append("  " + visible(old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return lines.joined(separator: "\n")
}

private func visible(_ line: String) -> String {
  String(
    line.unicodeScalars.flatMap { scalar -> [Character] in
      switch scalar {
      case "\r": Array("␍")
      case "\t": Array("→   ")
      case "\u{FEFF}": Array("<BOM>")
      default: [Character(scalar)]
      }
    })
}
