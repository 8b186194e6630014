import Analysis
import Rules
import Server
import ServerTesting
import SourceText

extension Contract {
  /// Checks the same in an editor that counts in UTF-16: opens the files, compares the findings, applies the fix, and
  /// compares the text.
  package func serverViolations() -> [Violation] {
    let (marked, fixed) = Disguise.emojiCommentOnChangedLines.applied(to: ruleCase)
    let editor = Editor(files: marked.unmarked, analyzer: analyzer)
    let actual = marked.map { file in
      Example.File(
        path: file.path,
        code: MarkedText.marking(
          editor.diagnostics(in: file.path, of: rule.id).map { editor.utf8Range($0.range, in: file.path) },
          in: MarkedText(file.code).text))
    }
    guard actual == marked else {
      return [
        violation("An editor underlines what is marked", LineDifference(from: marked.shown, to: actual.shown).shown)
      ]
    }
    guard let expected = ruleCase.fixed, let fixed else { return [] }
    let markCount = marked.reduce(0) { $0 + MarkedText($1.code).ranges.count }
    for _ in 0..<markCount {
      guard let action = editor.firstAction(at: expected.index, of: rule.id) else { break }
      if (action.isPreferred ?? false) != expected.isSafe {
        return [violation("An editor prefers the safe fix and no other", action.title)]
      }
      guard editor.take(action) else {
        return [
          violation("An editor can apply the edits", "\(action.title): \(action.edit as Any)", editor.files.shown)
        ]
      }
    }
    guard editor.files == fixed else {
      return [
        violation(
          "Fixes taken in an editor give the stated text",
          LineDifference(from: fixed.shown, to: editor.files.shown).shown)
      ]
    }
    let remaining = fixed.flatMap { editor.diagnostics(in: $0.path, of: rule.id) }
    return remaining.isEmpty
      ? [] : [violation("An editor shows nothing after fixing", remaining.map(\.message).joined(separator: "\n"))]
  }
}

/// An editor in which all files of an example are open in one project.
private final class Editor {
  private let session: InProcessSession
  private let paths: [String]

  init(files: [Example.File], analyzer: Analyzer) {
    paths = files.map(\.path)
    session = InProcessSession(
      analyzer: analyzer,
      files: Dictionary(uniqueKeysWithValues: files.map { (Self.absolute($0.path), $0.code) }))
    for file in files { session.open(Self.absolute(file.path), file.code) }
  }

  private static func absolute(_ path: String) -> String { "/project/\(path)" }

  var files: [Example.File] {
    paths.map { Example.File(path: $0, code: session.text(Self.absolute($0)) ?? "") }
  }

  func diagnostics(in path: String, of rule: RuleID) -> [Diagnostic] {
    session.diagnostics(Self.absolute(path)).filter { $0.code == rule.description }
  }

  func utf8Range(_ range: LSPRange, in path: String) -> ByteRange {
    let lines = LineTable(Array((session.text(Self.absolute(path)) ?? "").utf8))
    func offset(_ position: Position) -> Int {
      lines.utf8Offset(of: LineColumn(line: position.line, column: position.character), in: .utf16)
    }
    return ByteRange(offset(range.start), offset(range.end))
  }

  /// Returns the quick fix at the index among those of the first diagnostic of the rule that has enough of them.
  func firstAction(at fixIndex: Int, of rule: RuleID) -> CodeAction? {
    for path in paths {
      for diagnostic in diagnostics(in: path, of: rule) {
        let actions = session.codeActions(Self.absolute(path), at: diagnostic.range).filter { action in
          action.diagnostics?.contains { $0["data"]["id"].string == diagnostic.data?.id } ?? false
        }
        if actions.count > fixIndex { return actions[fixIndex] }
      }
    }
    return nil
  }

  /// Applies the action's edits as an editor does. Returns false if they do not fit.
  func take(_ action: CodeAction) -> Bool { session.apply(action) != nil }
}
