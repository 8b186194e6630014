import Analysis
import SystemCalls

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
    try write(new, to: path, permissions: status.st_mode & 0o7777)
  }

  /// Writes a file, whether or not there is one.
  ///
  /// - Parameter permissions: those of a new file when nil.
  static func write(_ bytes: [UInt8], to path: String, permissions: mode_t? = nil) throws(FileProblem) {
    let target = target(of: path)
    let beside = target + ".statewise-\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL, permissions == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw unwritable(path) }
    let isWritten =
      Descriptor.write(bytes, to: descriptor) && permissions.map { fchmod(descriptor, $0) == 0 } ?? true
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(beside, target) == 0 else {
      let problem = unwritable(path)
      unlink(beside)
      throw problem
    }
  }

  /// Writes a new file. Returns false, and writes nothing, where there is one already.
  static func create(_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    if descriptor < 0, errno == EEXIST { return false }
    guard descriptor >= 0 else { throw unwritable(path) }
    let isWritten = Descriptor.write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else { throw unwritable(path) }
    return true
  }

  /// Why the file could not be replaced; nil when nothing stands in the way.
  static func obstacle(to path: String) -> FileProblem? {
    let target = target(of: path)
    let folder = FolderPath.parent(of: target)
    return access(target, W_OK) == 0 && access(folder, W_OK) == 0 ? nil : unwritable(path)
  }

  private static func target(of path: String) -> String { Files.withoutLinks(path) }

  private static func unwritable(_ path: String) -> FileProblem {
    .fromSystem(path, FileProblem.Reason.unwritable)
  }
}
