/// The value that a property reads from the environment, according to its attribute.
public struct EnvironmentRead: Sendable, Equatable {
  public let family: EnvironmentFamily
  /// The path of the type, or the key: "theme" for `\.theme`.
  @Symbol public var path: String
  /// Whether reading is safe when the environment has no such object.
  public let isOptional: Bool
  public let attribute: Attribute
}

extension Property {
  /// The value that `@EnvironmentObject`, `@Environment(T.self)`, or `@Environment(\.key)` reads. Nil for every other
  /// property, and if no type is named.
  public var readFromEnvironment: EnvironmentRead? {
    let isOptional = type?.form == .optional
    if let attribute = attribute(.environmentObject) {
      guard let type, !type.path.isEmpty, type.form == .nominal || type.isOptional else { return nil }
      return EnvironmentRead(family: .object, path: type.$path, isOptional: isOptional, attribute: attribute)
    }
    guard let attribute = attribute(.environment) else { return nil }
    let argument = attribute.firstArgument
    switch argument.kind {
    case .keyPath:
      return EnvironmentRead(family: .key, path: argument.$path, isOptional: isOptional, attribute: attribute)
    case .member where argument.$path.lastPathComponent == Symbol(.`self`):
      return EnvironmentRead(
        family: .observable, path: argument.$path.pathWithoutLastComponent, isOptional: isOptional, attribute: attribute
      )
    default: return nil
    }
  }
}
