import SystemCalls

extension Terminal {
  /// The streams and environment of the process. Writing to a closed pipe is an error and doesn't end the process.
  package static var standard: Terminal {
    signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption()
    let output = StandardOutput()
    return Terminal(
      write: output.write,
      writeError: { Descriptor.write(Array($0.utf8), to: STDERR_FILENO) },
      isInteractive: isatty(STDOUT_FILENO) == 1, isErrorInteractive: isatty(STDERR_FILENO) == 1,
      isInputInteractive: isatty(STDIN_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      width: Descriptor.terminalWidth(STDOUT_FILENO) ?? Descriptor.terminalWidth(STDERR_FILENO),
      read: { Descriptor.readAll(STDIN_FILENO) },
      ask: { question in
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        Descriptor.write(Array(question.utf8), to: STDOUT_FILENO)
        return readLine()
      },
      wait: { output.problem == nil && interruption.wait($0) },
      outputProblem: { output.problem })
  }
}

/// Standard output, with the first failed write. Nothing is written after a failure.
private final class StandardOutput {
  /// The system's description of the failure; nil if all writes succeeded.
  private(set) var problem: String?

  func write(_ text: String) {
    guard problem == nil, !Descriptor.write(Array(text.utf8), to: STDOUT_FILENO) else { return }
    problem = SystemError.words
  }
}
