/// An initialiser that stands in another file than its type and gives the stored properties their values itself.
package struct ForeignInitializer: Sendable {
  package let initializer: Initializer
  /// The extension around it.
  package let home: DeclaredType
  package let type: DeclaredType
}

extension ProjectFacts {
  /// Those of the file, for types without another declaration of the same name. What calls `self.init` is none, and
  /// what assigns `self` is one.
  package func foreignInitializers(in file: FileSummary) -> [ForeignInitializer] {
    // Only they are asked about whose types have wrappers.
    guard
      file.types.indices.contains(where: {
        file.types[$0].kind == .extension && file.declaresInitializer($0)
          && mayHaveWrappers(typeNamed: file.types[$0].name)
      })
    else { return [] }
    return file.initializers.compactMap { initializer in
      guard !initializer.traits.contains(.isDelegating) || initializer.selfAssignment != nil,
        let home = DeclaredType(file, initializer.owner), home.kind == .extension,
        let type = owner(of: initializer.owner, in: file), type.kind == .struct, type.file.path != file.path,
        !isDeclaredTwice(type)
      else { return nil }
      return ForeignInitializer(initializer: initializer, home: home, type: type)
    }
  }
}
