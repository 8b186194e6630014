import Console

/// The claims in the documents that the rules are based on, and the rules that check them.
enum CoveragePage {
  static func text(_ statements: [Statement] = Coverage.statements) -> String {
    let head: [PageBlock] = [
      .heading(1, "Coverage"),
      .paragraph(
        "What the source documents of Statewise say about state, in our own words, and which rule checks it. "
          + "`\(GeneratedPages.command)` generates this page from `Sources/statewise-dev/Coverage`."),
    ]
    let sections = Statement.Source.allCases.flatMap { source -> [PageBlock] in
      let rows = statements.filter { $0.source == source }.map { "| \($0.text) | \(check($0)) |" }
      return [
        .heading(2, source.rawValue),
        .paragraph((["| Statement | Checked by |", "| --- | --- |"] + rows).joined(separator: "\n")),
      ]
    }
    return (head + sections).markdown
  }

  private static func check(_ statement: Statement) -> String {
    switch statement.check {
    case .rules(let rules, let example):
      let links = rules.map { "[\($0)](README.md#\($0))" }.joined(separator: ", ")
      return "\(links): “\(example)”"
    case .none(let reason, let date):
      return "No rule (\(date)): \(reason)"
    }
  }
}
