import Testing

@testable import Syntax

@Suite struct LexerTests {
  private func kinds(_ source: String) -> [TokenKind] {
    Array(Lexer.lex(Array(source.utf8)).tokens.map(\.kind).dropLast())
  }

  private func texts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Lexer.lex(bytes).tokens.dropLast().map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  @Test func whitespaceDistinguishesOperators() {
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("f(-b)") == [.identifier, .leftParenthesis, .prefixOperator, .identifier, .rightParenthesis])
    #expect(kinds("a++ .b") == [.identifier, .postfixOperator, .period, .identifier])
    #expect(kinds("a ? b : c")[1] == .infixQuestionMark)
    #expect(kinds("a?.b")[1] == .postfixQuestionMark)
    #expect(kinds("&x /* c */&y") == [.prefixAmpersand, .identifier, .prefixAmpersand, .identifier])
  }

  @Test func closingAnglesComeOneByOne() {
    #expect(texts("[A<B<C>>]?") == ["[", "A", "<", "B", "<", "C", ">", ">", "]", "?"])
    #expect(texts("a >>= b") == ["a", ">", ">", "=", "b"])
    #expect(texts("func ==<T>(") == ["func", "==", "<", "T", ">", "("])
  }

  @Test func regularExpressionsDifferFromDivisions() {
    #expect(kinds("let r = /a(b)c/") == [.let, .identifier, .equal, .regularExpressionLiteral])
    #expect(kinds("x / y / z") == [.identifier, .binaryOperator, .identifier, .binaryOperator, .identifier])
    #expect(!kinds("reduce(1, /)").contains(.regularExpressionLiteral))
    #expect(texts("#/ a / b /#") == ["#/ a / b /#"])
    #expect(texts("#/\n  a\n/#") == ["#/\n  a\n/#"])
  }

  @Test func stringsNestInInterpolations() {
    #expect(
      texts(#""a\(b + "c\(d)")e""#) == ["\"", "a", "\\(", "b", "+", "\"", "c", "\\(", "d", ")", "\"", ")", "e", "\""])
    #expect(texts(##"#"\(a) \#(b)"#"##) == ["#\"", "\\(a) ", "\\#(", "b", ")", "\"#"])
    #expect(texts("\"\"\"\n a \"\" b\n \"\"\"") == ["\"\"\"", "\n a \"\" b\n ", "\"\"\""])
    #expect(texts(##"#"""#"##) == ["#\"", "\"", "\"#"])
  }

  @Test func anUnfinishedStringEndsWithItsLine() {
    #expect(texts("let a = \"abc\nlet b = 1") == ["let", "a", "=", "\"", "abc", "let", "b", "=", "1"])
    #expect(kinds("f(\"\\(x\nlet b = 1").suffix(4) == [.let, .identifier, .equal, .integerLiteral])
  }

  @Test func commentsAndDirectivesOfTheFileAreTrivia() {
    #expect(texts("\u{FEFF}#!/usr/bin/swift\n/* a /* b */ c */ x // y") == ["x"])
    #expect(kinds("#if DEBUG\n#endif") == [.poundIf, .identifier, .poundEndif])
    #expect(kinds("<#placeholder#>") == [.editorPlaceholder])
  }

  @Test func numbersEndWhereMembersBegin() {
    #expect(
      texts("1.0 1.a 0x1F.p 0xAp3 1_000 t.0.1 2e-3") == [
        "1.0", "1", ".", "a", "0x1F", ".", "p", "0xAp3", "1_000", "t", ".", "0", ".", "1", "2e-3",
      ])
  }

  @Test func bracketsAreMatched() {
    let source = Lexer.lex(Array("{ ( [ ] } )".utf8))
    #expect(source.closing[0] == 4)
    #expect(source.closing[1] == LexedSource.unmatched)
    #expect(source.closing[2] == 3)
  }

  @Test func keywordsInBackticksAreNames() {
    #expect(kinds("`class` `two words` class") == [.identifier, .identifier, .class])
  }
}
