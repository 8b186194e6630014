import Facts
import Projects

/// Keeps a project up to date for `check`, `check --watch`, and the server. Its input is the current contents of files
/// and descriptions; its output is whether other files are affected.
///
/// It reads nothing itself, so its owner decides when files are read, on which threads, and for how long.
package struct ProjectHost: Sendable {
  /// The project in its current state.
  package private(set) var project: Project
  /// Increases when a change may affect findings in other files. File changes count only once all files are read.
  package private(set) var generation = 0

  /// - Parameter settings: The user's settings for how the project is built.
  package init(settings: ProjectSettings = ProjectSettings(), roots: ProjectRoots = ProjectRoots()) {
    project = Project(settings: settings, roots: roots)
  }

  /// Updates the project with the current contents of a file. Returns whether other files must be checked again.
  @discardableResult
  package mutating func update(_ reading: FileReading) -> Bool {
    switch reading.content {
    case .success(let facts): recordChange(project.update(facts.summary, names: facts.names))
    case .failure(let problem):
      recordChange(project.remove(path: reading.path, isUnread: problem.reason != .missing))
    }
  }

  /// Removes a file. Returns whether other files must be checked again.
  @discardableResult
  package mutating func remove(path: String) -> Bool { recordChange(project.remove(path: path)) }

  /// Increases `generation` if a change affects other files and all files have been read. Until then, no finding
  /// depends on other files, and each new file would affect all others. Returns its argument.
  private mutating func recordChange(_ affectsOthers: Bool) -> Bool {
    if affectsOthers, project.facts.isComplete { generation += 1 }
    return affectsOthers
  }

  /// Updates which files belong to which modules and how those are configured. Returns whether anything changed; if so,
  /// every finding may change.
  package mutating func update(_ description: ProjectDescription) -> Bool {
    guard project.update(description) else { return false }
    generation += 1
    return true
  }

  /// Updates the user's settings for how the whole project is built.
  package mutating func update(_ settings: ProjectSettings) {
    project.update(settings: settings)
    generation += 1
  }

  /// Records that every file has been read. Until then, the answers to questions about the project are `unknown`.
  package mutating func markComplete() {
    guard !project.facts.isComplete else { return }
    project.markComplete()
    generation += 1
  }
}

/// The result of reading a file: what other files can see of it, and everything else if the file is checked.
package struct FileReading: Sendable {
  package struct Facts: Sendable {
    package let summary: FileSummary
    let names: IndexedNames
    /// Everything about the file; nil if it isn't checked.
    package let file: FileKnowledge?
  }

  package let path: String
  /// The file's contents, or why it can't be read.
  package let content: Result<Facts, FileProblem>

  package init(_ file: FileKnowledge, isChecked: Bool) {
    path = file.path
    let summary = file.facts.summary
    content = .success(Facts(summary: summary, names: IndexedNames(summary), file: isChecked ? file : nil))
  }

  package init(_ problem: FileProblem, at path: String) {
    self.path = path
    content = .failure(problem)
  }
}
