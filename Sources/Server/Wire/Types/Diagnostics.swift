/// Members that the client did not declare are nil and not written.
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

/// Says which finding a diagnostic is about, never what to do about it: edits are computed again from the current text.
package struct FindingReference: Codable, Hashable, Sendable {
  /// The layout of this value.
  package var v: Int
  package var rule: String
  /// Equal for the same finding in every version of the text that has it.
  package var id: String
}
