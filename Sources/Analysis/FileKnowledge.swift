import Facts
import SourceText
import Syntax

/// What is kept of one version of a file after its syntax tree is released: enough to analyze it.
package struct FileKnowledge: Sendable, Hashable {
  /// The text that every range refers to.
  package let bytes: [UInt8]
  package let facts: FileFacts
  package let suppressions: Suppressions
  /// Nil if function bodies were not parsed.
  private let readDefectCount: Int?

  init(bytes: [UInt8], facts: FileFacts, suppressions: Suppressions, defectCount: Int?) {
    self.bytes = bytes
    self.facts = facts
    self.suppressions = suppressions
    readDefectCount = defectCount
  }

  /// See `SyntaxTree.defectCount`.
  var defectCount: Int { readDefectCount ?? Parser.parse(bytes).defectCount }

  package var path: String { facts.path }
  package var isTest: Bool { facts.summary.traits.contains(.isTest) }
  /// The file is generated: manual changes are lost when it is generated again, so fix-all skips it.
  package var isGenerated: Bool { facts.summary.traits.contains(.isGenerated) }
}
