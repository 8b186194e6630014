/// A numbered text: a name, a dotted path, or a type as written. Equal texts have the same symbol in the whole process,
/// and the words of `KnownWords` have fixed symbols. Facts are therefore copied, compared, and looked up as integers.
///
/// As a property wrapper, it provides the text under the property's name and the symbol under the name with `$`.
/// Messages use `use.name`; comparisons use `use.$name == property.$name`.
@propertyWrapper
public struct Symbol: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) { self.index = index }

  /// Numbers a text that has no number yet. The text stays in memory until the process ends.
  public init(_ text: String) { self = text.isEmpty ? .empty : SymbolStore.shared.symbol(of: text) }

  /// Returns nil for a text without a number, which no fact can contain.
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
  /// Whether a capital letter follows "on" at the start, as in "onSave" and "onChange".
  public var startsWithOn: Bool { SymbolStore.shared.shape(of: self).contains(.startsWithOn) }
  /// Whether the name starts with "on" and contains "Change", as in "onChange" and "onEntryChanged".
  public var isNamedOnChange: Bool { SymbolStore.shared.shape(of: self).contains(.isNamedOnChange) }
}

extension Symbol: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: String) { self.init(text) }
  public var description: String { string }
}

extension Symbol {
  /// The name of the property that a wrapper's storage belongs to: `x` for `_x`.
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
  /// Returns the symbols in the order of their texts, which is the same in every run. Their numbers aren't.
  public func sortedByText() -> [Symbol] { sorted { $0.string < $1.string } }
}

/// The components of dotted paths, such as "Home.Row".
extension Symbol {
  public var lastPathComponent: Symbol { SymbolStore.shared.lastComponent(of: self) }
  public var firstPathComponent: Symbol { isName ? self : Symbol(string.firstPathComponent) }
  public var pathWithoutLastComponent: Symbol { isName ? .empty : Symbol(string.pathWithoutLastComponent) }
  public var withoutFirstComponent: Symbol { isName ? .empty : Symbol(string.withoutFirstPathComponent) }
  /// The path without `self.` at its start.
  public var withoutSelf: Symbol { firstPathComponent == Symbol(.`self`) ? withoutFirstComponent : self }

  /// Whether the path has no more than one component.
  private var isName: Bool { lastPathComponent == self }

  /// Returns the path with another one at its end. An empty path adds nothing.
  public func appendingPath(_ other: Symbol) -> Symbol {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return Symbol(string.appendingPath(other.string))
  }
}
