import Analysis
import Projects
import Rules
import SourceText
import SystemCalls

extension Command {
  static let migrateObservable: Command = Command(
    name: "migrate-observable",
    summary: "Turn ObservableObject classes and all their uses into @Observable",
    operands: "TYPE|PATH…",
    operandLimit: nil,
    discussion: """
      Migrates the class TYPE ('Model', or 'Home.Model' if several have that name) in the project around the paths or
      the current folder. Without a class, migrates every class below the paths that can be migrated.

      A migration changes the class and its properties, the @StateObject, @ObservedObject, and @EnvironmentObject
      properties of the whole project that hold one, and the calls of environmentObject(_:) that inject one, including
      previews and tests. A class is migrated with all its uses or not at all; the reasons that prevent it are listed
      with their places. @Observable requires iOS 17 or macOS 14: if the project's deployment target is unknown, check
      that first.

      Files with changes that are neither committed nor staged are not changed unless --allow-dirty is given, so that you
      can tell the migration from your own edits.

      Exit status: 0 when everything was migrated or there was nothing to do, 1 when --diff shows a difference or a class
      was not migrated, 2 when there is no such class, a file could not be read, written, or changed, or a configuration
      file is invalid.
      """,
    options: [
      .flag("--diff", "Show the changes as a unified diff without writing anything"),
      .allowDirty, .config,
    ],
    run: { (invocation, terminal, rules) throws(UsageError) in
      guard !invocation.operands.isEmpty else {
        throw UsageError("'\(Product.name) migrate-observable' needs a class or a path.", .migrateObservable)
      }
      let choice = try invocation.configurationChoice(of: .migrateObservable)
      return MigrateObservableCommand(invocation: invocation, terminal: terminal, choice: choice).run()
    })
}

struct MigrateObservableCommand {
  let invocation: Invocation
  let terminal: Terminal
  let choice: ConfigurationChoice

  func run() -> ExitStatus {
    do throws(ConsoleError) {
      return try migrate()
    } catch {
      return terminal.fail(with: error)
    }
  }

  private func migrate() throws(ConsoleError) -> ExitStatus {
    let paths = invocation.operands.filter(Files.exists)
    let names = invocation.operands.filter { !paths.contains($0) }
    // The uses may be anywhere in the project.
    let roots = ProjectGroup.roots(of: paths.isEmpty ? ["."] : paths)
    guard roots.count == 1 else { return terminal.failBecauseOfSeveralProjects(roots) }
    let run = terminal.showingProgress {
      ProjectRun(
        ProjectExtent(below: roots, choosing: choice), analyzer: Analyzer(), onProgress: $0)
    }
    let configurations = run.project.configurations.files
    terminal.warn(about: configurations)
    // The configuration may set the deployment targets, on which the migration depends.
    if configurations.areBroken { return .failed }
    guard !run.files.isEmpty else {
      terminal.warn(about: run.problems)
      return .failed
    }
    let migration = MigrationRun(run)
    guard let classes = classes(of: migration, named: names, below: paths) else { return .failed }
    var problems = run.problems
    if !names.isEmpty, classes.isEmpty {
      terminal.warn(about: problems)
      return problems.isEmpty ? .clean : .failed
    }
    let writeGuard = try WriteGuard(paths: invocation.has("--allow-dirty") || invocation.has("--diff") ? [] : roots)
    let outcome = migration.migrate(classes) { path in
      guard !invocation.has("--diff"), let obstacle = writeGuard.obstacle(to: path) else { return true }
      problems.append(obstacle)
      return false
    }
    let new = NewTexts(texts: outcome.texts, run: run)
    if invocation.has("--diff") {
      let hasDifference = new.show(in: terminal)
      reportRefusals(outcome, canWrite: true, asError: true)
      terminal.warn(about: problems)
      return !problems.isEmpty ? .failed : hasDifference || !outcome.refused.isEmpty ? .findings : .clean
    }
    let canWrite = problems.count == run.problems.count
    let written = new.write(problems: &problems)
    for migrated in outcome.migrated {
      terminal.writeLine("\(migrated.path.printable): '\(migrated.typePath)' is now @Observable")
    }
    reportRefusals(outcome, canWrite: canWrite, asError: false)
    terminal.writeLine(summary(outcome, writtenCount: written.count))
    if !outcome.isComplete {
      terminal.writeLine("There may be more to migrate; run '\(Product.name) migrate-observable' again.")
    }
    terminal.warn(about: problems)
    return !problems.isEmpty ? .failed : outcome.refused.isEmpty ? .clean : .findings
  }

