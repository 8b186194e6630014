import Analysis
import Rules
import SourceText

/// "Ignore here": a comment above the line of a finding. Never preferred, and no part of fix-all.
extension DocumentQuestion {
  /// Nil where such a comment would not silence the finding, as inside a multi-line string, where it would be text.
  func suppression(of finding: Finding, among findings: [Finding], in project: Project) -> Fix? {
    let line = snapshot.buffer.lines.line(ofUTF8Offset: finding.range.start)
    // Attributes on lines of their own belong to the declaration.
    let first = (0..<line).reversed().first { !isAttribute(line: $0) }.map { $0 + 1 } ?? 0
    return (first...line).lazy.compactMap { suppression(of: finding, above: $0, among: findings, in: project) }.first
  }

  private func isAttribute(line: Int) -> Bool {
    let buffer = snapshot.buffer
    return buffer.slice(buffer.lines.contentRange(ofLine: line)).first { !$0.isBlank } == UInt8(ascii: "@")
  }

  private func suppression(of finding: Finding, above line: Int, among findings: [Finding], in project: Project) -> Fix?
  {
    let buffer = snapshot.buffer
    let content = buffer.lines.contentRange(ofLine: line)
    let indentation = buffer.slice(content).prefix(while: \.isBlank)
    let comment =
      String(decoding: indentation, as: UTF8.self) + "// statewise:disable:next \(finding.rule)"
      + buffer.lines.dominantLineEnding
    let edit = Edit.insert(comment, at: content.start)
    guard let changed = [edit].applied(to: buffer.bytes) else { return nil }
    let knowledge = session.analyzer.knowledge(
      of: changed, path: snapshot.key, pathInProject: snapshot.pathInProject)
    let remaining = session.analyzer.findings(in: knowledge, of: project)
    let place = finding.range.start + comment.utf8.count
    guard remaining.count < findings.count,
      !remaining.contains(where: { $0.rule == finding.rule && $0.range.start == place })
    else { return nil }
    return Fix("Ignore '\(finding.rule)' here", .suggested(because: "it fixes nothing"), in: snapshot.key, [edit])
  }
}
