import Facts

/// An initializer that is declared in a different file than its type and sets the stored properties itself.
package struct ForeignInitializer: Sendable {
  package let initializer: Initializer
  /// The extension around it.
  package let home: DeclaredType
  package let type: DeclaredType
}

extension ProjectFacts {
  /// The foreign initializers in the file, for types whose name is declared only once. An initializer that calls
  /// `self.init` is left out; one that assigns `self` is included.
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

  /// Returns whether the file may declare such an initializer for a type with properties that SwiftUI manages.
  package func mayHaveForeignInitializersOfViews(_ file: FileSummary) -> Bool {
    file.types.indices.contains { index in
      file.types[index].kind == .extension && file.declaresInitializer(index)
        && mayHaveWrappers(typeNamed: file.types[index].$name)
    }
  }
}
