/// Sources that nest one construct to any depth, with and without closing it.
package struct DeepNesting: Sendable, CustomStringConvertible {
  package let description: String
  private let opening: String
  private let middle: String
  private let closing: String

  private init(_ description: String, _ opening: String, _ middle: String, _ closing: String) {
    self.description = description
    self.opening = opening
    self.middle = middle
    self.closing = closing
  }

  package func closed(depth: Int) -> [UInt8] {
    Array((repeated(opening, depth) + middle + repeated(closing, depth)).utf8)
  }

  package func open(depth: Int) -> [UInt8] {
    Array((repeated(opening, depth) + middle).utf8)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  package static let all: [DeepNesting] = [
    DeepNesting("parentheses", "(", "x", ")"),
    DeepNesting("tuple elements", "(a, ", "x", ")"),
    DeepNesting("array literals", "[", "x", "]"),
    DeepNesting("dictionary literals", "[a: ", "x", "]"),
    DeepNesting("code blocks", "do {", "x", "}"),
    DeepNesting("braces", "{", "x", "}"),
    DeepNesting("closures with signatures", "f { a, b in ", "x", "}"),
    DeepNesting("closures with captures", "{ [weak self] (a: Int) -> Int in ", "x", "}"),
    DeepNesting("calls", "f(", "x", ")"),
    DeepNesting("labeled calls", "f(a: ", "x", ")"),
    DeepNesting("subscripts", "a[", "x", "]"),
    DeepNesting("generic arguments", "A<", "B", ">"),
    DeepNesting("generic arguments in a type", "let a: A<B, ", "C", ">"),
    DeepNesting("array types", "let a: [", "B", "]"),
    DeepNesting("dictionary types", "let a: [B: ", "C", "]"),
    DeepNesting("function types", "let a: (B) -> ", "C", ""),
    DeepNesting("function types in parentheses", "let a: ((", "C", ") -> D)"),
    DeepNesting("tuple types", "let a: (b: ", "C", ")"),
    DeepNesting("opaque types", "let a: some ", "B", ""),
    DeepNesting("optional types", "let a: B", "", "?"),
    DeepNesting("member types", "let a: B", "", ".C"),
    DeepNesting("if statements", "if a {", "x", "}"),
    DeepNesting("else-if chains", "if a {} else ", "{}", ""),
    DeepNesting("guard statements", "guard a else {", "x", "}"),
    DeepNesting("switch statements", "switch a { case b: ", "x", "}"),
    DeepNesting("loops", "for a in b {", "x", "}"),
    DeepNesting("repeat loops", "repeat {", "x", "} while a"),
    DeepNesting("do and catch", "do {} catch {", "x", "}"),
    DeepNesting("structs", "struct A {", "var x: Int", "}"),
    DeepNesting("functions", "func f() {", "x", "}"),
    DeepNesting("accessors", "var a: B { get {", "x", "} }"),
    DeepNesting("attributes", "@a(", "x", ") var b"),
    DeepNesting("attribute runs", "@a ", "var b", ""),
    DeepNesting("modifier runs", "public ", "var b", ""),
    DeepNesting("interpolations", "\"\\(", "x", ")\""),
    DeepNesting("multi-line interpolations", "\"\"\"\n\\(", "x", ")\n\"\"\""),
    DeepNesting("conditional compilation", "#if A\n", "x", "\n#endif\n"),
    DeepNesting("conditional compilation with else", "#if A\n#else\n", "x", "\n#endif\n"),
    DeepNesting("conditional compilation in a chain", "x\n#if A\n.a", "", "\n#endif"),
    DeepNesting("block comments", "/*", "x", "*/"),
    DeepNesting("prefix operators", "- ", "x", ""),
    DeepNesting("tight prefix operators", "!(", "x", ")"),
    DeepNesting("postfix marks", "x", "", "!"),
    DeepNesting("optional chains", "x", "", "?.a"),
    DeepNesting("member chains", "x", "", ".a()"),
    DeepNesting("trailing closures", "x", "", " { a }"),
    DeepNesting("labeled trailing closures", "x {}", "", " b: { a }"),
    DeepNesting("implicit members", ".a(", "x", ")"),
    DeepNesting("ternaries", "a ? b : ", "x", ""),
    DeepNesting("ternaries in the middle", "a ? ", "x", " : b"),
    DeepNesting("operators", "a + ", "x", ""),
    DeepNesting("assignments", "a = ", "x", ""),
    DeepNesting("casts", "x", "", " as A"),
    DeepNesting("try", "try ", "x", ""),
    DeepNesting("await", "await ", "x", ""),
    DeepNesting("in-out", "&", "x", ""),
    DeepNesting("key paths", "\\A.b[", "x", "]"),
    DeepNesting("patterns", "if case .a(", "let x", ") = y {}"),
    DeepNesting("tuple patterns", "let (a, ", "x", ") = y"),
    DeepNesting("value bindings", "case let ", "x", ""),
    DeepNesting("macro expansions", "#m(", "x", ")"),
    DeepNesting("if expressions", "let a = if b { ", "x", "} else { y }"),
    DeepNesting("return", "return ", "x", ""),
    DeepNesting("labels", "a: ", "while x {}", ""),
    DeepNesting("where clauses", "func f<A where A: ", "B", ">()"),
    DeepNesting("compositions", "let a: B & ", "C", ""),
    DeepNesting("suppressed types", "let a: ~", "C", ""),
    DeepNesting("pack expansions", "let a: repeat each ", "C", ""),
    DeepNesting("type attributes", "let a: @b ", "C", ""),
    DeepNesting("typed throws", "func f() throws(", "E", ")"),
    DeepNesting("availability", "if #available(", "iOS 17", ") {}"),
    DeepNesting("mixed brackets", "f([{ (", "x", ") }])"),
  ]
}
