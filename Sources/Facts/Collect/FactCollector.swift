import SourceText
import Syntax

/// Turns one syntax tree into facts. The only part of `Facts` that sees syntax.
package enum FactCollector {
  /// Total: any tree gives facts, an empty one gives none.
  package static func facts(of tree: SyntaxTree, path: String) -> FileFacts {
    FileFacts(path: path, bytes: tree.bytes, summary: FileSummary(path: path))
  }
}
