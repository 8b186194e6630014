import Facts
import Projects

/// Keeps a project up to date for `check`, `check --watch`, and the server. Its input is the current contents of files
/// and descriptions; its output is whether other files are affected.
///
/// It reads nothing itself, so that its owner decides when, on which threads and for how long.
package struct ProjectHost: Sendable {
  /// As it is now.
  package private(set) var project: Project
  /// Changes whenever findings in any file may have changed.
  package private(set) var generation = 0

  /// - Parameter settings: what the user says of how the project is built.
  package init(settings: ProjectSettings = ProjectSettings(), roots: ProjectRoots = ProjectRoots()) {
    project = Project(settings: settings, roots: roots)
  }

  /// Takes in a file as it is now. Returns whether other files must be judged again.
  @discardableResult
  package mutating func take(_ reading: FileReading) -> Bool {
    switch reading.content {
    case .success(let facts): note(project.update(facts.summary, names: facts.names))
    case .failure: note(project.remove(path: reading.path))
    }
  }

  /// Forgets a file. Returns whether other files must be judged again.
  @discardableResult
  package mutating func remove(path: String) -> Bool { note(project.remove(path: path)) }

  /// Until every file has been read, no finding depends on other files, and each new file would affect all others.
  private mutating func note(_ isNews: Bool) -> Bool {
    if isNews, project.facts.isComplete { generation += 1 }
    return isNews
  }

  /// Takes in which files make up which modules and how they are configured. Returns whether that is news, and with it
  /// every finding.
  package mutating func take(_ description: ProjectDescription) -> Bool {
    guard project.update(description) else { return false }
    generation += 1
    return true
  }

  /// Takes in what the user says of how the whole project is built.
  package mutating func take(_ settings: ProjectSettings) {
    project.update(settings: settings)
    generation += 1
  }

  /// Notes that every file has been read; until then project questions answer unknown.
  package mutating func markComplete() {
    guard !project.facts.isComplete else { return }
    project.markComplete()
    generation += 1
  }
}

/// What reading one file gave: what other files may see of it, and where it is judged all the rest.
package struct FileReading: Sendable {
  package struct Facts: Sendable {
    package let summary: FileSummary
    let names: IndexedNames
    /// Nil if the file isn't checked.
    package let file: FileKnowledge?
  }

  package let path: String
  /// The file's contents, or why it can't be read.
  package let content: Result<Facts, FileProblem>

  package init(_ file: FileKnowledge, isJudged: Bool) {
    path = file.path
    let summary = file.facts.summary
    content = .success(Facts(summary: summary, names: IndexedNames(summary), file: isJudged ? file : nil))
  }

  package init(_ problem: FileProblem, at path: String) {
    self.path = path
    content = .failure(problem)
  }
}
