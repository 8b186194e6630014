import Analysis
import JSONReading
import Projects
import Rules
import SystemCalls

extension Command {
  static let rules: Command = Command(
    name: "rules",
    summary: "List all rules",
    operands: "[PATH]",
    operandLimit: 1,
    discussion: """
      Prints one line per rule: its name, its severity or 'off', and what it reports. Severities are those for the file or
      folder at the path, or for the current folder, as its configuration sets them.
      """,
    options: [.flag("--json", "Write the list as JSON"), .config],
    run: { (invocation, terminal, rules) throws(UsageError) in
      let choice = try invocation.configurationChoice(of: .rules)
      let path = invocation.operands.first ?? "."
      if !Files.exists(path), rules.contains(where: { $0.id.description == path }) {
        throw UsageError("'\(path)' is a rule: '\(Product.name) explain \(path)' prints its page.", .rules)
      }
      guard let levels = RuleLevels(at: path, choosing: choice, terminal) else {
        return .failed
      }
      if invocation.has("--json") {
        terminal.write(JSONText.of(RuleListing.json(rules, levels)))
      } else {
        terminal.write(RuleListing.table(rules, levels, terminal.style))
        levels.note.map(terminal.writeErrorLine)
      }
      return levels.areKnown ? .clean : .failed
    })
}

/// The rules that are on at a path, and their severities there.
struct RuleLevels {
  private var configuration = Configuration()
  private var file: ConfigurationTree.File?
  private var isFolder = true
  /// False if a problem with the configuration was reported.
  private(set) var areKnown = true

  /// Creates the levels without a configuration.
  init() {}

  /// Reports a problem and returns nil if the path doesn't exist or is excluded.
  init?(at path: String, choosing choice: ConfigurationChoice, _ terminal: Terminal) {
    isFolder = Files.isFolder(path)
    guard isFolder || Files.exists(path) else {
      terminal.warn(about: [FileProblem(path: path, reason: .missing)])
      return nil
    }
    let place = isFolder ? FolderPath.joined(path, "File.swift") : path
    let tree = ConfigurationTree(
      describedBy: ConfigurationFile.nearest(above: [place]).map(SwiftFiles.seenFromHere),
      base: SwiftFiles.absolute("."), choosing: choice, read: { try? FileReader.read($0).get() })
    terminal.warn(about: tree.files)
    areKnown = !tree.files.areBroken
    file = tree.file(forFileAt: place)
    if isFolder {
      configuration = file?.configuration ?? Configuration()
    } else if let found = tree.configuration(forFileAt: place) {
      configuration = found
    } else {
      terminal.warn(
        about: Exclusions(
          [CheckResult.ExcludedFile(path: path, configuration: tree.excluder(ofFileAt: path))], of: [path], leaving: 1))
      return nil
    }
  }

  /// Returns "off" or a severity.
  func word(for rule: any Rule) -> String {
    configuration.isOn(rule) ? (configuration.severity(of: rule.id) ?? rule.defaultSeverity).word : "off"
  }

  /// A sentence about the configuration that sets the severities; nil if the rules' own apply.
  var note: String? {
    guard let file else { return nil }
    let overrides = isFolder && !file.configuration.overrides.isEmpty ? ", which overrides them for some files" : ""
    return "Severities as set by '\(file.path.printable)'\(overrides)."
  }
}

/// The output of `statewise rules`.
enum RuleListing {
  /// `severity` is the default severity of the rule; `configured` is "off", or the severity according to the
  /// configuration.
  static func json(_ rules: [any Rule], _ levels: RuleLevels) -> JSONValue {
    .array(
      rules.map { rule in
        [
          "id": .string(rule.id.description), "summary": .string(rule.summary), "rationale": .string(rule.rationale),
          "severity": .string(rule.defaultSeverity.word), "isOnByDefault": .bool(rule.isOnByDefault),
          "configured": .string(levels.word(for: rule)), "reference": .string(rule.reference),
        ]
      })
  }

  static func table(_ rules: [any Rule], _ levels: RuleLevels = RuleLevels(), _ style: Style) -> String {
    let rows = rules.map { ($0.id, levels.word(for: $0), $0.summary) }
    let (first, second) = (rows.map(\.0.description.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    func padding(_ text: String, to width: Int) -> String { String(repeating: " ", count: width - text.count + 2) }
    return rows.map { id, level, summary in
      let row = style.bold(style.name(id)) + padding(id.description, to: first) + level + padding(level, to: second)
      return style.wrapped(row + summary, indent: first + second + 4) + "\n"
    }.joined()
  }
}
