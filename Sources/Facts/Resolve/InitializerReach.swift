extension ProjectFacts {
  /// Whether the construction stands where a member of the type with that access can be called.
  package func canSee(_ access: AccessLevel, of type: DeclaredType, from found: FoundConstruction) -> Bool {
    guard found.file.path == type.file.path else { return access > .fileprivate }
    return access > .private || isInside(found.construction.scope, of: type)
  }

  package func hasExtensionInitializers(_ type: DeclaredType) -> Bool {
    extensions(of: type).contains { !$0.initializers.isEmpty }
  }

  /// Whether the property's type, as far as it is written, names a type that other files do not see.
  package func namesHiddenType(_ property: Property, of type: DeclaredType) -> Bool {
    guard let text = property.type?.text else { return false }
    return type.file.types.indices.contains { index in
      guard let other = DeclaredType(type.file, index), other.kind != .extension else { return false }
      return other.isHiddenFromOtherFiles && text.contains(other.name)
    }
  }
}
