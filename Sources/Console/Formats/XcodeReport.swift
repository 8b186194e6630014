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
        let place = Place(
          path: SwiftFiles.absolute(file.path), utf8Offset: finding.range.start, lines: file.buffer.lines)
        lines.append("\(place): \(finding.severity.level): \(finding.message) (\(finding.rule))")
        for related in finding.related {
          guard let buffer = texts[related.path] else { continue }
          let place = Place(
            path: SwiftFiles.absolute(related.path), utf8Offset: related.range.start, lines: buffer.lines)
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
