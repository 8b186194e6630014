import Analysis

extension Command {
  static let doctor: Command = Command(
    name: "doctor",
    summary: "Print information to include in a bug report",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Describes the program, the machine, and the project around the paths, or around the current folder: its
      configuration files, its modules, counts of files and findings, and how long everything took. The output contains
      names of modules, folders, and configuration files, but no code.

      Exit status: 0 when everything could be read, 2 otherwise.
      """,
    options: [
      .config, .exclude,
      .value("--jobs", "N", "Use N threads instead of one per core"),
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
