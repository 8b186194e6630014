/// A running program whose standard input and output are connected to this process. It shares this process's standard
/// error.
package final class PipedProcess: @unchecked Sendable {
  package let identifier: Int32
  /// The descriptor of its standard input. The code that writes to it has to close it.
  package let input: Int32
  /// The descriptor of its standard output. The code that reads from it has to close it.
  package let output: Int32
  private let monitor = Monitor()
  private var hasEnded = false

  /// Starts a program from `PATH`. Returns nil if it cannot be started.
  package init?(_ program: String, _ arguments: [String]) {
    guard let toIt = Descriptor.pipe() else { return nil }
    guard let fromIt = Descriptor.pipe() else {
      systemClose(toIt.reading)
      systemClose(toIt.writing)
      return nil
    }
    // This process's parent may wait for the end of every descriptor that this process inherited. The program must not
    // keep them open.
    for descriptor in 3..<Int32(256) { Descriptor.closeOnExec(descriptor) }
    let process = ChildProcess.start(
      program, arguments, input: toIt.reading, output: fromIt.writing, errors: nil)
    systemClose(toIt.reading)
    systemClose(fromIt.writing)
    guard let process else {
      systemClose(toIt.writing)
      systemClose(fromIt.reading)
      return nil
    }
    identifier = process
    input = toIt.writing
    output = fromIt.reading
    Signals.endWithUs(process)
    WorkerThread.start(stackByteCount: 512 << 10) { [self] in
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      monitor.locked {
        hasEnded = true
        Signals.forget(process)
        monitor.notifyAll()
      }
    }
  }

  /// Waits until the process has ended or the seconds have passed. Returns whether it has ended.
  @discardableResult
  package func waitForEnd(atMostSeconds seconds: Double? = nil) -> Bool {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    return monitor.locked {
      while !hasEnded {
        if let deadline, deadline <= .now { return false }
        monitor.wait(atMostSeconds: seconds)
      }
      return true
    }
  }

  /// Waits for the process to end. If it is still running after the given seconds, sends `SIGTERM` and waits for the
  /// same time again. If it still hasn't ended, kills it.
  package func end(afterSeconds seconds: Double) {
    if waitForEnd(atMostSeconds: seconds) { return }
    signal(SIGTERM)
    if waitForEnd(atMostSeconds: seconds) { return }
    signal(SIGKILL)
  }

  private func signal(_ signal: Int32) {
    monitor.locked {
      if !hasEnded { _ = kill(identifier, signal) }
    }
  }
}

/// Handles signals that end this process.
private enum Signals {
  /// The process that must not outlive this one; 0 for none. A signal handler reads it and cannot take a lock.
  nonisolated(unsafe) private static let childProcessID: UnsafeMutablePointer<pid_t> = {
    let pointer = UnsafeMutablePointer<pid_t>.allocate(capacity: 1)
    pointer.initialize(to: 0)
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { number in
        if Signals.childProcessID.pointee > 0 { kill(Signals.childProcessID.pointee, SIGKILL) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return pointer
  }()

  static func endWithUs(_ process: pid_t) { childProcessID.pointee = process }

  static func forget(_ process: pid_t) {
    if childProcessID.pointee == process { childProcessID.pointee = 0 }
  }
}
