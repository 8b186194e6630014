import Analysis
import Foundation

/// `statewise-dev measure-edits FOLDER…`: measures the cost of an edit in the project in the folders.
///
/// The files take turns in receiving two kinds of edits: a comment, which other files can't see, and a new type, which
/// they can. As in the server, a copy of the project is kept while it changes. The output is the median and the 99th
/// percentile, in microseconds, of reading the text, adding it to the project, and checking it.
enum MeasureEdits: DeveloperCommand {
  private static let edits = 200
  static let name = "measure-edits"
  static let usage = "measure-edits FOLDER…"
  static let summary = "Time single edits in a project of files in memory"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    guard !arguments.isEmpty else { throw DeveloperError(sentence: "Usage: \(usage)") }
    let run = ProjectRun(
      ProjectExtent(below: arguments), analyzer: Analyzer(), reading: .everything)
    guard !run.files.isEmpty else {
      throw DeveloperError(sentence: "There is no Swift file in \(arguments.joined(separator: ", ")).")
    }
    print("files \(run.files.count)")
    measure("hidden", "\n// a comment\n", run)
    measure("visible", "\nstruct EditedHere: View {}\n", run)
    return true
  }

  private static func measure(_ kind: String, _ addition: String, _ run: ProjectRun) {
    var project = run.project
    var times: [String: [Duration]] = [:]
    var visibleEditCount = 0
    func time<Result>(_ step: String, _ work: () -> Result) -> Result {
      let start = ContinuousClock.now
      defer { times[step, default: []].append(ContinuousClock.now - start) }
      return work()
    }
    for edit in 0..<edits {
      let file = run.files[(edit * 31) % run.files.count]
      let held = project
      let new = time("read") {
        run.analyzer.knowledge(
          of: file.bytes + Array(addition.utf8), path: file.path, pathInProject: file.path)
      }
      if time("take", { project.update(new) }) { visibleEditCount += 1 }
      _ = time("check") { run.analyzer.findings(in: new, of: project) }
      project.update(file)
      withExtendedLifetime(held) {}
    }
    print("\(kind) edits \(edits), of which others must look at \(visibleEditCount)")
    for (step, all) in times.sorted(by: { $0.key < $1.key }) {
      let sorted = all.sorted().map { Int($0 / .microseconds(1)) }
      print("\(kind) \(step) median \(sorted[sorted.count / 2]) 99th \(sorted[sorted.count * 99 / 100])")
    }
  }
}
