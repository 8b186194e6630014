import Facts
import Syntax

/// What is known about one version of a file: enough to analyze it.
package struct FileKnowledge: Sendable {
  /// The text that every range refers to.
  package let bytes: [UInt8]
  package let facts: FileFacts
  package let suppressions: Suppressions
  /// False if the file only declares data, such as enums and structs without code. Nothing is reported in such a file,
  /// so checking it needs no other file.
  package let mayHaveFindings: Bool
  /// The number of syntax errors; nil if function bodies were not parsed.
  private let readDefectCount: Int?
  /// The complete syntax tree of a text that is being edited; nil for other files, because trees are large.
  private let keptTree: SyntaxTree?

  init(
    bytes: [UInt8], facts: FileFacts, suppressions: Suppressions, tree: SyntaxTree, isWhole: Bool, keepsTree: Bool
  ) {
    self.bytes = bytes
    self.facts = facts
    self.suppressions = suppressions
    mayHaveFindings =
      !suppressions.comments.isEmpty || !suppressions.mistakes.isEmpty
      || tree.nodes.contains { Self.reportable.contains($0.kind) }
    readDefectCount = isWhole ? tree.defectCount : nil
    keptTree = isWhole && keepsTree ? tree : nil
  }

  /// Parses the text again if the tree was not kept.
  var tree: SyntaxTree { keptTree ?? Parser.parse(bytes) }

  /// The number of syntax errors; see `SyntaxTree.defectCount`.
  var defectCount: Int { readDefectCount ?? tree.defectCount }

  /// The kinds of nodes that a file needs for a finding: every rule looks at a wrapper, a macro, a class, or code.
  private static let reportable: Set<NodeKind> = [
    .attribute, .classDeclaration, .actorDeclaration, .extensionDeclaration, .macroExpansion, .codeBlock,
    .accessorBlock, .closure, .call, .subscriptCall, .keyPath, .unexpected, .opaque,
  ]

  package var path: String { facts.path }
  package var isTest: Bool { facts.summary.traits.contains(.isTest) }
  /// Whether the file is generated: manual changes are lost when it is generated again, so fix-all skips it.
  package var isGenerated: Bool { facts.summary.traits.contains(.isGenerated) }
}
