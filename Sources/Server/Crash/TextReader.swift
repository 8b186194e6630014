import Analysis
import Projects
import SourceText

/// Analyzes texts, except for those that are too large or that the program crashed on before.
struct TextReader: FileAnalyzer {
  let analyzer: Analyzer
  /// The record of crashes; nil if there is none.
  let crashes: CrashRecord?

  /// Returns whether the text counts as empty.
  func skips(path: String, utf8Count: Int) -> Bool {
    utf8Count > DocumentSnapshot.maximumUTF8Count
      || crashes?.skipped.contains(.init(path: path, utf8Count: utf8Count)) ?? false
  }

  /// Returns what other files can see of a text. A text that is skipped may contain anything.
  func reading(of file: FileKnowledge, utf8Count: Int) -> FileReading {
    skips(path: file.path, utf8Count: utf8Count)
      ? FileReading(.skipped(file.path), at: file.path) : FileReading(file, keepsFile: false)
  }

  func knowledge(of bytes: [UInt8], path: String, pathInProject: String) -> FileKnowledge {
    knowledge(of: bytes, path: path, pathInProject: pathInProject, keepsTree: false)
  }

  /// See `Analyzer`.
  func knowledge(of bytes: [UInt8], path: String, pathInProject: String, keepsTree: Bool) -> FileKnowledge {
    let bytes = skips(path: path, utf8Count: bytes.count) ? [] : bytes
    return noting(path, bytes) {
      analyzer.knowledge(of: bytes, path: path, pathInProject: pathInProject, keepsTree: keepsTree)
    }
  }

  func findings(in file: FileKnowledge, of project: Project, while isWanted: () -> Bool) -> [Finding] {
    noting(file.path, file.bytes) { analyzer.findings(in: file, of: project, while: isWanted) }
  }

  private func noting<Result>(_ path: String, _ bytes: [UInt8], _ work: () -> Result) -> Result {
    crashes?.recording(.init(path: path, utf8Count: bytes.count), while: work) ?? work()
  }
}

extension FileProblem {
  /// The problem of a file whose text the server doesn't read.
  static func skipped(_ path: String) -> FileProblem { FileProblem(path: path, reason: .unreadable("skipped")) }
}
