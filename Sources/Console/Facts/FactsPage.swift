import Analysis
import FactQuestions
import Facts
import Projects

/// The facts about one file as text, for people who want to understand why a finding appears or doesn't appear.
///
/// Line numbers are one-based. The facts are in text order. The page doesn't depend on time, machine, or hashing.
struct FactsPage {
  private let facts: FileFacts
  private let file: FileSummary
  private let project: ProjectFacts
  let configurations: [ConfigurationTree.File]

  private init(_ file: FileKnowledge, in project: Project) {
    facts = file.facts
    configurations = project.configurations.files
    self.project = project.facts
    // The project's summary has more information than the file's, such as whether the module is a test target.
    self.file = project.facts.summary(ofFileAt: file.path) ?? file.facts.summary
  }

  /// Returns the page of one file, according to the project around it.
  static func page(
    ofFileAt path: String, choosing choice: ConfigurationChoice = ConfigurationChoice(), analyzer: Analyzer,
    jobs: Int? = nil
  ) -> Result<FactsPage, FileProblem> {
    let extent = ProjectExtent(below: [path], choosing: choice)
    // The page shows what the project knows about the file, even if no finding is possible in it.
    let run = ProjectRun(extent, analyzer: analyzer, reading: .everything, jobs: jobs)
    if let problem = run.problems.first { return .failure(problem) }
    guard extent.paths == [path], let file = run.files.first else {
      return .failure(FileProblem(path: path, reason: .notSwift))
    }
    return .success(FactsPage(file, in: run.project))
  }

  /// The text of the page, with a final line ending.
  var text: String {
    var lines = [file.path, ""]
    lines += moduleLines
    lines.append("imports: " + listed(file.imports.map { ($0.isTestable ? "@testable " : "") + $0.path }))
    lines.append("kind: " + listed(kinds))
    lines.append("sees SwiftUI: \(project.seesSwiftUI(file) ? "yes" : "no")")
    for index in file.types.indices {
      guard let type = DeclaredType(file, index) else { continue }
      lines.append("")
      lines += TypeFacts(type: type, facts: facts, project: project).lines
    }
    let globals = file.properties.filter { $0.owner == nil }
    if !globals.isEmpty { lines.append("") }
    lines += globals.map { "line \($0.namePlace.line + 1): global \($0.name)" }
    if !file.injections.isEmpty { lines.append("") }
    lines += file.injections.map { line($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ injection: EnvironmentInjection) -> String {
    let type: String
    switch project.injectedType(injection, in: file) {
    case .declared(let declared): type = "\(declared.path) of \(declared.file.path)"
    case .foreign: type = "not declared in the project"
    case .unknown: type = "unknown"
    }
    let key = injection.family == .key ? "key \(injection.keyPath), " : ""
    let target = injection.root.path.isEmpty ? "the preceding view" : injection.root.path
    return "line \(injection.namePlace.line + 1): injects \(facts.shownValue(injection.argument)) into \(target) with "
      + "\(injection.family.modifier), \(key)type \(type)"
      + (injection.context.contains(.isPreview) ? ", in a preview" : "")
  }

  private var kinds: [String] {
    var result: [String] = []
    if file.traits.contains(.isTest) { result.append("test") }
    if file.traits.contains(.isGenerated) { result.append("generated") }
    if file.constructions.contains(where: { $0.context.contains(.isPreview) }) { result.append("with previews") }
    return result.isEmpty ? ["source"] : result
  }

  // MARK: Modules and settings

  private var moduleLines: [String] {
    let modules = project.modules(of: file)
    var lines: [String]
    if project.moduleMap.isEmpty {
      lines = ["module: all files form one, because no package or Xcode project was found"]
    } else if modules.isEmpty {
      lines = ["module: unknown, because no package or Xcode project contains the file"]
    } else {
      lines = modules.map { module in
        let uses = module.dependencies.isEmpty ? "" : ", which uses " + module.dependencies.joined(separator: ", ")
        return "module: \(module.name) (\(module.kind.rawValue)), \(module.origin)\(uses)"
      }
    }
    lines += SettingsText(settings: project.settings(of: file)).lines
    if project.isBridgedBySkip(file) { lines.append("bridged by Skip: yes") }
    return lines
  }

  private func listed(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ", ") }
}

/// The part of the page about one type, protocol, or extension.
private struct TypeFacts {
  let type: DeclaredType
  let facts: FileFacts
  let project: ProjectFacts

