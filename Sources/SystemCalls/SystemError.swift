/// The operating system's message for a failed call.
package enum SystemError {
  /// The message for the last failed call on this thread: in lowercase and without a period, as in "permission denied".
  package static var words: String {
    let words = String(cString: strerror(errno))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
