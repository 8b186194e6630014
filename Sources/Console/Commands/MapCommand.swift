import Analysis
import Projects
import Rules
import SourceText
import StateMap
import SystemCalls

extension Command {
  static let map: Command = Command(
    name: "map",
    summary: "Show who owns which state and who receives it",
    operands: "[VIEW|MODEL|FILE|FOLDER] [PATH…]",
    operandLimit: nil,
    discussion: """
      Shows the views of the project around the paths, or around the current folder: the state that each of them owns or
      receives, how it gets from one to the other (argument, binding, environment), what creates identities along the way
      (ForEach, sheets, '.id'), and the findings. Connections that cannot be followed are marked as unknown.

      With a VIEW ('HomeScreen'), a MODEL ('Store'), or a FILE or FOLDER inside the project, shows where its state comes
      from and where it goes.

      With --diff, shows only what changed since a git revision, for a review: which views own or receive state now and
      did not before, and the reverse. With --format html, the page starts with these changes.

      How state gets from one view to another: 'argument' passes an object, 'binding' a binding. 'first value'
      initializes state, which ignores later values. 'environment' is an injection that reaches the reader. 'shows'
      passes no known state.

      How a view holds state: it 'owns' state that lives as long as its identity, 'receives' what its creator passes, and
      'reads' the environment. It 'creates' an object that it doesn't keep, 'stores' state outside the program
      ('@AppStorage', '@Query'), and 'shares' an instance that all code can reach. An 'effect' is code that runs when the
      view appears or a value changes, and that sets state.

      'no injection found' means that no code puts the value into the environment, so the view crashes or gets a default
      value. 'injected at …, which is not known to lead here' means that code does, but not around a known call of the view.

      'statewise map --format html > map.html' creates a page that you can explore. It contains the whole map, even if it
      opens at a VIEW or a FILE.

      Exit status: 0, or 2 when a path could not be read, a name is unknown, or a configuration file is invalid.
      """,
    options: [
      .value("--format", "FORMAT", choices: MapFormat.allCases.map(\.rawValue), "Write text, mermaid, dot, or html"),
      .config,
      .value("--diff", "REV", "Show which views own or receive state differently since REV"),
      .value("--depth", "N", "Around a view, a file, or a folder, show up to N steps instead of 2"),
    ],
    run: { (invocation, terminal, rules) throws(UsageError) in
      try MapCommand(invocation, terminal, rules).run()
    })
}

/// The output format of a map.
enum MapFormat: String, CaseIterable, Sendable {
  case text, mermaid, dot, html
}

struct MapCommand {
  private let invocation: Invocation
  private let terminal: Terminal
  private let rules: [any Rule]
  private let depth: Int
  private let choice: ConfigurationChoice
  private let revision: String?
  private let format: MapFormat

  init(_ invocation: Invocation, _ terminal: Terminal, _ rules: [any Rule]) throws(UsageError) {
    self.invocation = invocation
    self.terminal = terminal
    self.rules = rules
    choice = try invocation.configurationChoice(of: .map)
    revision = invocation.value("--diff")
    format = invocation.value("--format").flatMap(MapFormat.init) ?? .text
    if revision != nil, format != .text, format != .html {
      throw UsageError("'--diff' cannot be used with '--format \(format.rawValue)'; use 'text' or 'html'.", .map)
    }
    depth = try invocation.positiveNumber("--depth", of: .map) ?? 2
  }