  var lines: [String] {
    let inherited = type.declaration.inherited.map(\.text).joined(separator: ", ")
    let heading = "\(type.kind) \(type.path)" + (inherited.isEmpty ? "" : ": \(inherited)")
    var members: [String] = type.kind == .extension ? extensionLines : answerLines
    for property in type.properties { members += lines(property) }
    for initializer in type.initializers { members.append(line(initializer)) }
    if type.kind != .extension { members += constructionLines }
    return ["line \(type.declaration.namePlace.line + 1): \(heading)"] + members.map { "  " + $0 }
  }

  private var extensionLines: [String] {
    let owner = project.owner(of: type.index, in: type.file)
    return ["extends: " + (owner.map { "\($0.kind) \($0.path) of \($0.file.path)" } ?? "an unknown type")]
  }

  private var answerLines: [String] {
    var lines: [String] = []
    if let condition = type.declaration.condition { lines.append("condition: #if \(condition)") }
    if project.isDeclaredTwice(type) { lines.append("declared more than once in its module") }
    lines.append(
      "SwiftUI owner: \(project.isSwiftUIOwner(type)); app or scene: \(project.isAppOrScene(type)); "
        + "ObservableObject: \(project.isObservableObject(type)); Observable: \(project.isObservable(type)); "
        + "UI host: \(project.isHost(type))")
    lines.append("isolation: \(project.isolation(of: type).description)")
    if let now = project.memberwiseInitializer(of: type, form: .whole) {
      lines.append(
        "compiler's initializer: \(now.description)" + (now.isCertain ? "" : ", as far as its wrappers are known"))
      if let later = project.memberwiseInitializer(of: type, form: .withoutPrivate), later != now {
        lines.append("in Swift 6.4 and later: \(later.description)")
      }
    }
    return lines
  }

  // MARK: Members

  private func lines(_ property: Property) -> [String] {
    let attributes = property.attributes.map { "@\($0.name) " }.joined()
    let access = property.access.map { "\($0) " } ?? ""
    let setter = property.setterAccess.map { "\($0)(set) " } ?? ""
    let storage = (property.isStatic ? "static " : "") + (property.isLet ? "let " : "var ")
    let written = property.type.map { ": \($0.text)" } ?? ""
    let value = property.value.kind == .none ? "" : " = \(property.value.kind) \(property.value.path)".trimmedEnd
    let words = attributes + access + setter + storage + property.name + written
    let result =
      "line \(property.namePlace.line + 1): \(words)\(property.isComputed ? " (computed)" : value)" + reading(property)
    guard property.isStoredInstance, property.wrapper != nil, type.kind != .extension else { return [result] }
    return [result, "  private: \(privacy(property))"]
  }

  private func reading(_ property: Property) -> String {
    guard let reader = project.environmentReaders(of: type).first(where: { $0.property == property }) else { return "" }
    let what = reader.type.map { "\($0.path) of \($0.file.path)" } ?? reader.read.path
    return ", reads \(what) from the environment by \(reader.read.family == .key ? "key" : "type")"
      + (reader.read.isOptional ? " if it exists" : "")
  }

  private func privacy(_ property: Property) -> String {
    if let access = property.access, access <= .fileprivate { return "already" }
    switch project.canBePrivate(property, in: type) {
    case .possible: return "possible without harm"
    case .required(let name): return "no, '\(name)' requires it"
    case .published: return "no, it is part of the module's interface"
    case .passed(let place): return "no, passed at \(place)"
    case .onlyInFile(let reason): return "only 'fileprivate', because \(reason)"
    case .blocked(let reason): return "not certain to be harmless, because \(reason)"
    }
  }

  private func line(_ initializer: Initializer) -> String {
    let access = initializer.access.map { "\($0) " } ?? ""
    let labels = initializer.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let assigned = initializer.assignments.map { ($0.form == .storage ? "_" : "") + $0.property }
    let assigns = assigned.isEmpty ? "" : " assigns " + assigned.joined(separator: ", ")
    return "line \(initializer.namePlace.line + 1): \(access)init(\(labels))\(assigns)"
  }

  private var constructionLines: [String] {
    project.constructions(of: type).map { found in
      let labels = found.construction.arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
      let caller = project.owner(of: found.construction.scope, in: found.file)?.path ?? ""
      let member = [caller, found.construction.member].filter { !$0.isEmpty }.joined(separator: ".")
      return "created at \(found.description) with (\(labels))"
        + (member.isEmpty ? "" : " in \(member)") + ", \(project.site(of: found).rawValue)"
    }
  }
}

extension FileFacts {
  /// Returns the argument on one line.
  fileprivate func shownValue(_ argument: Argument) -> String {
    let text = text(argument.place)
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count ? text : line + "…"
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
