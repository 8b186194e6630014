/// The identity of a file, the same for all its versions.
public struct FileID: Hashable, Sendable {
  private let path: Symbol

  public init(_ path: String) { self.path = Symbol(path) }

  /// Returns nil for a file that hasn't been read.
  public init?(ifKnown path: String) {
    guard let symbol = Symbol(ifKnown: path) else { return nil }
    self.path = symbol
  }
}

extension FileID: FastHashable {
  public var cheapHash: UInt64 { path.cheapHash }
}
