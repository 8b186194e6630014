import Testing

@testable import JSONReading

@Suite struct JSONParserTests {
  @Test func valuesOfEveryKindAreRead() throws {
    let value = try parse(#" {"a":[1,-2.5e3,true,false,null],"b":{"c":"d"}} "#)
    #expect(value["a"].elements == [.number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null])
    #expect(value["b"]["c"].string == "d")
    #expect(value["missing"]["member"].isNull)
  }

  @Test func escapesAreResolved() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).string == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83dx""#, #""\ud83d\n""#, #""\ud83d\ud83d\ude00""#])
  func halfOfSurrogatePairIsOneUnit(_ text: String) throws {
    let units = try #require(try parse(text).string).utf16
    #expect(units.contains(0xFFFD))
    #expect(
      units.count == (text.contains("x") || text.contains("n") ? 2 : text.contains("ude00\"") && text.count > 8 ? 3 : 1)
    )
  }

  @Test func lastOfEqualNamesApplies() throws {
    #expect(try parse(#"{"a":1,"a":2}"#)["a"] == .number("2"))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1,", #"{"a""#, #"{"a":"#, #"{"a":1,}"#, "[1,]", "tru", "nul", "01x", "-", "1.", "1e", "+1",
    #""abc"#, "\"\u{1}\"", #""\x""#, #""\u12""#, "{} {}", "not json", "'a'",
  ])
  func whatIsNoJSONIsAnError(_ text: String) {
    #expect(throws: JSONFailure.self) { try parse(text) }
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
  func nestingIsBounded(_ opening: String) {
    #expect(throws: JSONFailure.self) { try parse(String(repeating: opening, count: 100_000)) }
  }

  @Test func everyPrefixOfMessageIsError() {
    let text = #"{"jsonrpc":"2.0","id":1,"params":{"text":"é\u00e9\"","n":[1.5e-3,true]}}"#
    for count in 0..<text.utf8.count {
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: Array(text.utf8.prefix(count))) }
    }
  }

  private func parse(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }
}
