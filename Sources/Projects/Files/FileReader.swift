import SystemCalls

/// Reads the bytes of files.
package enum FileReader {
  /// All bytes of the file, including a byte order mark. Offsets count it, and the lexer skips it.
  ///
  /// A file that is not UTF-8 is a problem, because writing a fix back could damage it.
  package static func read(_ path: String) -> Result<[UInt8], FileProblem> {
    switch bytes(of: path) {
    case .failure(let problem):
      return .failure(problem)
    case .success(let bytes):
      return text(bytes, path: path)
    }
  }

  /// Checks bytes from another source in the same way.
  package static func text(_ bytes: [UInt8], path: String) -> Result<[UInt8], FileProblem> {
    if String(bytes: bytes, encoding: .utf8) != nil { return .success(bytes) }
    if bytes.starts(with: finderAlias) {
      return .failure(FileProblem(path: path, reason: .unreadable("it is a Finder alias, not Swift")))
    }
    return .failure(FileProblem(path: path, reason: .notUTF8(line: firstInvalidLine(of: bytes))))
  }

  /// The first bytes of a file in which the Finder of macOS keeps an alias.
  private static let finderAlias = Array("book\0\0\0\0mark".utf8)

  /// Returns the one-based line of the first byte that does not begin a scalar.
  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    var (parser, rest, line) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 1)
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      if scalar.first == UInt8(ascii: "\n") { line += 1 }
    }
    return line
  }

  /// All bytes of a file in any encoding.
  private static func bytes(of path: String) -> Result<[UInt8], FileProblem> {
    // Without this flag, `open` would wait for a writer when the path is a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(problem(path)) }
    defer { systemClose(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(problem(path)) }
    // A project may contain a link to `/dev/zero`, which never ends. Folders fail below, with the system's message.
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      return .failure(FileProblem(path: path, reason: .unreadable("not a regular file")))
    }
    guard let bytes = Descriptor.readAll(descriptor, expecting: Int(status.st_size)) else {
      return .failure(problem(path))
    }
    return .success(bytes)
  }

  private static func problem(_ path: String) -> FileProblem {
    errno == ENOENT ? FileProblem(path: path, reason: .missing) : .unreadable(path)
  }
}
