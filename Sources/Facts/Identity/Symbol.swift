/// A text with a number: a name, a dotted path, a type as written. Equal texts have the same symbol in the whole
/// process, and words of `KnownWords` have fixed ones, so that facts are copied, compared and looked up as integers.
///
/// As a property wrapper it shows the text under the property's name and itself after `$`: `use.name` is for a message,
/// `use.$name == property.$name` for a question.
@propertyWrapper
public struct Symbol: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) { self.index = index }

  /// Numbers a text that has no number yet, and keeps it for as long as the process lives.
  public init(_ text: String) { self = text.isEmpty ? .empty : SymbolStore.shared.symbol(of: text) }

  /// Nil for a text that no fact can hold, because it has no number.
  public init?(ifKnown text: String) {
    guard let symbol = text.isEmpty ? .empty : SymbolStore.shared.knownSymbol(of: text) else { return nil }
    self = symbol
  }

  public static let empty = Symbol(index: 0)

  public var string: String { SymbolStore.shared.string(of: self) }
  public var wrappedValue: String { string }
  public var projectedValue: Symbol { self }

  public var isEmpty: Bool { index == 0 }

  /// Whether the first letter after any underscores is uppercase, as in the names of types.
  public var startsLikeType: Bool { SymbolStore.shared.shape(of: self).contains(.startsLikeType) }
  /// "onSave", "onChange".
  public var startsWithOn: Bool { SymbolStore.shared.shape(of: self).contains(.startsWithOn) }
  /// "onChange", "onEntryChanged".
  public var saysOnChange: Bool { SymbolStore.shared.shape(of: self).contains(.saysOnChange) }
}

extension Symbol: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: String) { self.init(text) }
  public var description: String { string }
}

extension Symbol {
  /// The property that a wrapper's storage belongs to: `x` for `_x`.
  public var withoutStoragePrefix: Symbol {
    let text = string
    guard text.utf8.first == UInt8(ascii: "_"), text.utf8.count > 1 else { return self }
    return Symbol(String(text.dropFirst()))
  }
}

extension RawRepresentable<String> {
  public var symbol: Symbol { Symbol(rawValue) }
}

extension Sequence<Symbol> {
  /// Numbers differ from run to run, texts do not.
  public func sortedByText() -> [Symbol] { sorted { $0.string < $1.string } }
}

/// Symbols of dotted paths: "Home.Row".
extension Symbol {
  public var lastPathComponent: Symbol { SymbolStore.shared.lastComponent(of: self) }
  public var firstPathComponent: Symbol { isName ? self : Symbol(string.firstPathComponent) }
  public var pathWithoutLastComponent: Symbol { isName ? .empty : Symbol(string.pathWithoutLastComponent) }
  public var withoutFirstComponent: Symbol { isName ? .empty : Symbol(string.withoutFirstPathComponent) }

  /// Whether the path has no more than one component.
  private var isName: Bool { lastPathComponent == self }

  /// An empty path adds nothing.
  public func appendingPath(_ other: Symbol) -> Symbol {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return Symbol(string.appendingPath(other.string))
  }
}
