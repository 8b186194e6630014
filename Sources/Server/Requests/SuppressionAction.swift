import Analysis
import SourceText

/// "Ignore here": a fix that adds a comment above the line of a finding. It is never preferred, and not part of
/// fix-all.
extension DocumentQuestion {
  /// Returns the fix; nil if a comment would not suppress the finding, for example inside a multiline string.
  func suppression(of finding: Finding, among findings: [Finding], in project: Project) -> Fix? {
    let buffer = snapshot.buffer
    let start = Suppressions.startForComment(reaching: finding.range.start, in: buffer.bytes)
    let indentation = buffer.bytes[start...].prefix(while: \.isBlank)
    let comment =
      String(decoding: indentation, as: UTF8.self) + "// statewise:disable:next \(finding.rule)"
      + buffer.lines.dominantLineEnding
    let edit = Edit.insert(comment, at: start)
    guard let changed = [edit].applied(to: buffer.bytes) else { return nil }
    let knowledge = session.analyzer.knowledge(
      of: changed, path: snapshot.key, pathInProject: snapshot.pathInProject)
    let remaining = session.analyzer.findings(in: knowledge, of: project)
    let place = finding.range.start + comment.utf8.count
    guard remaining.count < findings.count,
      !remaining.contains(where: { $0.rule == finding.rule && $0.range.start == place })
    else { return nil }
    return Fix(
      "Ignore '\(finding.rule)' here", .suggested(because: "it only hides the finding"), in: snapshot.key, [edit])
  }
}
