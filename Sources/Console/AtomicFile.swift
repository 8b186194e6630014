import Analysis
import Foundation

/// Replaces a file in one step: whoever reads it sees the old text or the new one, never a part.
enum AtomicFile {
  /// Writes beside the file and moves over it. Keeps its permissions; where the path is a symbolic link, the file
  /// behind it is replaced and the link stays.
  ///
  /// - Parameter old: the text that the new one was made from. A file that holds another one by now is left alone.
  static func replace(_ path: String, old: [UInt8], with new: [UInt8]) throws(FileProblem) {
    guard case .success(old) = FileReader.read(path) else {
      throw FileProblem(path: path, reason: .changed)
    }
    if let obstacle = obstacle(to: path) { throw obstacle }
    let target = target(of: path)
    var status = stat()
    guard stat(target, &status) == 0 else { throw unwritable(path) }
    let beside = target + ".statewise-\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw unwritable(path) }
    let isWritten = writeAll(new, to: descriptor) && fchmod(descriptor, status.st_mode & 0o7777) == 0
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(beside, target) == 0 else {
      let problem = unwritable(path)
      unlink(beside)
      throw problem
    }
  }

  /// Why the file could not be replaced; nil when nothing stands in the way.
  static func obstacle(to path: String) -> FileProblem? {
    let target = target(of: path)
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    return access(target, W_OK) == 0 && access(folder, W_OK) == 0 ? nil : unwritable(path)
  }

  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let count = Foundation.write(descriptor, start + written, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  private static func unwritable(_ path: String) -> FileProblem {
    .fromSystem(path, FileProblem.Reason.unwritable)
  }
}
