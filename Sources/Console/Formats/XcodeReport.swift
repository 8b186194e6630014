import Analysis
import Projects
import SystemCalls

/// The format `xcode`: lines that Xcode turns into warnings at their places in the source. Paths are absolute.
struct XcodeReport {
  let result: CheckResult

  var text: String {
    let texts = SourceTexts(result.files)
    var lines: [String] = []
    for file in result.files {
      for finding in file.findings {
        let place = file.buffer.lines.place(SwiftFiles.absolute(file.path), finding.range.start)
        lines.append("\(place): \(finding.severity.level): \(finding.message) (\(finding.rule))")
        for related in finding.related {
          guard let buffer = texts[related.path] else { continue }
          let place = buffer.lines.place(SwiftFiles.absolute(related.path), related.range.start)
          lines.append("\(place): note: \(related.message)")
        }
      }
    }
    lines += result.runProblems.map { problem in
      let start = problem.region?(.utf8).start
      return "\(SwiftFiles.absolute(problem.path)):\(start?.line ?? 1):\(start?.column ?? 1): error: \(problem.message)"
    }
    return lines.map { $0.printable + "\n" }.joined()
  }
}
