import Foundation

/// What a process costs, where the system has a folder of processes that tells.
enum ProcessUsage {
  static var isKnown: Bool { FileManager.default.fileExists(atPath: "/proc/self/stat") }

  /// In seconds, of all its threads.
  static func processorTime(of process: Int32) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // The program's name is in parentheses and may hold anything.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The memory that it holds now.
  static func residentMegabytes(of process: Int32) -> Int? { megabytes("VmRSS:", of: process) }

  /// The most memory that it has ever held.
  static func peakMegabytes(of process: Int32) -> Int? { megabytes("VmHWM:", of: process) }

  private static func megabytes(_ name: String, of process: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
  }
}
