import Analysis
import Projects
import Rules
import SourceText
import SystemCalls

extension Command {
  static let initialize: Command = Command(
    name: "init",
    summary: "Create a configuration file for the project",
    operands: "[FOLDER]",
    operandLimit: 1,
    discussion: """
      Examines the folder, or the current one: its packages and Xcode projects, how many files use SwiftUI, and how many
      findings each rule has, including rules that are off. Writes '\(ConfigurationFile.name)' there, with every setting
      commented out: it changes nothing until you uncomment a line. It names the rules that have findings;
      '\(Product.name) rules' lists all.

      Exit status: 0 when the file is written, 2 when it already exists or cannot be written, or when there are no Swift
      files in the folder.
      """,
    run: { invocation, terminal, rules in
      InitCommand(folder: invocation.operands.first ?? ".", terminal: terminal, rules: rules).run()
    })
}

struct InitCommand {
  let folder: String
  let terminal: Terminal
  let rules: [any Rule]

  func run() -> ExitStatus {
    let path = folder == "." ? ConfigurationFile.name : FolderPath.joined(folder, ConfigurationFile.name)
    // Checked early, because the survey may take a while. The write below never replaces an existing file.
    guard !Files.exists(path) else { return terminal.fail(alreadyExists(path)) }
    let survey = terminal.showingProgress { ProjectSurvey(of: folder, rules: rules, onProgress: $0) }
    terminal.warn(about: survey.problems)
    guard survey.fileCount > 0 else { return .failed }
    do {
      let text = ConfigurationDraft(survey: survey).text
      guard try AtomicFile.create(path, Array(text.utf8)) else { return terminal.fail(alreadyExists(path)) }
    } catch {
      return terminal.fail(error.sentence.printable)
    }
    let reporting = survey.counts.filter { $0.findings > 0 }
    let on = reporting.filter(\.rule.isOnByDefault)
    terminal.writeLine(
      "Wrote \(path.printable) after looking at \(counted(survey.fileCount, "file")), "
        + "\(survey.swiftUIFileCount) with SwiftUI.")
    terminal.writeLine(
      "\(counted(reporting.count, "rule")) \(reporting.count == 1 ? "has" : "have") findings here; "
        + "\(on.count) of them \(on.count == 1 ? "is" : "are") on. '\(ConfigurationFile.name)' lists all of them."
    )
    return .clean
  }

  private func alreadyExists(_ path: String) -> String { "'\(path.printable)' already exists; nothing was written." }
}
