import Foundation

/// Brings the bytes of files into memory.
package enum FileReader {
  /// All bytes of the file, a byte order mark included: offsets count it, and the lexer skips it.
  ///
  /// A file that is not UTF-8 is a problem, because a fix could not be written back without harm.
  package static func read(_ path: String) -> Result<[UInt8], FileProblem> {
    switch bytes(of: path) {
    case .failure(let problem):
      return .failure(problem)
    case .success(let bytes):
      return text(bytes, path: path)
    }
  }

  /// Bytes that came from elsewhere, held to the same condition.
  package static func text(_ bytes: [UInt8], path: String) -> Result<[UInt8], FileProblem> {
    guard let line = UTF8Check.firstInvalidLine(in: bytes) else { return .success(bytes) }
    return .failure(FileProblem(path: path, reason: .notUTF8(line: line)))
  }

  /// All bytes of a file of any encoding.
  private static func bytes(of path: String) -> Result<[UInt8], FileProblem> {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return .failure(problem(path)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(problem(path)) }
    // One byte more than the file has, so that its end shows in the first round.
    var bytes: [UInt8] = []
    var chunk = max(Int(status.st_size), 0) + 1
    while true {
      let (more, isAtEnd) = readOnce(descriptor, upTo: chunk)
      guard let more else { return .failure(problem(path)) }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      if isAtEnd { return .success(bytes) }
      chunk = 1 << 16
    }
  }

  private static func readOnce(_ descriptor: Int32, upTo count: Int) -> (bytes: [UInt8]?, isAtEnd: Bool) {
    var isAtEnd = false
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = Foundation.read(descriptor, start + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        hasFailed = got < 0
        isAtEnd = got == 0
        guard got > 0 else { return }
        filled += got
      }
    }
    return (hasFailed ? nil : bytes, isAtEnd)
  }

  private static func problem(_ path: String) -> FileProblem {
    errno == ENOENT ? FileProblem(path: path, reason: .missing) : .unreadable(path)
  }
}
