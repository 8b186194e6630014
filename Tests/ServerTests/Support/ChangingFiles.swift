import Projects
import ServerTesting
import SystemCalls

@testable import Server

/// Files that a test changes without notifying the server.
final class ChangingFiles: FileSource, @unchecked Sendable {
  private let monitor = Monitor()
  private var files: FilesInMemory

  init(_ texts: [String: String]) { files = FilesInMemory(texts) }

  func replace(_ texts: [String: String], others: [String: [UInt8]] = [:]) {
    monitor.locked { files = FilesInMemory(texts, others: others) }
  }

  private var present: FilesInMemory { monitor.locked { files } }

  func listing(of root: String, recursively: Bool) -> FolderListing {
    present.listing(of: root, recursively: recursively)
  }
  func read(_ path: String) -> Result<[UInt8], FileProblem> { present.read(path) }
  func canonicalPath(_ path: String) -> String { path }
  func isTooWide(_ folder: String) -> Bool { false }
  func projectRoot(around path: String) -> String? { nil }
}
