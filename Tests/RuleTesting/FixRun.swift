import Rules
import SourceText

/// The steps when a user applies a rule's fixes one after the other.
struct FixRun {
  /// The files after each fix. The first element contains the original files.
  private(set) var steps: [[Example.File]]
  /// The applied fixes.
  private(set) var fixes: [Fix] = []
  /// The reason that fixing stopped early; nil if the rule had no more fixes.
  private(set) var obstacle: String?

  var result: [Example.File] { steps.last ?? [] }

  /// Applies the fix at `fixIndex` of the first finding that has it, at most `limit` times, until no finding has it.
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
