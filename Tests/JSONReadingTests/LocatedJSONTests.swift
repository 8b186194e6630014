import Testing

@testable import JSONReading

@Suite struct LocatedJSONTests {
  private func parse(_ text: String) throws -> LocatedJSON {
    try JSONParser<LocatedJSON>.parse(Array(text.utf8), allowsComments: true)
  }

  @Test func valuesAndNamesHavePlaces() throws {
    let text = #"{ "é": [1, "two"] }"#
    let member = try #require(try parse(text).members?.first)
    let utf8 = Array(text.utf8)
    #expect(String(decoding: utf8[member.nameUTF8Range], as: UTF8.self) == "\"é\"")
    #expect(String(decoding: utf8[member.value.utf8Range], as: UTF8.self) == "[1, \"two\"]")
    let second = try #require(member.value.elements?.last)
    #expect(String(decoding: utf8[second.utf8Range], as: UTF8.self) == "\"two\"")
  }

  @Test func commentsAndTrailingCommasAreAccepted() throws {
    let members = try parse("// top\n{ /* a */ \"a\": 1, // one\n \"b\": [1, /**/ 2,], }\n// end").members
    #expect(members?.map(\.name) == ["a", "b"])
    let numbers = members?.last?.value.elements?.map {
      if case .number(let spelling) = $0.shape { spelling } else { "" }
    }
    #expect(numbers == ["1", "2"])
  }

  @Test(arguments: ["{,}", "[,]", "{\"a\":1,,}", "/* open", "/ 1", "{\"a\":1 \"b\":2}"])
  func invalidValuesAreErrors(_ text: String) {
    #expect(throws: JSONFailure.self) { try parse(text) }
  }

  @Test func commentsInMessagesAreErrors() {
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: Array("[1] // one".utf8)) }
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: Array("[1,]".utf8)) }
  }
}
