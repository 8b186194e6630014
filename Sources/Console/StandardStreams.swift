import SystemCalls

extension Terminal {
  /// The process's own streams and environment.
  package static var standard: Terminal {
    let interruption = Interruption()
    return Terminal(
      write: { Descriptor.write(Array($0.utf8), to: STDOUT_FILENO) },
      complain: { Descriptor.write(Array($0.utf8), to: STDERR_FILENO) },
      isInteractive: isatty(STDOUT_FILENO) == 1, isErrorInteractive: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      read: { Descriptor.readAll(STDIN_FILENO) ?? [] },
      ask: { question in
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        Descriptor.write(Array(question.utf8), to: STDOUT_FILENO)
        return readLine()
      },
      wait: interruption.wait)
  }
}
