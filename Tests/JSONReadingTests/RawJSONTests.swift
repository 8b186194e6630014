import JSONReading
import Testing

@Suite("JSON that is passed on")
struct RawJSONTests {
  private func raw(_ text: String) -> RawJSON { RawJSON(Array(text.utf8)) }
  private func text(_ raw: RawJSON?) -> String? { raw.map { String(decoding: $0.bytes, as: UTF8.self) } }

  @Test("Members and elements have their original bytes")
  func parts() {
    let object = raw(#" { "a" : 1.50 , "b\"":{"c":"}\\"} ,"\u0063" :[ 1, {} ,"]"]} "#)
    #expect(object.members?.map(\.name) == ["a", "b\"", "c"])
    #expect(text(object["a"]) == "1.50")
    #expect(text(object["b\""]) == #"{"c":"}\\"}"#)
    #expect(object["c"]?.elements?.map { text($0) } == ["1", "{}", #""]""#])
    #expect(raw("{}").members?.isEmpty == true && raw(" [ ] ").elements?.isEmpty == true)
    #expect(text(raw(#"{"a":1,"a":2}"#)["a"]) == "2")
  }

  @Test(
    "Searching from both ends finds all members except those between two values with brackets",
    arguments: [
      (#"{"id":1,"result":[{"a":"}"}]}"#, ["id": "1", "result": #"[{"a":"}"}]"#]),
      (
        #" { "result" : {"a":[1]} , "x\"" : "\\\\" , "id" : "b\"\\" } "#,
        ["result": #"{"a":[1]}"#, "x\"": #""\\\\""#, "id": #""b\"\\""#]
      ),
      (#"{"a":-1.5e3,"b":null}"#, ["a": "-1.5e3", "b": "null"]),
      (#"{"a":1,"b":{},"c":2,"d":[],"e":true}"#, ["a": "1", "b": #"{},"c":2,"d":[]"#, "e": "true"]),
      (#"{"a":[[nonsense,"c":"\u0063"}"#, nil),
      (#"{"a":[nonsense],"\u0063":"\\u0063"}"#, ["a": "[nonsense]", "c": #""\\u0063""#]),
    ])
  func outerMembers(json: String, expected: [String: String]?) {
    let found = raw(json).outerMembers?.map { ($0.name, text($0.value) ?? "") }
    #expect(found.map { Dictionary($0) { $1 } } == expected)
  }

  @Test("Setting a member keeps the bytes of all others")
  func setting() {
    let object = raw(#"{"a":1.50,"b":"\u00e9"}"#)
    #expect(text(object.setting("a", to: raw("2"))) == #"{"a":2,"b":"\u00e9"}"#)
    #expect(text(object.setting("a", to: nil)) == #"{"b":"\u00e9"}"#)
    #expect(text(object.setting("c", to: .string("\"\\\u{1}é"))) == #"{"a":1.50,"b":"\u00e9","c":"\"\\\u0001é"}"#)
  }

  @Test(
    "Malformed JSON has no members or elements",
    arguments: [
      "", "{", "}", "[", "{\"a\"", "{\"a\":", "{\"a\":}", "{\"a\":1", "{\"a\":1}}", "[1", "[1,]2", "[\"", "[\"\\", "7",
      "{1:2}", "[{]", "{\"a\":1,}",
    ])
  func broken(text: String) {
    #expect(raw(text).members == nil)
    #expect(raw(text).elements == nil || text == "[{]")
    #expect(raw(text).outerMembers == nil)
  }

  @Test("Incomplete messages are detected, and deep nesting does not need a deep stack")
  func total() {
    let message = #"{"jsonrpc":"2.0","id":1,"result":[{"a":"\\\"}"},[[]],null]}"#
    for count in 0...message.utf8.count {
      let part = RawJSON(Array(message.utf8.prefix(count)))
      #expect((part.members != nil) == (count == message.utf8.count))
      #expect(part.elements == nil)
      // The search from both ends ignores the brackets inside.
      if part.outerMembers != nil { #expect(message.utf8.prefix(count).last == UInt8(ascii: "}")) }
    }
    let deep = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    #expect(raw(deep).elements?.count == 1)
  }
}
