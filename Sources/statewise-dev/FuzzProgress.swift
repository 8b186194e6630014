import Foundation

/// The numbers of the inputs that are being parsed, to print them after a trap.
enum FuzzProgress {
  private static let capacity = 64
  // A signal handler reads them, where locks and allocation aren't allowed.
  nonisolated(unsafe) private static let numbers: UnsafeMutablePointer<Int> = {
    let numbers = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
    numbers.initialize(repeating: -1, count: capacity)
    return numbers
  }()

  static func note(_ number: Int, job: Int) {
    if job < capacity { numbers[job] = number }
  }

  static func install() {
    _ = numbers
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
      signal(number) { caught in
        for job in 0..<FuzzProgress.capacity where FuzzProgress.numbers[job] >= 0 {
          FuzzProgress.write(FuzzProgress.numbers[job])
        }
        signal(caught, SIG_DFL)
        raise(caught)
      }
    }
  }

  /// Writes the digits of one number and a line ending, without allocation.
  private static func write(_ number: Int) {
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { buffer in
      var place = buffer.count - 1
      buffer[place] = UInt8(ascii: "\n")
      var rest = number
      repeat {
        place -= 1
        buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0 && place > 0
      _ = Foundation.write(STDERR_FILENO, buffer.baseAddress.map { $0 + place }, buffer.count - place)
    }
  }
}
