import Rules
import SourceText

/// What happens when a user takes a rule's fixes one after the other.
struct Mending {
  /// The files after each fix; the first entry is the beginning.
  var steps: [[Example.File]]
  /// The fixes that were taken.
  var fixes: [Fix] = []
  /// Why mending stopped before the rule had nothing more to offer.
  var obstacle: String?

  var result: [Example.File] { steps.last ?? [] }

  /// Takes the fix at `fixIndex` of the first finding that has it until none has, at most `limit` times.
  init(_ files: [Example.File], by rule: RuleID, fixIndex: Int, limit: Int) {
    steps = [files]
    while true {
      let offered = Judgement(of: result).findings(of: rule).first { $0.fixes.count > fixIndex }
      guard let fix = offered?.fixes[fixIndex] else { return }
      guard fixes.count < limit else {
        obstacle = "The rule still offers a fix (\(fix.title)) after \(limit)."
        return
      }
      guard let mended = fix.applied(to: result) else {
        obstacle = "The edits of “\(fix.title)” overlap or lie outside their file: \(fix.changes)"
        return
      }
      fixes.append(fix)
      steps.append(mended)
    }
  }
}
