import Foundation

/// The processor time and memory of a process. They are available only on systems with `/proc`.
enum ProcessUsage {
  static var isKnown: Bool { FileManager.default.fileExists(atPath: "/proc/self/stat") }

  /// Returns the processor time of all threads in seconds.
  static func processorTime(of process: Int32) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // The program's name is in parentheses and can contain any characters.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Returns the memory that the process currently uses.
  static func residentMegabytes(of process: Int32) -> Int? { megabytes("VmRSS:", of: process) }

  /// Returns the peak memory of the process.
  static func peakMegabytes(of process: Int32) -> Int? { megabytes("VmHWM:", of: process) }

  private static func megabytes(_ name: String, of process: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
  }
}
