import Foundation

extension Terminal {
  /// The process's own streams and environment.
  package static var standard: Terminal {
    let interruption = Interruption()
    return Terminal(
      write: { write($0, to: STDOUT_FILENO) }, complain: { write($0, to: STDERR_FILENO) },
      isInteractive: isatty(STDOUT_FILENO) == 1, isErrorInteractive: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      read: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
      ask: { question in
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        write(question, to: STDOUT_FILENO)
        return readLine()
      },
      wait: interruption.wait)
  }

  /// Gives up quietly when nobody reads any more.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
