import Facts
import SourceText

/// Types that views use.
extension ProjectFacts {
  /// Returns whether code of a view names the type: as the type of a property, to read it from the environment, or to
  /// create a value of it.
  package func isNamedByView(_ type: DeclaredType) -> Bool {
    let names = names(of: type)
    for name in names.sortedByText() {
      for file in type.isHiddenFromOtherFiles ? [type.file] : files(.mentioned, name) {
        for mention in file.typeMentions(named: name)
        where ![.heading, .constraint].contains(mention.position) && isView(mention.scope, in: file) {
          if types(named: mention.$path, at: mention.site, in: file).contains(type) { return true }
        }
      }
    }
    return constructions(of: type).contains { isView($0.construction.scope, in: $0.file) }
  }

  /// Returns whether a list in a view shows values of the type by their `id`: `ForEach(model.rows) { … }`. The view need
  /// not name the type.
  package func isListedByView(_ type: DeclaredType) -> Bool {
    arrays(of: type).contains { list, declarer in
      files(.members, list.$name, of: declarer).contains { self.lists(list, of: declarer, in: $0) }
    }
  }

  private func lists(_ list: Property, of declarer: DeclaredType, in file: FileSummary) -> Bool {
    file.elementNames.contains { name in
      guard name.collection.$members.lastPathComponent == list.$name, name.key == nil || name.key == Symbol(.id),
        isView(name.scope, in: file), let found = property(for: name.collection, at: name.scope, in: file)
      else { return false }
      return found.property.$name == list.$name && found.declarer == declarer
    }
  }

  /// The properties that hold arrays of the type.
  func arrays(of type: DeclaredType) -> [(property: Property, declarer: DeclaredType)] {
    names(of: type).sortedByText().flatMap { files(.mentioned, $0) }.flatMap { file in
      file.properties.compactMap { property in
        guard property.holdsList, let declarer = DeclaredType(file, property.owner),
          elementType(of: property, in: declarer) == type
        else { return nil }
        return (property, declarer)
      }
    }
  }

  /// Returns whether code names the type as the element of an array, as is usual if values of the type are shown in
  /// rows. A type that is only shown in sheets has no arrays.
  package func hasArrays(of type: DeclaredType) -> Bool {
    names(of: type).contains { name in
      (type.isHiddenFromOtherFiles ? [type.file] : files(.mentioned, name)).contains { file in
        file.typeMentions(named: name).contains { mention in
          mention.isElement && types(named: mention.$path, at: mention.site, in: file).contains(type)
        }
      }
    }
  }

  /// Returns whether a view uses the owner's property through a value of the owner.
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

/// Names that may occur anywhere in the project.
extension ProjectFacts {
  /// The path of a file that uses the publisher `base.$name` of any object; nil if there is none.
  package func fileUsingPublisher(named name: Symbol) -> String? {
    files(projecting: name).first { file in
      file.memberReferences(named: name).contains { $0.isProjected }
    }?.path
  }

  /// The attribute of a type around the range that may be a macro; nil if there is none. A macro may generate code from
  /// the type's members.
  package func possibleMacro(around range: ByteRange, in file: FileSummary) -> Attribute? {
    file.scopes(from: file.innermostType(around: range)).lazy.compactMap { type in
      type.declaration.attributes.first { attribute in
        attribute.name.startsLikeType && !KnownWords.isPlainAttribute(attribute.$name)
          && !self.isGlobalActor(attribute, of: type)
      }
    }.first
  }

  package func declaresMacro(named name: Symbol) -> Bool { !files(.macros, name).isEmpty }
}
