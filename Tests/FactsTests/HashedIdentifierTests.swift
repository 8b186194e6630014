import Facts
import Testing

@Suite struct HashedIdentifierTests {
  @Test(arguments: [
    ("var id: Int { hashValue }", "self"),
    ("var id: Int { get { return self.hashValue } }", "self"),
    ("var id: Int { url.hashValue }", "url"),
    ("var id: Int { \"\\(a)\\(b)\".hashValue }", ""),
    ("var id: String { String(hashValue) }", ""),
    ("var id: Int { abs(url.hashValue) }", ""),
    ("var id: Int { a.hashValue ^ b.hashValue }", ""),
    ("let id: Int; init() { id = url.hashValue }", ""),
    ("let id: Int; init() { self.id = h.finalize() }", ""),
    ("var id: Int { let x = a; return x.hashValue }", ""),
    ("var id: Int { var h = Hasher(); h.combine(url); return h.finalize() }", ""),
    ("var id: String { \"item-\\(url.hashValue)\" }", ""),
    ("var id: String { switch a { case 0: return \"a\"; default: return \"\\(url.hashValue)\" } }", ""),
  ])
  func identifiersThatAreHashes(declaration: String, source: String) {
    let found = facts("struct Item: Identifiable {\n  let url: String\n  \(declaration)\n}")
    #expect(found.hashedIdentifiers.map(\.source) == [source], "\(declaration)")
  }

  @Test(arguments: [
    "let id: Int", "var id: Int { url.count }", "var key: Int { hashValue }", "static var id: Int { 1.hashValue }",
    "var id: Int { hashValue + 1 }", "func id() -> Int { hashValue }", "var id: Data { builder.finalize(1) }",
    "var id: String { \"\\(hashValue)-\\(url)\" }", "let id: Int; init(id: Int) { self.id = id }",
    "let id: Int; init() { other.id = url.hashValue }", "let id: Int; init() { id = url.hashValue + 1 }",
  ])
  func otherIdentifiers(declaration: String) {
    let found = facts("struct Item: Identifiable {\n  let url: String\n  \(declaration)\n}")
    #expect(found.hashedIdentifiers.isEmpty, "\(declaration)")
  }
}
