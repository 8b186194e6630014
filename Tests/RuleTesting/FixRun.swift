import Rules
import SourceText

/// What happens when a user takes a rule's fixes one after the other.
struct FixRun {
  /// The files after each fix; the first entry is the beginning.
  private(set) var steps: [[Example.File]]
  /// The fixes that were taken.
  private(set) var fixes: [Fix] = []
  /// Why fixing stopped before the rule had nothing more to offer.
  private(set) var obstacle: String?

  var result: [Example.File] { steps.last ?? [] }

  /// Takes the fix at `fixIndex` of the first finding that has it until none has, at most `limit` times.
  init(
    _ files: [Example.File], fixIndex: Int, limit: Int, findings: ([Example.File]) -> [Finding]
  ) {
    steps = [files]
    while let fix = findings(result).first(where: { $0.fixes.count > fixIndex })?.fixes[fixIndex] {
      guard fixes.count < limit else {
        obstacle = "The rule still offers a fix (\(fix.title)) after \(limit)."
        return
      }
      guard let fixed = fix.applied(to: result) else {
        obstacle = "The edits of “\(fix.title)” overlap or lie outside their file: \(fix.changes)"
        return
      }
      fixes.append(fix)
      steps.append(fixed)
    }
  }
}
