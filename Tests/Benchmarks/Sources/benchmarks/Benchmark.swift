import Foundation
import Measuring

/// A benchmark that measures all stages with the files below some paths, and prints tables.
struct Benchmark {
  let paths: [String]
  let rounds: Int
  /// The folder that contains the built `statewise` and `statewise-dev`.
  let products: String

  private var developer: String { products + "/statewise-dev" }

  func run() throws {
    let files = Self.files(below: paths)
    guard !files.isEmpty else { throw BenchmarkError("No Swift files below \(paths.joined(separator: ", ")).") }
    let byteCount = files.reduce(0) { $0 + $1.byteCount }
    print(
      """
      \(files.count) files, \(megabytes(byteCount)), \(ProcessInfo.processInfo.activeProcessorCount) cores, \
      \(Date.now.formatted(.iso8601.year().month().day())), medians of \(rounds) rounds

      """)
    try printStages(files, byteCount: byteCount)
    try printSizes(files)
    try printGrowth(files)
    try printViews()
    try printProjects()
    try printWholeRun()
  }

  // MARK: Tables

  private func printStages(_ files: [File], byteCount: Int) throws {
    let contenders = [1, 2].flatMap { threads in
      [swiftSyntax(threads: threads)] + stages.map { ours($0.title, $0.argument, threads: threads) }
    }
    let measurements = try measure(contenders, over: files.map(\.path), rounds: rounds)
    var table = Table([
      "Stage", "Threads", "Wall", "Processor", "Bytes a second", "Against swift-syntax", "Peak memory",
    ])
    for (contender, measurement) in zip(contenders, measurements) {
      let base = zip(contenders, measurements).first { $0.0.threads == contender.threads }?.1.processorSeconds ?? 0
      table.add([
        contender.title, "\(contender.threads)", milliseconds(measurement.seconds),
        milliseconds(measurement.processorSeconds),
        megabytes(Int(Double(byteCount) / max(measurement.processorSeconds, 1e-9))),
        ratio(base / max(measurement.processorSeconds, 1e-9)), megabytes(measurement.peakByteCount),
      ])
    }
    print("## Stages\n\n\(table.text)\n")
  }

  private func printSizes(_ files: [File]) throws {
    var table = Table(["File size", "Files", "Bytes", "swift-syntax", "Parsing", "Everything", "Ratio"])
    let limits = [0, 2_000, 10_000, 50_000, Int.max]
    for (low, high) in zip(limits, limits.dropFirst()) {
      let chosen = files.filter { low <= $0.byteCount && $0.byteCount < high }
      guard !chosen.isEmpty else { continue }
      let contenders = [
        swiftSyntax(threads: 1), ours("Parsing", "parse", threads: 1), ours("Everything", "check", threads: 1),
      ]
      let medians = try measure(contenders, over: chosen.map(\.path), rounds: rounds).map(\.processorSeconds)
      table.add(
        [
          high == Int.max ? "from \(low)" : "\(low) to \(high)", "\(chosen.count)",
          megabytes(chosen.reduce(0) { $0 + $1.byteCount }),
        ]
          + medians.map(milliseconds) + [ratio(medians[0] / max(medians[2], 1e-9))])
    }
    print("## By file size, one thread\n\n\(table.text)\n")
  }

  /// Prints the times for a tenth of the files and for all of them. The latter should be about ten times as long.
  private func printGrowth(_ files: [File]) throws {
    let tenth = files.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
    let everything = [ours("Everything", "check", threads: 1)]
    let small = try measure(everything, over: tenth.map(\.path), rounds: rounds)[0].processorSeconds
    let large = try measure(everything, over: files.map(\.path), rounds: rounds)[0].processorSeconds
    let growth = Double(files.reduce(0) { $0 + $1.byteCount }) / Double(max(tenth.reduce(0) { $0 + $1.byteCount }, 1))
    print(
      "## Growth\n\n\(ratio(growth)) the bytes take \(ratio(large / max(small, 1e-9))) the time "
        + "(\(tenth.count) files \(milliseconds(small)), \(files.count) files \(milliseconds(large))).\n")
  }

  /// Prints the times for files with different numbers of views. Sixteen times as many views should take sixteen times
  /// as long.
  private func printViews() throws {
    var table = Table(["Views in one file", "Bytes", "Everything", "Each view"])
    for count in [1_000, 4_000, 16_000] {
      let text = MadeProjects.views(count)
      let seconds = try MadeProjects.withFile(text) { path in
        try measure([ours("Everything", "check", threads: 1)], over: [path], rounds: rounds)[0].processorSeconds
      }
      table.add([
        "\(count)", megabytes(text.utf8.count), milliseconds(seconds),
        String(format: "%.1f µs", seconds * 1e6 / Double(count)),
      ])
    }
    print("## Views in one file, one thread\n\n\(table.text)\n")
  }

  /// Prints the time for all paths together and for each separately. Independent projects should take the same time in
  /// both cases.
  private func printProjects() throws {
    guard paths.count > 1 else { return }
    func seconds(_ paths: [String]) throws -> Double {
      try Child.run(products + "/statewise", ["check", "--jobs", "1"] + paths).processorSeconds
    }
    let single = try paths.map { try seconds([$0]) }.reduce(0, +)
    let together = try seconds(paths)
    print(
      "## Many projects\n\n\(paths.count) folders take \(milliseconds(single)) one after the other and "
        + "\(milliseconds(together)) in one run: \(ratio(together / max(single, 1e-9))).\n")
  }

  /// Prints the time of the command as a user runs it, including process start, reading, and printing.
  private func printWholeRun() throws {
    var measurement = Measurement()
    for _ in 0..<rounds {
      let child = try Child.run(products + "/statewise", ["check"] + paths)
      measurement.add(
        Pass(seconds: child.seconds, processorSeconds: child.processorSeconds, peakByteCount: child.peakByteCount))
    }
    print(
      """
      ## `statewise check`

      \(milliseconds(measurement.seconds)) on the wall, \(milliseconds(measurement.processorSeconds)) of processor time, \
      peak memory \(megabytes(measurement.peakByteCount)).
      """)
  }

  // MARK: Contenders

  private let stages = [("Parsing", "parse"), ("Parsing and facts", "facts"), ("Everything, all rules", "check")]
    .map { (title: $0.0, argument: $0.1) }

  private func ours(_ title: String, _ stage: String, threads: Int) -> Contender {
    Contender(title: title, program: developer, arguments: ["measure", stage], threads: threads)
  }

  private func swiftSyntax(threads: Int) -> Contender {
    Contender(
      title: "swift-syntax, parsing and an empty visitor", program: CommandLine.arguments[0],
      arguments: ["swift-syntax"], threads: threads)
  }

  // MARK: Files

  private struct File {
    let path: String
    let byteCount: Int
  }

  private static func files(below paths: [String]) -> [File] {
    paths.flatMap { path -> [File] in
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        let full = path + "/" + name
        let attributes = try? FileManager.default.attributesOfItem(atPath: full)
        guard attributes?[.type] as? FileAttributeType == .typeRegular, let size = attributes?[.size] as? Int else {
          return nil
        }
        return File(path: full, byteCount: size)
      }
    }
  }
}