  /// Returns the requested classes. Reports a problem and returns nil if a name is unknown or ambiguous.
  private func classes(
    of migration: MigrationRun, named names: [String], below paths: [String]
  ) -> [ObservableMigration.ClassReference]? {
    var result: [ObservableMigration.ClassReference] = []
    if !names.isEmpty {
      let all = migration.classes()
      for name in names {
        let exact = all.filter { $0.typePath == name }
        let found = exact.isEmpty ? all.filter { $0.typePath.hasSuffix("." + name) } : exact
        if found.isEmpty, migration.isMigrated(name) {
          terminal.writeLine("'\(name.printable)' is already @Observable.")
          continue
        }
        guard found.count == 1, let only = found.first else {
          reportError(name, found: found, among: all)
          return nil
        }
        result.append(only)
      }
    }
    let folders = paths.map(SwiftFiles.absolute)
    if names.isEmpty {
      result += migration.classes { path in
        let file = SwiftFiles.absolute(path)
        return folders.contains { file == $0 || $0 == "/" || file.hasPrefix($0 + "/") }
      }
    }
    return result.withoutRepeats
  }

  private func reportError(
    _ name: String, found: [ObservableMigration.ClassReference], among all: [ObservableMigration.ClassReference]
  ) {
    if found.isEmpty {
      let question = DidYouMean.nearest(to: name, in: all.map(\.typePath)).map { " Did you mean '\($0)'?" }
      terminal.writeErrorLine(
        "\(Product.name): There is no file or ObservableObject class named '\(name.printable)'.\(question ?? "")")
    } else {
      let places = found.map { "'\($0.typePath)' in \($0.path.printable)" }.joined(separator: ", ")
      terminal.writeErrorLine(
        "\(Product.name): '\(name.printable)' matches several classes: \(places). Use the file's path.")
    }
  }

  private func summary(_ outcome: MigrationRun.Outcome, writtenCount: Int) -> String {
    let (migrated, all) = (outcome.migrated.count, outcome.migrated.count + outcome.refused.count)
    guard all > 0 else { return "There is no ObservableObject class to migrate." }
    guard migrated > 0 || all > 1 else { return "Nothing was changed." }
    let classes = migrated == all ? counted(all, "class") : "\(migrated) of \(counted(all, "class"))"
    return "Migrated \(classes)\(migrated == 0 ? "" : " in \(counted(writtenCount, "file"))")."
  }

  /// Lists the classes that weren't migrated, with the reasons.
  private func reportRefusals(_ outcome: MigrationRun.Outcome, canWrite: Bool, asError: Bool) {
    var lines: [String] = []
    let older = reasonOfAll(outcome.refused)
    if let older {
      lines.append("\(counted(outcome.refused.count, "class")) were not migrated: \(older.printable)")
      if outcome.refused.contains(where: { $0.blockers.contains { $0.reason != older } }) {
        lines.append("Other reasons, which remain with a newer deployment target:")
      }
    }
    for refused in outcome.refused {
      let blockers = refused.blockers.filter { $0.reason != older }
      if older != nil, blockers.isEmpty { continue }
      let place = place(refused.namePlace.range, in: refused.classReference.path, outcome)
      lines.append("\(place): '\(refused.classReference.typePath)' was not migrated:")
      lines += self.lines(blockers.filter(\.isOlderSystem) + blockers.filter { !$0.isOlderSystem }, outcome)
      if blockers.isEmpty {
        lines.append(
          canWrite
            ? "  A suppression comment prevents the change"
            : "  A file that has to change cannot be written, as described below")
      }
    }
    for line in lines {
      if asError { terminal.writeErrorLine(line) } else { terminal.writeLine(line) }
    }
  }

  /// Returns a line for each of the first places with the same reason, and one for all others, which would hide the
  /// other reasons.
  private func lines(_ blockers: [ObservableMigration.Blocker], _ outcome: MigrationRun.Outcome) -> [String] {
    let maximum = 5
    var counts: [String: Int] = [:]
    return blockers.compactMap { blocker in
      let count = counts[blocker.reason, default: 0] + 1
      counts[blocker.reason] = count
      guard count > maximum else {
        return "  \(place(blocker.range, in: blocker.path, outcome)): \(blocker.reason.printable)"
      }
      let rest = count == maximum + 1 ? blockers.count { $0.reason == blocker.reason } - maximum : 0
      return rest == 0 ? nil : "  \(counted(rest, "more place")): \(blocker.reason.printable)"
    }
  }

  /// Returns the reason that names the deployment target if it applies to each of several classes. It is then listed
  /// once, first.
  private func reasonOfAll(_ refused: [ObservableMigration]) -> String? {
    let reasons = refused.map { Set($0.blockers.filter(\.isOlderSystem).map(\.reason)) }
    guard refused.count > 1, let first = reasons.first else { return nil }
    return reasons.dropFirst().reduce(first) { $0.intersection($1) }.min()
  }

  /// Returns the place as text: "Home.swift:40:7".
  private func place(_ range: ByteRange, in path: String, _ outcome: MigrationRun.Outcome) -> String {
    outcome.buffers[path]?.lines.place(path, range.start) ?? path.printable
  }
}
