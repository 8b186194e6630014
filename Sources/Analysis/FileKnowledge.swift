import Facts
import SourceText

/// What is known of one version of one file once its tree is gone: enough to judge it.
package struct FileKnowledge: Sendable, Hashable {
  /// The text that every range refers to.
  package let bytes: [UInt8]
  package let facts: FileFacts
  package let suppressions: Suppressions
  /// A tool writes the file, so no fix-all touches it.
  package let isGenerated: Bool

  package var path: String { facts.path }
}

/// One version of one file: its text and what it says about state.
package struct AnalyzedFile: Sendable {
  package let buffer: SourceBuffer
  package let knowledge: FileKnowledge

  package var path: String { knowledge.path }
  package var facts: FileFacts { knowledge.facts }
}
