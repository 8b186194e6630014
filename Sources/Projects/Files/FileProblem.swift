import SystemCalls

/// The reason that a path could not be checked or fixed. The run continues without the path.
package struct FileProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    /// The operating system's message, lowercase and without a period: "permission denied".
    case unreadable(String)
    case notSwift
    case noSwiftFiles
    /// The one-based line of the first byte that is not UTF-8.
    case notUTF8(line: Int)
    /// The operating system's message.
    case unwritable(String)
    /// The file has changes, neither committed nor staged, that would be hard to distinguish from those of a fix.
    case uncommitted
    /// The file changed after it was read.
    case changed
    /// A configuration excludes everything at the path. The value is the sentence to show.
    case excluded(String)
  }

  /// The path as the user entered it, or a path inside a folder that the user entered.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// One sentence that states the problem and, where possible, the remedy.
  package var sentence: String {
    switch reason {
    case .missing: "There is no file or folder at '\(path)'."
    case .unreadable(let why): "'\(path)' cannot be read: \(why)."
    case .notSwift: "'\(path)' is not a Swift file; name a folder or a file that ends in .swift."
    case .noSwiftFiles: "There is no Swift file in '\(path)'."
    case .notUTF8(let line): "'\(path)' is not UTF-8 (line \(line)); save it as UTF-8."
    case .unwritable(let why): "'\(path)' cannot be written: \(why)."
    case .uncommitted:
      "'\(path)' has uncommitted changes and was not changed; commit or stage it, or use '--allow-dirty'."
    case .excluded(let sentence): sentence
    case .changed: "'\(path)' changed during the run and was not overwritten; run the command again."
    }
  }
}

extension FileProblem {
  /// The problem that the last failed system call on this thread reported, with the system's message.
  package static func fromSystem(_ path: String, _ reason: (String) -> Reason) -> FileProblem {
    FileProblem(path: path, reason: reason(SystemError.words))
  }

  package static func unreadable(_ path: String) -> FileProblem { fromSystem(path, Reason.unreadable) }
}
