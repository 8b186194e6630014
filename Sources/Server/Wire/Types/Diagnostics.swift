/// A diagnostic. Members that the client doesn't support are nil and not written.
package struct Diagnostic: Codable, Hashable, Sendable {
  package struct CodeDescription: Codable, Hashable, Sendable {
    package var href: String
  }

  package struct RelatedInformation: Codable, Hashable, Sendable {
    package var location: Location
    package var message: String
  }

  /// `DiagnosticTag.Unnecessary`: editors fade the text out.
  package static let unnecessaryTag = 1

  package var range: LSPRange
  package var severity: Int
  package var code: String
  package var codeDescription: CodeDescription?
  package var source: String
  package var message: String
  package var tags: [Int]?
  package var relatedInformation: [RelatedInformation]?
  package var data: FindingReference?
}

/// Identifies the finding of a diagnostic, but not its fixes: edits are computed again from the current text.
package struct FindingReference: Codable, Hashable, Sendable {
  /// The version of this layout.
  package var v: Int
  package var rule: String
  /// The identity of the finding. It is the same in every version of the text that has the finding.
  package var id: String
}
