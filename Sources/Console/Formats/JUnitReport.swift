import Analysis
import SourceText

/// The format `junit`: the XML of test runners, which nearly every build server shows. A finding that makes `check`
/// fail is a failed test. Other findings are passed tests with output.
struct JUnitReport {
  let result: CheckResult

  var text: String {
    let suites = result.files.map { suite($0.path, cases(of: $0), failureCount: $0.findings.count(where: \.isFailure)) }
    let problems = result.runProblems.map { problem in
      let place = problem.region?(.utf32).start
      let name = "problem" + (place.map { " \($0.line):\($0.column)" } ?? "")
      return suite(
        problem.path, testCase(name, in: problem.path, "<error message=\"\(XMLText.escaped(problem.message))\"/>"),
        errorCount: 1)
    }
    let all = suites + problems
    let clean = suite(Product.name, "    <testcase name=\"No findings\" classname=\"\(Product.name)\"/>\n")
    let findings = result.files.flatMap(\.findings)
    let counts = counts(
      tests: max(findings.count + problems.count, 1), failures: findings.count(where: \.isFailure),
      errors: problems.count)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(Product.name)\" \(counts)>\n"
      + (all.isEmpty ? clean : all.joined()) + "</testsuites>\n"
  }

  private func suite(_ name: String, _ cases: String, failureCount: Int = 0, errorCount: Int = 0) -> String {
    let tests = cases.count { $0 == "\n" }
    return "  <testsuite name=\"\(XMLText.escaped(name))\" "
      + counts(tests: tests, failures: failureCount, errors: errorCount) + ">\n\(cases)  </testsuite>\n"
  }

  private func counts(tests: Int, failures: Int, errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  /// Returns the test cases of a file, one on each line.
  private func cases(of file: CheckedFile) -> String {
    file.findings.map { finding in
      let start = Region(finding.range, lines: file.buffer.lines, unit: .utf32).start
      let place = "\(file.path):\(start.line):\(start.column)"
      let message = XMLText.escaped(finding.message)
      let content =
        finding.isFailure
        ? "<failure type=\"\(finding.severity.word)\" message=\"\(message)\">\(XMLText.escaped(place))</failure>"
        : "<system-out>\(XMLText.escaped(place)): \(finding.severity.word): \(message)</system-out>"
      return testCase("\(finding.rule) \(start.line):\(start.column)", in: file.path, content)
    }.joined()
  }

  private func testCase(_ name: String, in path: String, _ content: String) -> String {
    "    <testcase name=\"\(XMLText.escaped(name))\" classname=\"\(XMLText.escaped(path))\">\(content)</testcase>\n"
  }
}

extension Finding {
  fileprivate var isFailure: Bool { severity >= .warning }
}
