@testable import Server
import ServerTesting
import SystemCalls

/// Files that a test changes without notifying the server.
final class ChangingFiles: FileSource, @unchecked Sendable {
  private let monitor = Monitor()
  private var files: FilesInMemory

  init(_ texts: [String: String]) { files = FilesInMemory(texts) }

  func replace(_ texts: [String: String]) { monitor.locked { files = FilesInMemory(texts) } }

  private var present: FilesInMemory { monitor.locked { files } }

  func listing(of root: String, recursively: Bool) -> FolderListing {
    present.listing(of: root, recursively: recursively)
  }
  func bytes(atPath path: String) -> [UInt8]? { present.bytes(atPath: path) }
  func canonicalPath(_ path: String) -> String { path }
  func isTooWide(_ folder: String) -> Bool { false }
  func projectRoot(around path: String) -> String? { nil }
}
