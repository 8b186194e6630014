import Foundation

/// Messages and parameters as JSON text.
package enum JSON {
  /// Returns the value as JSON; null if it cannot be encoded.
  package static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  package static func string(_ text: String) -> String { self.text(of: text) }

  package static func open(uri: String = Sample.uri, _ text: String, version: Int = 1, language: String = "swift")
    -> String
  {
    """
    {"textDocument":{"uri":\(string(uri)),"languageId":"\(language)","version":\(version),"text":\(string(text))}}
    """
  }

  package static func position(_ line: Int, _ character: Int, uri: String = Sample.uri) -> String {
    #"{"textDocument":{"uri":\#(string(uri))},"position":{"line":\#(line),"character":\#(character)}}"#
  }

  /// Returns a range. `range(3, 4, 3, 8)` is 3:4–3:8.
  package static func range(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int) -> String {
    """
    {"start":{"line":\(line),"character":\(character)},"end":{"line":\(endLine),"character":\(endCharacter)}}
    """
  }

  package static func codeAction(
    _ range: String, only: String? = nil, diagnostics: String = "[]", uri: String = Sample.uri
  ) -> String {
    let onlyMember = only.map { #","only":\#($0)"# } ?? ""
    return """
      {"textDocument":{"uri":\(string(uri))},"range":\(range),"context":{"diagnostics":\(diagnostics)\(onlyMember)}}
      """
  }

  /// Returns the parameters of `didChange`. `changes` is the array of the steps.
  package static func change(_ changes: String, version: Int, uri: String = Sample.uri) -> String {
    #"{"textDocument":{"uri":\#(string(uri)),"version":\#(version)},"contentChanges":\#(changes)}"#
  }

  /// Returns the body of a request, or of a notification if there is no ID. The ID is JSON.
  package static func message(_ method: String, _ params: String, id: String? = nil) -> [UInt8] {
    let idMember = id.map { #","id":\#($0)"# } ?? ""
    return Array(#"{"jsonrpc":"2.0"\#(idMember),"method":"\#(method)","params":\#(params)}"#.utf8)
  }
}
