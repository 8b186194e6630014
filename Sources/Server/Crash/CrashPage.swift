import SystemCalls

/// A page of memory that is mapped to a file. What is written to it is in the file even if the process crashes right
/// after.
///
/// The first number is the thread that crashed; zero if none did. Slots of two numbers follow: a thread, and the text
/// that it is working on.
final class CrashPage: @unchecked Sendable {
  private static let byteCount = 4096
  private static let slotCount = 64
  private static let suffix = ".page"

  private let numbers: UnsafeMutablePointer<UInt64>
  private let monitor = Monitor()

  /// Creates the file and maps it. Returns nil if that is not possible.
  init?(creating path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(Self.byteCount)) == 0,
      let memory = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else { return nil }
    numbers = memory.bindMemory(to: UInt64.self, capacity: Self.byteCount / MemoryLayout<UInt64>.size)
  }

  deinit {
    if CrashSignals.page == numbers { CrashSignals.page = nil }
    munmap(numbers, Self.byteCount)
  }

  func watchSignals() { CrashSignals.watch(numbers) }

  /// Writes the text that this thread is working on to a free slot. Returns the slot; nil if all are taken.
  func enter(_ subject: UInt64) -> Int? {
    monitor.locked {
      guard let slot = (0..<Self.slotCount).first(where: { numbers[2 + 2 * $0] == 0 }) else { return nil }
      numbers[1 + 2 * slot] = WorkerThread.current
      numbers[2 + 2 * slot] = subject
      return slot
    }
  }

  func leave(_ slot: Int?) {
    guard let slot else { return }
    monitor.locked { numbers[2 + 2 * slot] = 0 }
  }

  static func names(in folder: String) -> [String] {
    (Files.entries(of: folder) ?? []).map(\.name).filter { $0.hasSuffix(suffix) }
  }

  /// Returns the text that the crashed thread was working on; nil if no thread crashed or the file is not such a page.
  static func crashedSubject(at path: String) -> UInt64? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var numbers = [UInt64](repeating: 0, count: 1 + 2 * slotCount)
    let readCount = numbers.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
    guard readCount == numbers.count * MemoryLayout<UInt64>.size, numbers[0] != 0 else { return nil }
    return (0..<slotCount).first { numbers[1 + 2 * $0] == numbers[0] && numbers[2 + 2 * $0] != 0 }
      .map { numbers[2 + 2 * $0] }
  }
}

/// The handler of fatal signals. Apart from ending the process, it may only access memory.
private enum CrashSignals {
  /// The page of the record. It is set before the first signal is watched.
  nonisolated(unsafe) static var page: UnsafeMutablePointer<UInt64>?

  static func watch(_ numbers: UnsafeMutablePointer<UInt64>) {
    page = numbers
    for fatal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE] {
      signal(fatal) { number in
        CrashSignals.page?[0] = WorkerThread.current
        // The signal is delivered when the handler returns, and ends the process.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
