import JSONReading
import SourceText

/// Edits to a configuration file that keep its formatting and comments.
package enum ConfigurationEdit {
  /// Returns the text of a new file that turns a rule off.
  package static func newFile(turningOff rule: RuleID) -> String {
    "{\n  \"rules\": {\n    \"\(rule)\": \"off\"\n  }\n}\n"
  }

  /// Returns the edit that turns a rule off in a file; nil if the file isn't valid JSON, or the root or `rules` isn't
  /// an object.
  package static func turnOff(_ rule: RuleID, in bytes: [UInt8]) -> Edit? {
    guard let root = try? JSONParser<LocatedJSON>.parse(bytes, allowsComments: true), let members = root.members else {
      return nil
    }
    guard let rules = members.last(where: { $0.name == ConfigurationKey.rules.rawValue }) else {
      return insertion(
        "\"rules\": { \"\(rule)\": \"off\" }", into: root, isEmpty: members.isEmpty, in: bytes, depth: 1)
    }
    guard let settings = rules.value.members else { return nil }
    if let setting = settings.last(where: { $0.name == rule.description }) {
      let range = setting.value.utf8Range
      return Edit(ByteRange(range.lowerBound, range.upperBound), "\"off\"")
    }
    return insertion(
      "\"\(rule)\": \"off\"", into: rules.value, isEmpty: settings.isEmpty, in: bytes, depth: 2)
  }

  /// Returns the edit that inserts a member after the opening brace, on its own line if the object spans several lines.
  private static func insertion(
    _ member: String, into object: LocatedJSON, isEmpty: Bool, in bytes: [UInt8], depth: Int
  ) -> Edit {
    let buffer = SourceBuffer(bytes)
    let start = object.utf8Range.lowerBound + 1
    let isLong = bytes[object.utf8Range].contains(UInt8(ascii: "\n"))
    guard isLong else { return .insert(" \(member)\(isEmpty ? " " : ",")", at: start) }
    let newline = buffer.lines.dominantLineEnding
    return .insert(newline + String(repeating: "  ", count: depth) + member + (isEmpty ? "" : ","), at: start)
  }
}
