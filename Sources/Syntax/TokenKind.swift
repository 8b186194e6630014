/// What a token is.
///
/// Reserved words come first, then words that are keywords only in some places (`isIdentifierLike` holds for those
/// and for identifiers), then everything else.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  // Reserved words
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
  case wildcard  // _

  // Words that are keywords in some places only
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, didSet, discard
  case distributed, dependsOn, dynamic, each, final, get, indirect, infix, isolated, lazy, left, lifetime, macro
  case mutating, none, nonisolated, nonmutating, of, open, optional, override, package, postfix, prefix
  case preconcurrency, protocolType, reasync, required, right, scoped, sending, set, some, then, type, unowned
  case unsafe, unsafeAddress, unsafeMutableAddress, weak, willSet, yield
  case underscoreConst, underscoreBorrow, underscoreConsume, underscoreLocal, underscoreModify, underscoreRead
  case underscoreMove, modify, read, mutate, addressWithOwner

  case identifier  // also `backticked`
  case dollarIdentifier  // $0, $name

  // Literals
  case integerLiteral, floatingPointLiteral, regularExpressionLiteral
  case stringQuote  // opening or closing delimiter with its #s
  case stringSegment  // text between delimiters and interpolations
  case interpolationStart  // \( with its #s; the matching ) is rightParenthesis

  // Operators. `prefixOperator`, `postfixOperator` and `binaryOperator` differ by the white space around them
  // (The Swift Programming Language, "Operators").
  case prefixOperator, postfixOperator, binaryOperator
  case equal, arrow, period, prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  case leftAngle, rightAngle
  // The pieces of an operator that starts with `>`: the first piece is rightAngle, the others follow without trivia.

  // Punctuation
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at, pound, backslash, ellipsis
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable

  case editorPlaceholder  // <#…#>
  case unknown  // bytes that begin nothing
  case endOfFile
}
