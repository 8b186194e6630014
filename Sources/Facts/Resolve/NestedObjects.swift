import SourceText

/// An `ObservableObject` in a property of another one, which says nothing of changes inside it.
package struct NestedObject: Sendable {
  package let type: DeclaredType
  /// Whether the property holds an array of such objects.
  package let isCollection: Bool
}

extension ProjectFacts {
  /// What the property of an `ObservableObject` holds; nil for anything but such objects, and where nothing is known.
  package func nestedObject(_ property: Property, of owner: DeclaredType) -> NestedObject? {
    guard property.isStoredInstance, property.modifiers.isDisjoint(with: [.isWeak, .isUnowned]),
      property.attributes.allSatisfy({ $0.isWrapper(.published) || $0.name == "MainActor" })
    else { return nil }
    let path: String
    switch property.type?.form {
    case .nominal, .optional, .implicitlyUnwrapped, .array: path = property.type?.path ?? ""
    case nil where property.value.kind == .construct: path = property.value.path
    default: return nil
    }
    guard let type = type(named: path, at: property.owner, in: owner.file), isPlainObservableObject(type),
      isPlainObservableObject(owner)
    else { return nil }
    return NestedObject(type: type, isCollection: property.type?.form == .array)
  }

  private func isPlainObservableObject(_ type: DeclaredType) -> Bool {
    type.kind == .class && isObservableObject(type) == .yes && isObservable(type) == .no
  }

  /// Whether code of the class, its extensions, superclasses or protocols may hand on the changes of the object: it
  /// names `objectWillChange`, the property's publisher, or a publisher of the object or of something unknown.
  package func mayForward(_ property: Property, of owner: DeclaredType, facts: FileFacts) -> Bool {
    if use(of: property, as: [.projected, .projectedMember, .storage], in: owner, facts: facts) != nil { return true }
    var declarations = [owner] + extensions(of: owner)
    for case .declared(let ancestor) in ancestors(of: owner) {
      declarations += [ancestor] + extensions(of: ancestor)
    }
    return declarations.contains { declaration in
      let file = declaration.file
      func isInside(_ scope: Int?) -> Bool { file.scopes(from: scope).contains(declaration) }
      let uses = file.path == facts.path ? facts.nameUses : file.extensionUses
      return uses.contains { $0.name == "objectWillChange" && isInside($0.scope) }
        || file.memberReferences.contains { reference in
          let mayBeOfObject =
            reference.name == "objectWillChange"
            || reference.isProjected
              && (reference.receiver == .unknown || reference.receiverPath.lastPathComponent == property.name)
          return mayBeOfObject && isInside(reference.scope)
        }
    }
  }

  // MARK: Views

  /// A place where a view that observes the owner draws something of the object that may change inside it; nil when
  /// none is known.
  package func nestedRead(
    of property: Property, holding nested: NestedObject, in owner: DeclaredType
  ) -> (view: DeclaredType, use: ForeignUse)? {
    for file in files(.nestedReads, property.name) {
      for read in file.nestedReads where read.member == property.name && mayChange(read.inner, in: nested.type) {
        guard let view = self.owner(of: read.scope, in: file),
          let (holder, declarer) = self.property(named: read.property, of: view), holder.isObservingWrapper,
          let held = objectType(of: holder, in: declarer.file), held == owner || inherits(held, from: owner)
        else { continue }
        return (
          view,
          ForeignUse(
            path: file.path, place: read.place, isInSameFile: file.path == owner.file.path, isCertain: true)
        )
      }
    }
    return nil
  }

  /// Whether a property of the object, read through another one, may show another value later. What holds an object
  /// itself is handed on.
  private func mayChange(_ name: String, in type: DeclaredType) -> Bool {
    guard let (property, declarer) = self.property(named: name, of: type),
      property.isComputed || property.isWrapped(by: .published)
    else { return false }
    return objectType(of: property, in: declarer.file).map { isObservableObject($0) == .no } ?? true
  }

  /// Whether a view names the property of an owner, as one does that hands the object on.
  package func isReadByView(_ property: Property, of owner: DeclaredType) -> Bool {
    files(.members, property.name, of: owner).contains { file in
      file.memberReferences(named: property.name).contains { reference in
        self.owner(of: reference.scope, in: file).map { isSwiftUIOwner($0) == .yes } ?? false
          && receiver(of: reference, in: file, is: owner) == .yes
      }
    }
  }

  /// Whether a property anywhere observes objects of the type by themselves.
  package func isObserved(_ type: DeclaredType) -> Bool {
    names(of: type).contains { name in
      files(.observed, name).contains { file in
        file.properties.contains { $0.isObservingWrapper && objectType(of: $0, in: file) == type }
      }
    }
  }

  private func inherits(_ type: DeclaredType, from other: DeclaredType) -> Bool {
    ancestors(of: type).contains { if case .declared(let ancestor) = $0 { ancestor == other } else { false } }
  }
}