  func run() -> ExitStatus {
    let paths = invocation.operands.filter(Files.exists)
    var names = invocation.operands.filter { !paths.contains($0) }
    // State may come from anywhere in the project.
    let roots = ProjectGroup.roots(of: paths.isEmpty ? ["."] : paths)
    guard roots.count == 1 else { return terminal.failBecauseOfSeveralProjects(roots) }
    let extent = ProjectExtent(below: roots, choosing: choice)
    let run = ProjectRun(extent, analyzer: Analyzer(rules: rules), reading: .everything)
    let configurations = run.project.configurations.files
    terminal.warn(about: configurations)
    terminal.warn(about: run.problems)
    guard !run.files.isEmpty else { return .failed }
    let whole = StateMap(of: run)
    if whole.holders.isEmpty, run.files.contains(where: \.isTest) {
      terminal.writeErrorLine(
        "\(Product.name): There are no views outside the code of tests, which the map leaves out.")
    }
    names = names.map { whole.focus(named: $0) == nil ? aliasedName($0, in: run, whole) ?? $0 : $0 }
    guard let part = part(of: whole, named: names, at: paths, roots, run) else { return .failed }
    // A page always contains the whole map and opens at the part, so that people can go further.
    let map = format == .html ? whole : part.map
    var changes: StateMapChanges?
    if let revision {
      do {
        let old = try self.map(of: revision, around: roots.first ?? ".")
        let root = roots.first ?? "."
        let all = StateMapChanges(
          from: old.map, below: old.root, to: whole, below: root == "." ? "" : root.hasSuffix("/") ? root : root + "/")
        changes = names.isEmpty && paths.allSatisfy(roots.contains) ? all : all.limited(to: part.map, or: names)
      } catch {
        return terminal.fail(with: error)
      }
    }
    if format == .mermaid, let warning = StateMapMermaid(map).warning {
      terminal.writeErrorLine("\(Product.name): \(warning.printable)")
    }
    if let changes, let revision, format == .text {
      let shown = PathFromHere(root: roots.first ?? ".")
      terminal.write(MapChangesText(changes: changes, revision: revision, style: terminal.style, paths: shown).text)
    } else {
      terminal.write(text(of: map, roots, showing: part.focus, changes))
    }
    if format == .text, part.focus == nil, map.holders.count > Self.longMapCount {
      terminal.writeErrorLine(
        "\(Product.name): '\(Product.name) map VIEW' shows a part of this map, and '--format html' writes a page.")
    }
    return run.problems.isEmpty && !configurations.areBroken ? .clean : .failed
  }

  /// The number of views above which a map in a terminal is hard to read.
  private static let longMapCount = 50

  /// Returns the path of the type in the map that a type alias with this name refers to.
  private func aliasedName(_ name: String, in run: ProjectRun, _ map: StateMap) -> String? {
    for file in run.files.map(\.facts.summary) {
      for alias in file.typeAliases where !alias.isLocal && (alias.path == name || alias.path.hasSuffix("." + name)) {
        let type = run.project.facts.type(named: alias.target.$path, at: alias.scope, in: file)
        if let path = type?.path, map.focus(named: path) != nil { return path }
      }
    }
    return nil
  }

  /// Returns the map of a revision. Its paths begin with the path of the work tree.
  private func map(of revision: String, around path: String) throws(ConsoleError) -> (map: StateMap, root: String) {
    try Revision.reading(revision, around: path) { folder in
      let extent = ProjectExtent(below: [folder], choosing: choice)
      let run = ProjectRun(extent, analyzer: Analyzer(rules: []), reading: .everything)
      return (StateMap(of: run), folder + "/")
    }
  }

  private struct Part {
    let map: StateMap
    /// The focus; nil for the whole map.
    let focus: StateMap.Focus?
  }

