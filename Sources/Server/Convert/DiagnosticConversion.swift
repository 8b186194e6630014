import Analysis
import Rules
import SourceText

extension SessionSnapshot {
  /// Returns the diagnostics of a text. A text that isn't checked gets one that states this, because it would look
  /// clean otherwise.
  func diagnostics(for findings: HeldFindings, in snapshot: DocumentSnapshot) -> [Diagnostic] {
    if snapshot.isTooLarge {
      let limit = DocumentSnapshot.maximumUTF8Count >> 20
      return [note(in: snapshot, code: "large-file", "This file is larger than \(limit) MB and is not checked")]
    }
    if reader.skips(path: snapshot.key, utf8Count: snapshot.buffer.bytes.count) {
      return [
        note(
          in: snapshot, code: "crashed",
          "\(Product.name) crashed on this text before and does not check it until its length changes; "
            + "please report the crash")
      ]
    }
    return diagnostics(for: findings, in: snapshot.buffer)
  }

  /// Returns a diagnostic about a text as a whole.
  private func note(in snapshot: DocumentSnapshot, code: String, _ message: String) -> Diagnostic {
    Diagnostic(
      range: snapshot.buffer.range(ByteRange(at: 0), in: features.columnUnit),
      severity: Severity.information.rawValue, code: code, source: Product.name, message: message)
  }

  /// Returns the diagnostics of the findings that are not held back, with the members that the client supports.
  private func diagnostics(for findings: HeldFindings, in buffer: SourceBuffer) -> [Diagnostic] {
    var buffers: [String: SourceBuffer?] = [:]
    let references = FindingReference.references(for: findings.all)
    return zip(findings.all, references).enumerated().compactMap { index, found in
      findings.waiting.contains(index) ? nil : diagnostic(for: found.0, found.1, in: buffer, otherTexts: &buffers)
    }
  }

  private func diagnostic(
    for finding: Finding, _ reference: FindingReference, in buffer: SourceBuffer,
    otherTexts: inout [String: SourceBuffer?]
  ) -> Diagnostic {
    var related: [Diagnostic.RelatedInformation] = []
    for place in finding.related {
      let known = otherTexts[place.path] ?? self.buffer(ofPath: place.path)
      otherTexts[place.path] = known
      guard let text = known else { continue }
      related.append(
        .init(
          location: Location(uri: uri(ofPath: place.path), range: text.range(place.range, in: features.columnUnit)),
          message: place.message))
    }
    var message = finding.message
    if !features.takesRelatedInformation, let first = related.first, let path = finding.related.first?.path {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      message += " (\(first.message), \(name):\(first.location.range.start.line + 1))"
    }
    let rule = AllRules.rules.first { $0.id == finding.rule }
    return Diagnostic(
      range: buffer.range(finding.range, in: features.columnUnit),
      severity: finding.severity.rawValue,
      code: finding.rule.description,
      codeDescription: features.takesCodeDescription ? page(of: rule).map { .init(href: $0) } : nil,
      source: Product.name,
      message: message.isEmpty ? finding.rule.description : message,
      tags: features.takesUnnecessaryTag && rule?.findsUnnecessaryCode == true ? [Diagnostic.unnecessaryTag] : nil,
      relatedInformation: features.takesRelatedInformation && !related.isEmpty ? related : nil,
      data: features.takesDiagnosticData ? reference : nil)
  }

  private func page(of rule: (any Rule)?) -> String? { (rule?.reference).flatMap { $0.isEmpty ? nil : $0 } }
}

extension FindingReference {
  /// Returns a reference for each finding. Findings with the same rule and message are distinguished by their order.
  static func references(for findings: [Finding]) -> [FindingReference] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let words = "\(finding.rule)\u{0}\(finding.message)"
      let ordinal = seen[words, default: 0]
      seen[words] = ordinal + 1
      return FindingReference(
        v: 1, rule: finding.rule.description, id: Fingerprint.text(of: "\(words)\u{0}\(ordinal)".utf8))
    }
  }
}
