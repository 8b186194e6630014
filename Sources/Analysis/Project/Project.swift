import FactQuestions
import Facts
import Projects
import SourceText

/// The files that are checked together, for `check`, `check --watch`, and the server. This is a value, so a copy is a
/// snapshot. It reads nothing itself, so its owner decides when files are read, on which threads, and for how long.
package struct Project: Sendable {
  package private(set) var facts = ProjectFacts()
  package private(set) var configurations = ConfigurationTree()
  /// The root folders of the projects that the files belong to.
  package let roots: ProjectRoots
  /// The files that exist but can't be read. They may use any declaration.
  package private(set) var unreadPaths: Set<String> = []
  /// Increases when a change may affect findings in other files. File changes count only once all files are read:
  /// until then, no finding depends on other files, and each new file would affect all others.
  package private(set) var generation = 0

  /// - Parameter settings: The user's settings for how the project is built.
  package init(settings: ProjectSettings = ProjectSettings(), roots: ProjectRoots = ProjectRoots()) {
    self.roots = roots
    facts.settings = settings
  }

  /// Updates which files make up which modules and how they are configured. Returns whether anything changed; if so,
  /// every finding may change.
  @discardableResult
  package mutating func update(_ description: ProjectDescription) -> Bool {
    guard description.modules != facts.moduleMap || description.configurations != configurations else { return false }
    facts.moduleMap = description.modules
    facts.folderSettings = description.configurations.settings
    configurations = description.configurations
    generation += 1
    return true
  }

  /// Sets the user's own build settings for the whole project.
  package mutating func update(_ settings: ProjectSettings) {
    facts.settings = settings
    generation += 1
  }

  /// Updates the project with the current contents of a file. Returns whether other files must be checked again.
  @discardableResult
  package mutating func update(_ reading: FileReading) -> Bool {
    switch reading.content {
    case .success(let facts): update(facts.summary, names: facts.names)
    case .failure(let problem): remove(path: reading.path, isUnread: problem.reason != .missing)
    }
  }

  /// Updates the project with a new version of a file. Returns whether other files must be checked again.
  @discardableResult
  package mutating func update(_ file: FileKnowledge) -> Bool { update(file.facts.summary) }

  @discardableResult
  private mutating func update(_ summary: FileSummary, names: IndexedNames? = nil) -> Bool {
    let wasUnread = unreadPaths.remove(summary.path) != nil
    return noting(facts.update(summary, names: names) || wasUnread)
  }

  /// Removes a file. Returns whether other files must be checked again.
  ///
  /// - Parameter isUnread: Whether the file exists and can't be read.
  @discardableResult
  package mutating func remove(path: String, isUnread: Bool = false) -> Bool {
    let wasUnread = unreadPaths.remove(path) != nil
    if isUnread { unreadPaths.insert(path) }
    return noting(facts.remove(path: path) || wasUnread != isUnread)
  }

  /// Notes whether a change affects other files. Returns its argument.
  private mutating func noting(_ affectsOthers: Bool) -> Bool {
    if affectsOthers, facts.isComplete { generation += 1 }
    return affectsOthers
  }

  /// Returns the files whose findings may depend on the code in a range. These are the files that create
  /// values of the types declared around the range, and the files that declare the types whose values the range
  /// creates.
  package func partners(of range: ByteRange, in file: FileKnowledge) -> Set<String> {
    let summary = file.facts.summary
    let around = summary.types.indices.filter { summary.types[$0].place.range.touches(range) }
    let types = around.compactMap { facts.owner(of: $0, in: summary) }
    let made = summary.constructions.filter { $0.callee == .type && $0.place.range.touches(range) }
      .compactMap { facts.type(named: $0.$typePath, at: $0.site, in: summary) }
    return Set(types.flatMap { facts.constructions(of: $0) }.map(\.file.path) + made.map(\.file.path))
  }

  /// Returns whether the file is generated, so manual changes would be lost.
  package func isGenerated(fileAt path: String) -> Bool {
    facts.summary(ofFileAt: path)?.traits.contains(.isGenerated) ?? false
  }

  /// Notes that every file of the project has been read. Until then, questions about the project are answered with
  /// unknown.
  package mutating func markComplete() {
    guard !facts.isComplete else { return }
    facts.isComplete = true
    generation += 1
  }
}
