/// One import of a file.
package struct Import: Sendable, Equatable {
  /// The module and, for `import struct M.T`, the rest of the path: "SwiftUI", "M.T".
  @Symbol package var path: String
  package let isExported: Bool
  package let isTestable: Bool
  /// The enclosing `#if` conditions.
  package let condition: Symbol?
  /// The whole declaration.
  package let place: Place

  package init(
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
  package var module: String { path.firstPathComponent }
}
