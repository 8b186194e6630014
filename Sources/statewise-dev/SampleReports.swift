import Console

/// The output of the commands for the sample app in every format. The repository contains these texts, a test compares
/// them, and `pages` writes them.
enum SampleReports {
  static let folder = "Tests/RepositoryTests/Golden"

  struct Report: Sendable {
    /// The path relative to the root of the repository.
    let path: String
    let text: String
  }

  /// - Parameter root: The repository, which must be the current folder. Its path is removed from the texts.
  static func all(root: String) -> [Report] {
    let reports =
      ReportFormat.allCases.map { format in
        (name: "check-\(format)", text: text(["check", "--format", "\(format)"], isInteractive: false))
      } + [
        (name: "check-terminal", text: text(["check"], isInteractive: true)),
        (name: "fix-diff", text: text(["fix", "--diff"], isInteractive: false)),
        (name: "map-text", text: text(["map"], isInteractive: false)),
        (name: "map-mermaid", text: text(["map", "--format", "mermaid"], isInteractive: false)),
        (name: "map-dot", text: text(["map", "--format", "dot"], isInteractive: false)),
        (name: "map-html-data", text: data(of: text(["map", "--format", "html"], isInteractive: false))),
      ]
    return reports.map { name, text in
      Report(path: "\(folder)/\(name).txt", text: text.replacing(root + "/", with: ""))
    }
  }

  /// Returns a part of the sample app's map for the front page, in a format that Markdown viewers can draw.
  static func picture() -> [String] {
    guard let root = try? Repository.root().path else { return [] }
    let arguments = ["map", "--format", "mermaid", "--depth", "1", "ChartSection"]
    let map = text(arguments, of: root + "/" + sample, isInteractive: false)
    return ["```mermaid"] + map.split(separator: "\n").map(String.init) + ["```"]
  }

  private static let sample = "Tests/SampleApp"

  private static func text(_ arguments: [String], of path: String = sample, isInteractive: Bool) -> String {
    var text = ""
    let terminal = Terminal(
      write: { text += $0 }, writeError: { text += $0 }, isInteractive: isInteractive, environment: ["NO_COLOR": "1"])
    _ = Console.run(arguments: arguments + [path], terminal: terminal)
    return text
  }

  /// Returns the data in a map's page. The way in which the page shows it doesn't depend on the sample app.
  private static func data(of page: String) -> String {
    guard let start = page.firstRange(of: "<script id=\"map\" type=\"application/json\">"),
      let end = page[start.upperBound...].firstRange(of: "</script>")
    else { return page }
    return page[start.upperBound..<end.lowerBound].replacing("},{", with: "},\n{") + "\n"
  }
}
