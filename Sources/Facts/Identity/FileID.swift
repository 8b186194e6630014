/// A file, whatever version of it is meant.
public struct FileID: Hashable, Sendable {
  private let path: Symbol

  public init(_ path: String) { self.path = Symbol(path) }

  /// Nil for a file that hasn't been read.
  public init?(ifKnown path: String) {
    guard let symbol = Symbol(ifKnown: path) else { return nil }
    self.path = symbol
  }
}
