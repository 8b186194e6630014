import Foundation
import Testing

@testable import Server

@Suite struct LogFileTests {
  @Test func logLinesHaveTimeAndAreAppended() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("log").path
    for text in ["first\nline", "second"] {
      try LogFile(path: path).write(LogEntry(level: .info, text: text), at: Date(timeIntervalSince1970: 0.25))
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("1970-01-01T00:00:00.250Z [") == true)
    #expect(lines.first?.hasSuffix("] info first\\nline") == true)
  }

  @Test func aFileThatCannotBeWrittenIsAnError() {
    #expect(throws: (any Error).self) { try LogFile(path: "/nowhere/log") }
  }
}
