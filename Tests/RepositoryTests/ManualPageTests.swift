import Foundation
import TestSupport
import Testing

@testable import Console
@testable import statewise_dev

@Suite("The manual page")
struct ManualPageTests {
  private static let isFormatterInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")

  @Test("It contains every command, option, and exit status")
  func complete() {
    let lines = ManualPage.text.split(separator: "\n")
    for command in Command.all {
      #expect(lines.contains { $0.hasPrefix(".SS \\fB\(command.name.replacing("-", with: "\\-"))\\fR") })
      for option in command.options { #expect(lines.contains(".B \(option.usage.replacing("-", with: "\\-"))")) }
    }
    for status in ExitStatus.allCases { #expect(lines.contains(".B \(status.rawValue)")) }
  }

  @Test("No line of text looks like a macro")
  func macros() {
    let macros: Set<Substring> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".nf", ".fi", ".\\\""]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test("The formatter reports no warnings", .enabled(if: isFormatterInstalled))
  func formatter() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/groff")
    process.arguments = ["-man", "-ww", "-Tascii", "-z", try folder.write("page", ManualPage.text)]
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.isEmpty)
    #expect(process.terminationStatus == 0)
  }
}
