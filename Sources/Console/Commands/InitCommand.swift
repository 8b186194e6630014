import Analysis
import Projects
import Rules
import SystemCalls

extension Command {
  static let initialize: Command = Command(
    name: "init",
    summary: "Write a first configuration, made for the project",
    operands: "[FOLDER]",
    operandLimit: 1,
    discussion: """
      Looks at the folder, or at the current one: what its packages and Xcode projects say, how many files use SwiftUI,
      and how often each rule would report something, including those that are off. Writes '\(ConfigurationFile.name)' there, in which
      everything is a comment: it changes nothing until a line is let out of its comment. '\(Product.name) rules' lists
      the rules that have nothing to say today.

      Exit status: 0 when the file is written, 2 when there is one already, when it cannot be written, or when there is
      no Swift file in the folder.
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
    let path = folder == "." ? ConfigurationFile.name : folder + "/" + ConfigurationFile.name
    // Looked at first, because the survey may take a while; written so that nothing that is there is lost.
    guard !Files.exists(path) else { return complain(isThere(path)) }
    let survey = terminal.showingProgress { ProjectSurvey(of: folder, rules: rules, onProgress: $0) }
    terminal.complain(about: survey.problems)
    guard survey.fileCount > 0 else { return .failed }
    do {
      let text = ConfigurationDraft(survey).text
      guard try AtomicFile.create(path, Array(text.utf8)) else { return complain(isThere(path)) }
    } catch {
      return complain(error.sentence)
    }
    let reporting = survey.counts.filter { $0.findings > 0 }
    let on = reporting.filter(\.rule.isOnByDefault)
    terminal.writeLine(
      "Wrote \(path.printable) after looking at \(counted(survey.fileCount, "file")), "
        + "\(survey.swiftUIFileCount) with SwiftUI.")
    terminal.writeLine(
      "\(counted(on.count, "rule")) that \(on.count == 1 ? "is" : "are") on and "
        + "\(counted(reporting.count - on.count, "rule")) that could be turned on would report something; "
        + "'\(Product.name) check' shows the first.")
    return .clean
  }

  private func isThere(_ path: String) -> String {
    "'\(path.printable)' is there already and was left as it is."
  }

  private func complain(_ sentence: String) -> ExitStatus {
    terminal.complainLine("\(Product.name): \(sentence)")
    return .failed
  }
}
