import Foundation
import Measuring

/// The result of running a program: its output, time, and peak memory.
struct Child {
  let output: String
  let seconds: Double
  let processorSeconds: Double
  let peakByteCount: Int

  /// - Parameter input: the text of its standard input.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> Child {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(input.utf8).write(to: URL(fileURLWithPath: folder + "/in"))

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, folder + "/in", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder + "/out", O_WRONLY | O_CREAT | O_TRUNC, 0o600)

    var argumentPointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { argumentPointers.forEach { free($0) } }
    var process = pid_t()
    let started = ContinuousClock.now
    let failure = posix_spawn(&process, program, &actions, nil, &argumentPointers, environ)
    guard failure == 0 else {
      throw BenchmarkError("\(program) cannot be started: \(String(cString: strerror(failure))).")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { throw BenchmarkError("\(program) was lost.") }
    let seconds = (ContinuousClock.now - started) / .seconds(1)
    #if os(Linux)
      let peak = usage.ru_maxrss * 1024
    #else
      let peak = usage.ru_maxrss
    #endif
    let output = (try? String(contentsOfFile: folder + "/out", encoding: .utf8)) ?? ""
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    return Child(output: output, seconds: seconds, processorSeconds: processor, peakByteCount: peak)
  }

  /// Returns the numbers after a word at the start of a line.
  func numbers(_ word: String) -> [Double] {
    output.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      return fields.count == 2 && fields[0] == word ? Double(fields[1]) : nil
    }
  }
}
