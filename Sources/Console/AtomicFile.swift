import Projects
import SystemCalls

/// Functions that write files. An existing regular file is replaced atomically: a reader sees either the old text or
/// the new one.
enum AtomicFile {
  /// Writes a temporary file next to the file and renames it. Keeps the file's permissions. If the path is a symbolic
  /// link, the link stays and its target is replaced.
  ///
  /// - Parameter old: The text that the new one is based on. A file with different contents isn't changed.
  static func replace(_ path: String, old: [UInt8], with new: [UInt8]) throws(FileProblem) {
    guard case .success(old) = FileReader.read(path) else {
      throw FileProblem(path: path, reason: .changed)
    }
    if let obstacle = obstacle(to: path) { throw obstacle }
    try write(new, to: path)
  }

  /// Writes a file, whether or not it exists. Anything other than a regular file, such as `/dev/null`, is written to,
  /// and not replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let target = target(of: path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      guard fill(open(target, O_WRONLY), with: bytes) else { throw unwritable(path) }
      return
    }
    // Renaming could replace a file that isn't writable, contrary to its owner's intention.
    guard !exists || access(target, W_OK) == 0 else { throw unwritable(path) }
    // The name is short, because a file system may allow no more bytes than the file's own name has.
    let temporaryPath = FolderPath.joined(FolderPath.parent(of: target), ".statewise-\(getpid())")
    let permissions = exists ? status.st_mode & 0o7777 : nil
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL, exists ? 0o600 : 0o666)
    guard fill(descriptor, with: bytes, permissions: permissions), rename(temporaryPath, target) == 0 else {
      let problem = unwritable(path)
      if descriptor >= 0 { unlink(temporaryPath) }
      throw problem
    }
  }

  /// Writes a new file. Returns false, and writes nothing, if the file already exists.
  static func create(_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    if descriptor < 0, errno == EEXIST { return false }
    guard fill(descriptor, with: bytes) else {
      let problem = unwritable(path)
      if descriptor >= 0 { unlink(path) }
      throw problem
    }
    return true
  }

  /// Writes all bytes and closes the file. Returns whether both succeeded; false for a file that couldn't be opened.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], permissions: mode_t? = nil) -> Bool {
    guard descriptor >= 0 else { return false }
    let isWritten =
      Descriptor.write(bytes, to: descriptor) && permissions.map { fchmod(descriptor, $0) == 0 } ?? true
    return close(descriptor) == 0 && isWritten
  }

  /// Returns the reason why the file can't be replaced; nil if nothing prevents it.
  static func obstacle(to path: String) -> FileProblem? {
    let target = target(of: path)
    let folder = FolderPath.parent(of: target)
    return access(target, W_OK) == 0 && access(folder, W_OK) == 0 ? nil : unwritable(path)
  }

  private static func target(of path: String) -> String { Files.withoutLinks(path) }
  private static func unwritable(_ path: String) -> FileProblem { .fromSystem(path, FileProblem.Reason.unwritable) }
}
