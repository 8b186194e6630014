/// The kind of a token.
///
/// Reserved words come first, then words that are keywords only in some contexts (`isIdentifierLike` is true for those
/// and for identifiers), then everything else. The properties in the extension below rely on this order.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // Reserved words
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
  case wildcard  // _

  // Words that are keywords only in some contexts
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, dependsOn, didSet
  case discard, distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, macro, modify, mutate
  case mutating, nonisolated, nonmutating, of, open, optional, override, package, postfix, prefix, protocolType
  case read, reasync, required, sending, set, some, then, type, unowned, unsafe, weak, willSet, yield
  case underscoreConst, underscoreLocal, underscoreModify, underscoreRead
  case underscoreOwned, underscoreShared, underscoreSetterAccess, underscoreConsuming
  case identifier  // plain or in backticks

  case dollarIdentifier  // $0, $name

  // Literals
  case integerLiteral, floatingPointLiteral, regularExpressionLiteral
  case stringQuote  // opening or closing delimiter with its #s
  case stringSegment  // text between delimiters and interpolations
  case interpolationStart  // \( with its #s; the matching ) is rightParenthesis

  // Operators. `prefixOperator`, `postfixOperator`, and `binaryOperator` differ by the white space around them (The
  // Swift Programming Language, "Operators"). An operator that starts with `>` is split into pieces without trivia
  // between them, and the first one is `rightAngle`: `>>=` is `>`, `>`, `=`.
  case prefixOperator, postfixOperator, binaryOperator
  case equal, arrow, prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  case leftAngle, rightAngle

  // Punctuation
  case period
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, colonColon, semicolon, at, pound, backslash, backtick
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable

  case editorPlaceholder  // <#…#>
  case endOfFile
}

extension TokenKind {
  /// Whether it is an identifier, or a word that is a keyword only in some contexts.
  public var isIdentifierLike: Bool {
    rawValue >= TokenKind.actor.rawValue && rawValue <= TokenKind.identifier.rawValue
  }

  /// Whether it is a word, reserved or not. Any word may be an argument label or follow a period.
  public var isWord: Bool { rawValue <= TokenKind.identifier.rawValue }

  /// Whether it is a word or a `$name`, as in declarations of macros and property wrappers.
  package var isName: Bool { rawValue <= TokenKind.dollarIdentifier.rawValue }

  /// Whether it is an operator or a piece of one.
  public var isOperator: Bool {
    rawValue >= TokenKind.prefixOperator.rawValue && rawValue <= TokenKind.rightAngle.rawValue
  }
}
