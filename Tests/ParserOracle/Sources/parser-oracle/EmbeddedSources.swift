import Foundation
import SwiftParser
import SwiftSyntax

/// The sources that swift-syntax's parser tests hold as string literals: the first, unlabelled argument of
/// `assertParse` and of `ParserTestCase`'s other checks.
enum EmbeddedSources {
  /// Writes each literal of the test files into a file of its own and answers the files' paths.
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

  /// Positions are marked as keycap digits and ℹ️ in the tests' sources, and `assertParse` takes them out.
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
