import Analysis
import Projects

/// A check of whether files may be written.
struct WriteGuard {
  private var uncommitted: Set<String> = []

  /// - Parameter paths: Paths in the work trees whose uncommitted files must not be changed.
  init(paths: [String]) throws(ConsoleError) {
    for git in Set(paths.map(Git.init(around:))) {
      do {
        uncommitted.formUnion(try git.uncommittedPaths())
      } catch {
        guard git.isInRepository else { continue }
        throw ConsoleError(
          sentence: "git can't determine which files have uncommitted changes: \(error.sentence) "
            + "Use '--allow-dirty' to write anyway.")
      }
    }
  }

  func obstacle(to path: String) -> FileProblem? {
    if uncommitted.contains(Git.realPath(path)) { return FileProblem(path: path, reason: .uncommitted) }
    return AtomicFile.obstacle(to: path)
  }
}

/// The new texts for the files of a project, to show or to write.
struct NewTexts {
  let texts: [String: [UInt8]]
  let run: ProjectRun

  private var changed: [(path: String, old: [UInt8], new: [UInt8])] {
    run.files.compactMap { file in
      texts[file.path].flatMap { $0 == file.bytes ? nil : (file.path, file.bytes, $0) }
    }
  }

  /// Prints the differences. Returns whether there are any.
  func show(in terminal: Terminal) -> Bool {
    for file in changed {
      terminal.write(ColoredDiff.text(from: file.old, to: file.new, path: file.path, terminal.style))
    }
    return !changed.isEmpty
  }

  /// Writes each file in one step. Returns the paths of the written files.
  func write(problems: inout [FileProblem]) -> Set<String> {
    var written: Set<String> = []
    for file in changed {
      do throws(FileProblem) {
        try AtomicFile.replace(file.path, old: file.old, with: file.new)
        written.insert(file.path)
      } catch {
        problems.append(error)
      }
    }
    return written
  }
}