  /// Returns the part of the map to show. Reports a problem and returns nil if there is none.
  private func part(of map: StateMap, named names: [String], at paths: [String], _ roots: [String], _ run: ProjectRun)
    -> Part?
  {
    let root = SwiftFiles.absolute(roots.first ?? ".")
    // "/Screens/Detail/"
    func folderPath(of path: String) -> String {
      let names = SwiftFiles.absolute(path).dropFirst(root.count).split(separator: "/").dropLast()
      return names.reduce("/") { $0 + $1 + "/" }
    }
    var ids: Set<Int> = []
    var models: Set<Int> = []
    for name in names {
      // The name may be the end of a file's path, or a part of its folders.
      let files = map.focus {
        name.hasSuffix(".swift") ? $0.hasSuffix("/" + name) : folderPath(of: $0).contains("/\(name)/")
      }
      func isName(_ path: String) -> Bool { path == name || path.hasSuffix(".\(name)") }
      switch map.focus(named: name) ?? files {
      case .holders(let found):
        ids.formUnion(found)
        note(map.holders.filter { found.contains($0.id) && isName($0.name) }.map(\.spot), name, as: "view", roots)
      case .models(let found):
        models.formUnion(found)
        note(map.models.filter { found.contains($0.id) && isName($0.name) }.map(\.spot), name, as: "model", roots)
      case nil:
        if run.files.contains(where: { $0.isTest && $0.facts.summary.types.contains { $0.path == name } }) {
          terminal.writeErrorLine("\(Product.name): '\(name.printable)' is code of a test, which the map leaves out.")
          return nil
        }
        if run.files.contains(where: { $0.facts.summary.types.contains { $0.path == name } }) {
          terminal.writeErrorLine(
            "\(Product.name): No view owns or receives a '\(name.printable)', so the map doesn't contain it.")
          return nil
        }
        let folders = run.files.lazy.flatMap { folderPath(of: $0.path).split(separator: "/").map(String.init) }
        let similar = folders.first { $0.lowercased() == name.lowercased() } ?? map.name(near: name)
        let question = similar.map { " Did you mean '\($0.printable)'?" } ?? ""
        terminal.writeErrorLine(
          "\(Product.name): There is no view, model, file, or folder named '\(name.printable)'.\(question)")
        return nil
      }
    }
    if !models.isEmpty {
      // Named models determine the part. It includes the views that own or receive their state.
      return part(of: map, on: .models(models))
    }
    if !ids.isEmpty { return part(of: map, on: .holders(ids)) }
    let folders = paths.map(SwiftFiles.absolute)
    guard !folders.contains(where: { folder in roots.contains { SwiftFiles.absolute($0) == folder } }) else {
      return part(of: map, on: nil)
    }
    guard !folders.isEmpty else { return part(of: map, on: nil) }
    func isBelow(_ path: String) -> Bool {
      let file = SwiftFiles.absolute(path)
      return folders.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    let focus = map.focus(onFilesWhere: isBelow)
    // With `--diff`, the state may have existed only in the old revision.
    guard focus != nil || revision != nil else {
      let names = paths.map { "'\($0.printable)'" }.joined(by: "or")
      let below = run.files.filter { isBelow($0.path) }
      let areTests = !below.isEmpty && below.allSatisfy(\.isTest)
      terminal.writeErrorLine(
        "\(Product.name): There is no view or model with state in \(names)"
          + (areTests ? ", because the map leaves out the code of tests." : "."))
      return nil
    }
    return part(of: map, on: focus ?? .holders([]))
  }

  /// Tells how to choose one of several views or models with the same name.
  private func note(_ spots: [StateMap.Spot], _ name: String, as noun: String, _ roots: [String]) {
    let files = Set(spots.map(\.path))
    guard files.count > 1 else { return }
    let here = PathFromHere(root: roots.first ?? ".")
    // A path that needs no quotes, if there is one.
    let example = files.map(here.text).filter { !$0.contains { $0.isWhitespace } }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    terminal.writeErrorLine(
      "\(Product.name): '\(name.printable)' is the name of \(counted(spots.count, noun)); name a file to choose one"
        + (example.map { ": '\(Product.name) map \($0.printable)'." } ?? "."))
  }

  /// Returns the part of the map around the focus; the whole map without a focus. Reports an error and returns nil if
  /// `--depth` is given but there is nothing to count steps from.
  private func part(of map: StateMap, on focus: StateMap.Focus?) -> Part? {
    switch focus {
    case .holders?: break
    case .models?, nil:
      guard !invocation.has("--depth") else {
        let reason = focus == nil ? "" : "; all owners and receivers of a model are shown"
        terminal.writeErrorLine("\(Product.name): '--depth' needs a view, a file, or a folder to start at\(reason).")
        return nil
      }
    }
    return Part(map: focus.map { map.focused(on: $0, depth: depth) } ?? map, focus: focus)
  }

  private func text(of map: StateMap, _ roots: [String], showing focus: StateMap.Focus?, _ changes: StateMapChanges?)
    -> String
  {
    switch format {
    case .text: MapText(map: map, style: terminal.style, paths: PathFromHere(root: roots.first ?? ".")).text
    case .mermaid: StateMapMermaid(map).text
    case .dot: StateMapDot(map).text
    case .html:
      // The page of the whole map begins with the changes.
      StateMapPage(
        map, title: title(of: roots), root: SwiftFiles.absolute("."), focus: changes == nil ? focus : nil, depth: depth,
        changes: changes, since: revision ?? ""
      ).text
    }
  }

  /// Returns the name of the project's folder.
  private func title(of roots: [String]) -> String {
    let path = SwiftFiles.absolute(roots.first ?? ".")
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension StateMap {
  /// The map of all files that are checked, including the findings of the rules.
  fileprivate init(of run: ProjectRun) {
    self.init(Array(zip(run.files.map(\.facts), run.findings())), of: run.project.facts)
  }
}
