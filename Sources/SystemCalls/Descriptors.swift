// System calls under other names. The methods below shadow the original names.

package func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

package func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

/// Operations on an open file, pipe, or terminal.
package enum Descriptor {
  /// Creates a pipe. Programs that are started later do not inherit its ends. Returns nil on failure.
  package static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { closeOnExec(end) }
    return (ends[0], ends[1])
  }

  /// Prevents programs that are started later from inheriting the descriptor.
  package static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Writes all bytes. Returns whether all of them were accepted.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let count = systemWrite(descriptor, start + written, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Returns the width of the terminal in columns; nil if the descriptor is not a terminal or the width is not known.
  package static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads to the end of the file. Returns nil on failure.
  ///
  /// - Parameter expected: The probable number of bytes.
  package static func readAll(_ descriptor: Int32, expecting expected: Int = 0) -> [UInt8]? {
    // One byte more than expected, so that the first read already finds the end.
    var bytes: [UInt8] = []
    var chunk = max(expected, 0) + 1
    while true {
      let (more, isAtEnd) = readOnce(descriptor, upTo: chunk)
      guard let more else { return nil }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      if isAtEnd { return bytes }
      chunk = 1 << 16
    }
  }

  private static func readOnce(_ descriptor: Int32, upTo count: Int) -> (bytes: [UInt8]?, isAtEnd: Bool) {
    var isAtEnd = false
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = systemRead(descriptor, start + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        hasFailed = got < 0
        isAtEnd = got == 0
        guard got > 0 else { return }
        filled += got
      }
    }
    return (hasFailed ? nil : bytes, isAtEnd)
  }
}
