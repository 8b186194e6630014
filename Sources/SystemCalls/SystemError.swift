/// The operating system's message for a failed call.
package enum SystemError {
  /// The message for the last failed call on this thread: in lowercase and without a period, as in "permission denied".
  package static var words: String { words(for: errno) }

  /// The message for a write to a pipe whose reader has gone.
  package static var brokenPipe: String { words(for: EPIPE) }

  private static func words(for code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
