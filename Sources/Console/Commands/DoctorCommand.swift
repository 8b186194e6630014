import Analysis
import Rules

extension Command {
  static let doctor: Command = Command(
    name: "doctor",
    summary: "Print what belongs into a report of a mistake",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Tells of the program, the machine and the project below the paths, or below the current folder: the configuration
      that was found, the modules as they were understood, counts of files and findings, and how long everything took.
      Names of modules, folders and configuration files are in it; no line of code is.

      Exit status: 0 when everything could be read, 2 when not.
      """,
    options: [
      .config, .exclude,
      .value("--jobs", "N", "Use that many threads instead of one for each core"),
    ],
    run: { (invocation, terminal, rules) throws(UsageError) in
      let jobs = try invocation.positiveNumber("--jobs", of: .doctor)
      let choice = try invocation.configurationChoice(of: .doctor)
      let reports = ProjectGroup.groups(of: invocation.paths).map {
        DoctorReport($0, choosing: choice, analyzer: Analyzer(rules: rules), jobs: jobs)
      }
      terminal.write(reports.map(\.text).joined(separator: "\n"))
      return reports.allSatisfy(\.isWhole) ? .clean : .failed
    })
}
