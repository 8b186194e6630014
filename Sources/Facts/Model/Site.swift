/// The position where code names a type. The meaning of the name depends on the enclosing types and blocks.
public struct Site: Sendable, Hashable {
  public let scope: TypeIndex?
  /// The index in `FileSummary.blocks` of the innermost enclosing block.
  public let block: Int?

  public init(scope: Int?, block: Int?) {
    self.scope = scope
    self.block = block
  }

  public init(scope: Int?, place: Place) { self.init(scope: scope, block: place.block) }
}

/// The statements of a function, getter, or closure that declare types or type aliases.
public struct LocalBlock: Sendable, Hashable {
  /// The index in `FileSummary.blocks` of the enclosing block.
  public let outer: Int?
  public let scope: TypeIndex?

  public init(outer: Int?, scope: Int?) {
    self.outer = outer
    self.scope = scope
  }
}

/// A fact about code that may be in a function.
public protocol FactOfCode {
  var scope: Int? { get }
  var place: Place { get }
}

extension FactOfCode {
  public var site: Site { Site(scope: scope, place: place) }
}

extension Construction: FactOfCode {}
extension EnvironmentInjection: FactOfCode {}
extension IdentityModifier: FactOfCode {}
extension LocalHolder: FactOfCode {}
extension MadeValueRead: FactOfCode {}
extension MemberReference: FactOfCode {}
extension ModifierCall: FactOfCode {}
extension ObjectMention: FactOfCode {}
extension TypeAlias: FactOfCode {}
extension TypeMention: FactOfCode {}
