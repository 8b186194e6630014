/// A finished run of another program.
package struct ChildProcess: Sendable {
  /// The exit status; above 128 if a signal ended the program, as in a shell.
  package let status: Int32
  package let output: [UInt8]
  package let errors: [UInt8]

  /// Runs a program from `PATH` with empty input. Returns nil if it cannot be started.
  ///
  /// - Parameter hidden: The environment variables that the program must not inherit.
  package static func run(_ program: String, _ arguments: [String], hiding hidden: Set<String> = []) -> ChildProcess? {
    guard let output = Descriptor.pipe() else { return nil }
    defer { systemClose(output.reading) }
    guard let errors = Descriptor.pipe() else {
      systemClose(output.writing)
      return nil
    }
    defer { systemClose(errors.reading) }
    let process = start(
      program, arguments, hiding: hidden, input: nil, output: output.writing, errors: errors.writing)
    systemClose(output.writing)
    systemClose(errors.writing)
    guard let process else { return nil }
    let (text, complaint) = readBoth(output.reading, errors.reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return ChildProcess(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: text, errors: complaint)
  }

  /// Starts a program from `PATH` that inherits only the given descriptors.
  ///
  /// - Parameters:
  ///   - input: Nil for empty input.
  ///   - errors: Nil for this process's standard error.
  static func start(
    _ program: String, _ arguments: [String], hiding hidden: Set<String> = [], input: Int32?, output: Int32,
    errors: Int32?
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    // Not every system exposes C's `environ` variable to Swift.
    let variables = ProcessInfo.processInfo.environment.filter { !hidden.contains($0.key) }.map { "\($0)=\($1)" }
    var (words, environment) = (pointers(to: [program] + arguments), pointers(to: variables))
    defer { for pointer in words + environment { free(pointer) } }
    var process = pid_t()
    return posix_spawnp(&process, program, &actions, nil, &words, &environment) == 0 ? process : nil
  }

  /// The strings as a null-terminated array of C strings. The caller frees each string.
  private static func pointers(to texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// Reads both descriptors at once. A program that blocks on writing to one of them would never close the other.
  private static func readBoth(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var open = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while open.contains(where: { $0.fd >= 0 }) {
      if poll(&open, nfds_t(open.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = systemRead(open[index].fd, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { open[index].fd = -1 } else { texts[index] += chunk.prefix(count) }
      }
    }
    return (texts[0], texts[1])
  }
}
