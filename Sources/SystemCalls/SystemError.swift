/// What the operating system says of a call that failed.
package enum SystemError {
  /// Of the last one on this thread: lower case and without a period, as in "permission denied".
  package static var words: String {
    let words = String(cString: strerror(errno))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
