import Analysis
import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("Output on terminals")
struct TerminalTests {
  private let finding = Finding(
    rule: "scripted", severity: .warning, range: ByteRange(0, 3),
    message: "A message with enough words for two lines")

  /// Returns the output of `check` for one file with one finding.
  private func check(
    _ options: String..., isInteractive: Bool = true, environment: [String: String] = ["NO_COLOR": "1"],
    width: Int? = nil
  ) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let rule = ScriptedRule([path: [[finding]]])
    let session = Session(
      ["check", path] + options, rules: [rule], isInteractive: isInteractive, environment: environment, width: width)
    return session.output.replacing(path, with: "A.swift")
  }

  @Test(
    "Colors depend on the option, then on the variables, then on the terminal",
    arguments: [
      ([], [:], true, true), ([], [:], false, false), ([], ["TERM": "dumb"], true, false),
      ([], ["NO_COLOR": "1"], true, false), ([], ["NO_COLOR": ""], true, true),
      ([], ["FORCE_COLOR": "1"], false, true), ([], ["FORCE_COLOR": "0"], true, false),
      ([], ["CLICOLOR": "0"], true, false), ([], ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], false, true),
      ([], ["CLICOLOR_FORCE": "1"], false, true), ([], ["CLICOLOR_FORCE": "0"], false, false),
      ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
      (["--color", "always"], ["NO_COLOR": "1"], false, true),
      (["--color", "never"], ["FORCE_COLOR": "1"], true, false),
      (["--color=auto"], [:], true, true),
    ] as [([String], [String: String], Bool, Bool)])
  func colors(options: [String], environment: [String: String], isInteractive: Bool, isColored: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let session = Session(
      ["check", path] + options, rules: [ScriptedRule([path: [[finding]]])], isInteractive: isInteractive,
      environment: environment)
    #expect(session.output.contains("\u{1B}[") == isColored)
  }

  @Test("Every line of a diff has its color, whatever line endings the file has", arguments: ["\n", "\r\n"])
  func diff(lineEnd: String) {
    let texts = ["a", "b"].map { Array("x\(lineEnd)\($0)\(lineEnd)".utf8) }
    let text = ColoredDiff.text(from: texts[0], to: texts[1], path: "A.swift", Style(isColored: true))
    #expect(text.contains("\u{1B}[31m-a") && text.contains("\u{1B}[32m+b"), "\(text)")
  }

  @Test("A rule's name is a link to its page only on a terminal with colors")
  func links() throws {
    let link =
      "[\u{1B}]8;;https://example.com/statewise/blob/main/Sources/Rules/README.md#scripted\u{1B}\\scripted\u{1B}]8;;\u{1B}\\]"
    #expect("[\(Style(isColored: true, address: "https://example.com/statewise").name("scripted"))]" == link)
    #expect(try check(environment: [:]).contains("\u{1B}]8") == (Product.address != nil))
    #expect(try !check(isInteractive: false, environment: ["FORCE_COLOR": "1"]).contains("\u{1B}]8"))
    #expect(try !check().contains("\u{1B}]8"))
  }

  @Test("--full shows the source in a pipe, --concise one line on a terminal; both are an error")
  func length() throws {
    let short =
      "A.swift:1:1: warning: A message with enough words for two lines [scripted]\n1 warning in 1 file.\n"
    let long = """
      A.swift:1:1: warning: A message with enough words for two lines [scripted]
          1 | let a = 1
            | ^~~

      1 warning in 1 file.

      """
    #expect(try check(isInteractive: false) == short)
    #expect(try check("--concise", width: 60) == short)
    #expect(try check() == long)
    #expect(try check("--full", isInteractive: false) == long)
    #expect(Session("check", "--full", "--concise").errors.hasPrefix("statewise: '--full' cannot be used with"))
  }

  @Test("Text is wrapped between words, also with colors")
  func wrapping() throws {
    let output = try check("--full", environment: [:], width: 60)
    let plain = output.replacing(/\u{1B}\[[0-9;]*m|\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    #expect(plain.contains("words\n    for two lines [scripted]\n") || plain.contains("\n    [scripted]\n"), "\(plain)")
    for width in [40, 60, 80] {
      for arguments in [["--help"], ["check", "--help"], ["explain", "private-state"], ["rules"]] {
        let session = Session(
          arguments, rules: AllRules.rules, isInteractive: true, environment: ["NO_COLOR": "1"], width: width)
        // Code is not wrapped.
        let long = session.output.split(separator: "\n").filter { line in
          line.count > width && line.drop { $0 == " " }.contains(" ") && !line.hasPrefix("    ")
        }
        #expect(long == [])
      }
    }
  }

  @Test("Wrapping keeps words, leading spaces, and existing line breaks")
  func words() {
    #expect(WordWrap.text("one two three", width: 40, indent: 2) == "one two three")
    let long = String(repeating: "word ", count: 9) + "end"
    #expect(WordWrap.text(long, width: 40, indent: 2) == "word word word word word word word word\n  word end")
    #expect(WordWrap.text("    " + long, width: 40, indent: 2).hasPrefix("    word word"))
    #expect(WordWrap.text("a  b\nc", width: 40, indent: 2) == "a  b\nc")
    #expect(WordWrap.text(long, width: nil, indent: 2) == long)
    let place = "A folder with spaces/A.swift:1:1"
    #expect(
      Style(isColored: false, width: 40).wrapped("\(place): warning: \(long)", indent: 4, keeping: place)
        .hasPrefix("\(place):\n    warning:"))
    let path = String(repeating: "x", count: 50)
    #expect(WordWrap.text("see \(path) there", width: 40, indent: 0) == "see\n\(path)\nthere")
    // Each character is two cells wide.
    #expect(WordWrap.text(String(repeating: "日本 ", count: 9), width: 40, indent: 0).contains("\n"))
  }

  @Test("--quiet leaves out the summary and the applied fixes")
  func quiet() throws {
    #expect(try check("--quiet", "--concise").hasSuffix("[scripted]\n"))
    #expect(Session("check", "--quiet", try TemporaryFolder().path).output.isEmpty)
  }

  @Test("Output that cannot be written is an error")
  func failingOutput() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    for arguments in [["check", path], ["rules"], ["--help"], ["--version"], ["explain"]] {
      let session = Session(arguments, outputProblem: "no space left on device")
      #expect(session.status == 2)
      #expect(
        session.errors == "statewise: Not everything could be written to standard output: no space left on device.\n")
    }
    let headed = Session(["rules"], outputProblem: "broken pipe")
    #expect(headed.status == 2 && headed.errors.isEmpty)
  }

  @Test("Of a very long line, only the part around the finding is shown")
  func longLine() {
    let text = String(repeating: "a", count: 5000) + " b " + String(repeating: "c", count: 5000)
    let excerpt = SourceExcerpt(buffer: SourceBuffer(Array(text.utf8)), range: ByteRange(5001, 5002))
    let lines = excerpt.text(Style(isColored: false)) { $0 }.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 500 } && lines[0].contains("…") && lines[0].contains("aa b cc"))
    #expect(lines[1].last == "^" && Array(lines[0])[lines[1].count - 1] == "b")
  }
}
