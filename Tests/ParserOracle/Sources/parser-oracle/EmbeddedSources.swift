import Foundation
import SwiftParser
import SwiftSyntax

/// The sources in string literals of swift-syntax's parser tests: the first, unlabeled argument of `assertParse` and of
/// the other checks in `ParserTestCase`.
enum EmbeddedSources {
  /// Writes each literal in the test files to a separate file. Returns the paths of these files.
  static func extract(from testFiles: [String], into folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for file in testFiles {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let collector = LiteralCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: text))
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      for (line, literal) in collector.literals {
        let lineNumber = text.utf8.prefix(line).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        let path = "\(folder)/\(name)-\(lineNumber).swift"
        try Data(withoutMarkers(literal).utf8).write(to: URL(fileURLWithPath: path))
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  /// Removes the position markers, which are keycap digits and ℹ️, as `assertParse` does.
  private static func withoutMarkers(_ text: String) -> String {
    text.filter { character in
      !(character == "ℹ️" || character == "🔟" || character.unicodeScalars.contains("\u{20E3}"))
    }
  }

  private final class LiteralCollector: SyntaxVisitor {
    var literals: [(utf8Offset: Int, text: String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("assert"),
        let first = node.arguments.first, first.label == nil,
        let literal = first.expression.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue
      {
        literals.append((literal.position.utf8Offset, text))
      }
      return .visitChildren
    }
  }
}
