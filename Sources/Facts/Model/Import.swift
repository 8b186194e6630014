/// An import declaration.
public struct Import: Sendable, Equatable {
  /// The module and, for `import struct M.T`, the rest of the path: "SwiftUI", "M.T".
  @Symbol public var path: String
  public let isExported: Bool
  public let isTestable: Bool
  /// The enclosing `#if` conditions.
  public let condition: Symbol?
  /// The whole declaration.
  public let place: Place

  public init(
    path: Symbol, isExported: Bool = false, isTestable: Bool = false, condition: Symbol? = nil,
    place: Place = .none
  ) {
    _path = path
    self.isExported = isExported
    self.isTestable = isTestable
    self.condition = condition
    self.place = place
  }

  /// The first component of the path.
  public var module: String { path.firstPathComponent }
}
