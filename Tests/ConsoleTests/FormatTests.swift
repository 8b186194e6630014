import Foundation
import SourceText
import TestSupport
import Testing

@testable import Console

/// Tests with one file that has one finding with all features: a range after letters of every width, a note in another
/// file, a safe fix, and a suggested fix. One of the checked paths does not exist.
@Suite("Report formats")
struct FormatTests {
  private let folder: TemporaryFolder
  private let rule: ScriptedRule
  private let path: String
  private let other: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("A & B.swift", "/* é😀 */ var count = 0\n")
    other = try folder.write("Other.swift", "\nlet a = A()\n")
    let fixes = [
      Fix("Make 'count' private", .proposed, in: path, [.insert("private ", at: 13)]),
      Fix(
        "Drop it", .suggested(because: "it is used at Other.swift:2"),
        changes: [
          .init(path: path, edits: [.delete(ByteRange(13, 26))]),
          .init(path: other, edits: [Edit(ByteRange(9, 10), "B")]),
        ]),
    ]
    let finding = Finding(
      rule: "scripted", severity: .warning, range: ByteRange(17, 22), message: "'count' is <wrong>, 100%",
      related: [RelatedLocation(path: other, range: ByteRange(9, 10), message: "'A' is made here")], fixes: fixes)
    rule = ScriptedRule([path: [[finding]]])
  }

  private func report(_ format: String) -> Session {
    Session("check", "--format", format, folder.path, folder("gone"), rules: [rule])
  }

  private func json(_ format: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(report(format).output.utf8))
  }

  @Test("json matches its schema", arguments: [true, false])
  func jsonSchema(hasFindings: Bool) throws {
    let schema = try JSONDecoder().decode(
      JSONValue.self,
      from: Data(
        contentsOf: URL(fileURLWithPath: #filePath + "/../../../Sources/Console/Formats/report.schema.json")
          .standardizedFileURL))
    let text = hasFindings ? report("json").output : Session("check", "--format", "json", folder.path).output
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(JSONSchemaCheck(schema).problems(of: report) == [])
    // The schema check reports a wrong report.
    #expect(!JSONSchemaCheck(schema).problems(of: .object(["findings": .object([:])])).isEmpty)
  }

  @Test("junit contains a test for each finding; those that fail the run are failures")
  func junitFormat() throws {
    let text = report("junit").output
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="statewise" tests="2" failures="1" errors="1">
          <testsuite name="\(folder.path)/A &amp; B.swift" tests="1" failures="1" errors="0">
            <testcase name="scripted 1:14" classname="\(folder.path)/A &amp; B.swift"><failure type="warning" \
        message="&apos;count&apos; is &lt;wrong&gt;, 100%">\(folder.path)/A &amp; B.swift:1:14</failure></testcase>
          </testsuite>
          <testsuite name="\(folder("gone"))" tests="1" failures="0" errors="1">
            <testcase name="problem" classname="\(folder("gone"))"><error message="There is no file or folder at \
        &apos;\(folder("gone"))&apos;."/></testcase>
          </testsuite>
        </testsuites>

        """)
    let hint = Finding(rule: "scripted", severity: .hint, range: ByteRange(0, 1), message: "odd")
    let passed = Session("check", "--format", "junit", path, rules: [ScriptedRule([path: [[hint]]])]).output
    #expect(passed.contains("failures=\"0\"") && passed.contains("<system-out>"))
    #expect(Session("check", "--format", "junit", path).output.contains("<testcase name=\"No findings\""))
  }

  @Test("gitlab contains each finding with a unique fingerprint")
  func gitlabFormat() throws {
    let report = try json("gitlab")
    #expect(report[0]["check_name"] == "scripted")
    #expect(report[0]["severity"] == "major")
    #expect(report[0]["location"]["path"] == .string(path))
    #expect(report[0]["location"]["lines"]["begin"] == 1)
    #expect(report[1]["severity"] == "blocker")
    let twin = Finding(rule: "scripted", severity: .error, range: ByteRange(0, 1), message: "odd")
    let text = Session("check", "--format", "gitlab", path, rules: [ScriptedRule([path: [[twin, twin]]])]).output
    let twins = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(twins[0]["fingerprint"] != twins[1]["fingerprint"])
    #expect(twins[0]["severity"] == "critical")
    #expect(Session("check", "--format", "gitlab", path).output == "[\n\n]\n")
  }

  @Test("json contains the finding, its locations, and its fixes")
  func jsonFormat() throws {
    let report = try json("json")
    #expect(report["checkedFileCount"] == 2)
    let finding = report["findings"][0]
    #expect(finding["rule"] == "scripted")
    #expect(finding["severity"] == "warning")
    #expect(finding["message"] == "'count' is <wrong>, 100%")
    #expect(finding["place"]["path"] == .string(path))
    #expect(finding["place"]["start"]["line"] == 1)
    #expect(finding["place"]["start"]["column"] == 18)
    #expect(finding["place"]["end"]["column"] == 23)
    #expect(finding["place"]["utf8Start"] == 17)
    #expect(finding["related"][0]["place"]["start"]["line"] == 2)
    #expect(finding["fixes"][0]["isSafe"] == true)
    #expect(finding["fixes"][0]["edits"][0]["replacement"] == "private ")
    #expect(finding["fixes"][1]["reason"] == "it is used at Other.swift:2")
    #expect(report["problems"][0]["message"] == .string("There is no file or folder at '\(folder("gone"))'."))
  }

  @Test("sarif contains the rule, the result, its fixes, and errors, with columns in code points")
  func sarifFormat() throws {
    let log = try json("sarif")
    #expect(log["version"] == "2.1.0")
    let run = log["runs"][0]
    #expect(run["columnKind"] == "unicodeCodePoints")
    #expect(run["tool"]["driver"]["rules"][0]["id"] == "scripted")
    #expect(run["invocations"][0]["executionSuccessful"] == false)
    let result = run["results"][0]
    #expect(result["ruleId"] == "scripted")
    #expect(result["ruleIndex"] == 0)
    #expect(result["level"] == "warning")
    let place = result["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"] == .string("file://\(folder.path)/A%20%26%20B.swift"))
    #expect(place["region"]["startColumn"] == 14)
    #expect(place["region"]["endColumn"] == 19)
    #expect(result["relatedLocations"][0]["message"]["text"] == "'A' is made here")
    let second = result["fixes"][1]["artifactChanges"]
    #expect(second[0]["replacements"][0]["insertedContent"] == .null)
    #expect(second[1]["replacements"][0]["insertedContent"]["text"] == "B")
  }

  @Test("sarif has only members that the standard allows, and all that it requires")
  func sarifShape() throws {
    let log = try json("sarif")
    #expect(SARIFShape.faults(of: log, as: "log").isEmpty)
    let result = log["runs"][0]["results"][0]
    #expect(SARIFShape.faults(of: result, as: "message").count > 3)
    #expect(result["fixes"][0]["description"]["text"] == "Make 'count' private")
    let rule = log["runs"][0]["tool"]["driver"]["rules"][0]
    for member in ["shortDescription", "fullDescription", "help"] { #expect(rule[member]["text"] != .null) }
    let level = rule["defaultConfiguration"]["level"]
    #expect(level == "warning")
  }

  @Test("github is one workflow command for each finding, with escaped special characters")
  func githubFormat() {
    #expect(
      report("github").output == """
        ::warning file=\(folder.path)/A & B.swift,line=1,endLine=1,col=14,endColumn=19,title=scripted::'count' is <wrong>\
        , 100%25
        ::error file=\(folder("gone"))::There is no file or folder at '\(folder("gone"))'.

        """)
  }

  @Test("xcode is a compiler's line with an absolute path, followed by notes")
  func xcodeFormat() {
    #expect(
      report("xcode").output == """
        \(path):1:18: warning: 'count' is <wrong>, 100% (scripted)
        \(other):2:9: note: 'A' is made here
        \(folder("gone")):1:1: error: There is no file or folder at '\(folder("gone"))'.

        """)
  }

  @Test("checkstyle is well-formed XML")
  func checkstyleFormat() {
    #expect(
      report("checkstyle").output == """
        <?xml version="1.0" encoding="utf-8"?>
        <checkstyle version="4.3">
          <file name="\(folder.path)/A &amp; B.swift">
            <error line="1" column="14" severity="warning" message="&apos;count&apos; is &lt;wrong&gt;, 100%" \
        source="statewise.scripted"/>
          </file>
          <file name="\(folder("gone"))">
            <error line="1" severity="error" message="There is no file or folder at &apos;\(folder("gone"))&apos;."/>
          </file>
        </checkstyle>

        """)
  }

  @Test("Every format contains configuration errors with their locations", arguments: ReportFormat.allCases)
  func configuration(format: ReportFormat) throws {
    let configuration = try folder.write(".statewise.json", "{\n  \"rulez\": {}\n}\n")
    let session = Session("check", "--format=\(format)", path, rules: [rule])
    #expect(session.status == 2)
    let message = "Unknown key 'rulez'; did you mean 'rules'?"
    let line = "\(configuration):2:3: error: \(message)\n"
    // Xcode reads both streams, so the error must appear in only one of them.
    #expect(session.errors == (format == .xcode ? "" : line))
    let expected =
      switch format {
      case .text: "1 warning in 1 file"
      case .json, .sarif, .gitlab: message
      case .github: "::error file=\(configuration),line=2,col=3::\(message)\n"
      case .junit:
        """
        <testcase name="problem 2:3" classname="\(configuration)"><error message="\(XMLText.escaped(message))"/></testcase>
        """
      case .xcode: line
      case .checkstyle: "<error line=\"2\" column=\"3\" severity=\"error\" message=\"\(XMLText.escaped(message))\"/>"
      }
    #expect(session.output.contains(expected))
  }

  @Test("Configuration errors have locations in json and sarif")
  func configurationPlace() throws {
    let configuration = try folder.write(".statewise.json", "{\n  \"rulez\": {}\n}\n")
    let problem = try json("json")["problems"][0]
    #expect(problem["path"] == .string(configuration))
    #expect(problem["start"]["line"] == 2)
    #expect(problem["start"]["column"] == 3)
    let log = try json("sarif")
    #expect(SARIFShape.faults(of: log, as: "log").isEmpty)
    let invocation = log["runs"][0]["invocations"][0]
    #expect(invocation["executionSuccessful"] == false)
    let place = invocation["toolConfigurationNotifications"][0]["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"] == .string("file://\(configuration)"))
    #expect(place["region"]["startLine"] == 2)
    #expect(place["region"]["startColumn"] == 3)
    #expect(try json("gitlab")[0]["location"]["lines"]["begin"] == 2)
  }

  @Test("Every format has the same exit status", arguments: ReportFormat.allCases)
  func status(format: ReportFormat) {
    #expect(Session("check", "--format=\(format)", path, rules: [rule]).status == 1)
    #expect(Session("check", "--format=\(format)", other, rules: [rule]).status == 0)
    #expect(report(format.rawValue).status == 2)
  }

  @Test("The error for an unknown format lists the formats")
  func unknown() {
    let session = report("yaml")
    #expect(session.status == 2)
    #expect(session.errors.contains("'yaml' is not a valid value for '--format'; use 'text', 'json', 'sarif'"))
  }
}
