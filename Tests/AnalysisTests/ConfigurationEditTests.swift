import SourceText
import Testing

@testable import Analysis

@Suite struct ConfigurationEditTests {
  private func turnedOff(_ text: String) throws -> String {
    let edit = try #require(ConfigurationEdit.turnOff("id-volatile", in: Array(text.utf8)))
    return String(decoding: try #require([edit].applied(to: Array(text.utf8))), as: UTF8.self)
  }

  @Test(arguments: [
    ("{}", "{ \"rules\": { \"id-volatile\": \"off\" } }"),
    ("{ \"sdk\": 27 }", "{ \"rules\": { \"id-volatile\": \"off\" }, \"sdk\": 27 }"),
    (
      "{\n  // ours\n  \"sdk\": 27\n}\n", "{\n  \"rules\": { \"id-volatile\": \"off\" },\n  // ours\n  \"sdk\": 27\n}\n"
    ),
    (
      "{\r\n  \"rules\": {\r\n    \"private-state\": \"off\"\r\n  }\r\n}",
      "{\r\n  \"rules\": {\r\n    \"id-volatile\": \"off\",\r\n    \"private-state\": \"off\"\r\n  }\r\n}"
    ),
    ("{ \"rules\": {} }", "{ \"rules\": { \"id-volatile\": \"off\" } }"),
    ("{ \"rules\": { \"id-volatile\": \"error\" } }", "{ \"rules\": { \"id-volatile\": \"off\" } }"),
  ])
  func whatAPersonWroteStays(_ before: String, _ after: String) throws {
    #expect(try turnedOff(before) == after)
    let reader = ConfigurationReader(Array(after.utf8))
    #expect(reader.problems.isEmpty)
    #expect(reader.configuration.settings["id-volatile"] == .off)
  }

  @Test(arguments: ["", "[]", "{", "{ \"rules\": [] }"])
  func unreadableConfigurationIsNotEdited(_ text: String) {
    #expect(ConfigurationEdit.turnOff("id-volatile", in: Array(text.utf8)) == nil)
  }

  @Test func aNewFileIsUnderstood() {
    let reader = ConfigurationReader(Array(ConfigurationEdit.newFile(turningOff: "id-volatile").utf8))
    #expect(reader.problems.isEmpty)
    #expect(reader.configuration.settings == ["id-volatile": .off])
  }
}
