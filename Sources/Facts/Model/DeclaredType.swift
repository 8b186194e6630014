/// A type, protocol, or extension in its file.
public struct DeclaredType: Sendable, Hashable {
  public let file: FileSummary
  /// A valid index in `file.types`.
  public let index: Int
  @Symbol public var name: String
  @Symbol public var path: String

  /// Whether the type is a style, which draws the content of a configuration.
  public var drawsAsStyle: Bool { file.methods(named: "makeBody").contains { $0.owner == index } }

  public init?(_ file: FileSummary, _ index: Int?) {
    guard let index, file.types.indices.contains(index) else { return nil }
    self.file = file
    self.index = index
    _name = file.types[index].$name
    _path = file.types[index].$path
  }

  public var declaration: TypeDeclaration { file.types[index] }
  public var kind: TypeDeclaration.Kind { file.types[index].kind }

  public static func == (left: DeclaredType, right: DeclaredType) -> Bool {
    left.index == right.index && left.file.id == right.file.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(file.id)
  }

  public var properties: OwnedMembers<Property> { file.properties(of: index) }

  /// Returns the property with this name that this declaration contains itself.
  public func property(named name: Symbol) -> Property? {
    let owned = properties
    return owned.storedIndexes.first { owned.all[Int($0)].$name == name }.map { owned.all[Int($0)] }
  }

  /// Returns whether this declaration contains the property, and no second one of this name in another `#if` branch.
  public func hasSingleProperty(named name: Symbol) -> Bool { properties.count { $0.$name == name } == 1 }

  public var initializers: OwnedMembers<Initializer> { file.initializers(of: index) }

  /// Whether other files can't use the type.
  public var isHiddenFromOtherFiles: Bool {
    var next: Int? = index
    while let current = next, file.types.indices.contains(current) {
      let access = file.types[current].access
      if file.types[current].isLocal || access == .private || access == .fileprivate { return true }
      // An outer scope always has a lower index than its inner scopes. Checking this ensures that the loop ends.
      next = file.types[current].outer.flatMap { $0 < current ? $0 : nil }
    }
    return false
  }
}
