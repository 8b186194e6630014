import Facts

/// An initializer that stands in another file than its type and gives the stored properties their values itself.
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
    file.initializers.compactMap { initializer in
      guard !initializer.traits.contains(.isDelegating) || initializer.selfAssignment != nil,
        let home = DeclaredType(file, initializer.owner), home.kind == .extension,
        let type = owner(of: initializer.owner, in: file), type.kind == .struct, type.file.id != file.id,
        !isDeclaredTwice(type)
      else { return nil }
      return ForeignInitializer(initializer: initializer, home: home, type: type)
    }
  }

  /// Whether there may be such an initializer for a type with properties that SwiftUI connects.
  package func mayHaveForeignInitializersOfViews(_ file: FileSummary) -> Bool {
    file.types.indices.contains { index in
      file.types[index].kind == .extension && file.declaresInitializer(index)
        && mayHaveWrappers(typeNamed: file.types[index].$name)
    }
  }
}
