import FactQuestions
import Facts
import SourceText

/// The edit that adds a modifier after the single expression of a view's body.
enum BodyModifierEdit {
  /// Inserts the modifier. Nil if the file does not contain the body or the body is not a single expression. Further
  /// lines of the modifier get the same indentation as its first line.
  static func insertion(
    _ modifier: String, to view: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Edit? {
    let declarations = ([view] + project.extensions(of: view)).filter { $0.file.id == file.summary.id }
    guard let body = declarations.lazy.compactMap({ file.viewBodies(of: $0.index).first }).first else { return nil }
    let separator = separator(after: body.expression, in: file)
    let indentation =
      separator.isEmpty
      ? file.indentation(ofLineAt: body.expression.range.end) : String(separator.dropFirst(file.lineEnding.count))
    let lines = modifier.split(separator: "\n", omittingEmptySubsequences: false)
    return .insert(
      separator + lines.joined(separator: file.lineEnding + indentation), at: body.expression.range.end)
  }

  /// The text before the modifier: a line ending and the indentation of the existing modifiers; empty if the expression
  /// shares its only line with other code.
  static func separator(after expression: Place, in file: FileFacts) -> String {
    let (start, end) = (expression.range.start, expression.range.end)
    let indentation = file.indentation(ofLineAt: end)
    let isOneLine = file.lineStart(of: start) == file.lineStart(of: end)
    guard isOneLine else { return file.lineEnding + indentation }
    guard file.isFirstOnLine(start) else { return "" }
    return file.lineEnding + indentation + (indentation.hasPrefix("\t") ? "\t" : "    ")
  }
}
