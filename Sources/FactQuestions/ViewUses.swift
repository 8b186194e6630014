import Facts

/// Which types views have to do with.
extension ProjectFacts {
  /// Whether code of a view names the type: as the type of a property, by reading it from the environment, by making
  /// a value of it.
  package func isNamedByView(_ type: DeclaredType) -> Bool {
    let names = names(of: type)
    for name in names.sortedByText() {
      for file in type.isHiddenFromOtherFiles ? [type.file] : files(.mentioned, name) {
        for mention in file.typeMentions(named: name)
        where mention.position != .heading && isView(mention.scope, in: file) {
          if types(named: mention.$path, at: mention.site, in: file).contains(type) { return true }
        }
      }
    }
    return constructions(of: type).contains { isView($0.construction.scope, in: $0.file) }
  }

  /// Whether code writes an array of the type, as it does where values of the type are rows. A type that only sheets are
  /// made for has none.
  package func hasArrays(of type: DeclaredType) -> Bool {
    names(of: type).contains { name in
      (type.isHiddenFromOtherFiles ? [type.file] : files(.mentioned, name)).contains { file in
        file.typeMentions(named: name).contains { mention in
          mention.isElement && types(named: mention.$path, at: mention.site, in: file).contains(type)
        }
      }
    }
  }

  /// Whether a view names the property of an owner.
  package func isReadByView(_ property: Property, of owner: DeclaredType) -> Bool {
    files(.members, property.$name, of: owner).contains { file in
      file.memberReferences(named: property.$name).contains { reference in
        isView(reference.scope, in: file) && receiver(of: reference, in: file, is: owner) == .yes
      }
    }
  }

  private func isView(_ scope: Int?, in file: FileSummary) -> Bool {
    owner(of: scope, in: file).map { isSwiftUIOwner($0) == .yes } ?? false
  }
}

/// Names that are found anywhere in the project.
extension ProjectFacts {
  /// A file that names the publisher `base.$name` of some object; nil when none does.
  package func fileUsingPublisher(named name: Symbol) -> String? {
    files(projecting: name).first { file in
      file.memberReferences(named: name).contains { $0.isProjected }
    }?.path
  }

  package func declaresMacro(named name: Symbol) -> Bool {
    !files(.macros, name).isEmpty
  }
}
