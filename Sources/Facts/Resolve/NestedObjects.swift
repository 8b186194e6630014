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
      property.attributes.allSatisfy({ $0.wrapper == .published || $0.name == "MainActor" })
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
      let scopes = file.codeScopes(of: declaration.index)
      let announces =
        file.id == facts.summary.id
        ? !facts.nameUses(named: "objectWillChange", at: [scopes]).isEmpty
        : file.extensionUses(named: "objectWillChange").contains { scopes.contains($0.scope) }
      return announces
        || file.memberReferences(at: scopes).contains { reference in
          reference.name == "objectWillChange"
            || reference.isProjected
              && (reference.receiver == .unknown || reference.receiverPath.lastPathComponent == property.name)
        }
    }
  }

  // MARK: Views

  /// A place where a view that observes the owner draws something of the object that may change inside it; nil when
  /// none is known.
  package func nestedRead(
    of property: Property, holding nested: NestedObject, in owner: DeclaredType
  ) -> (view: DeclaredType, use: ForeignUse)? {
    guard let id = idInAnyVersion(of: owner) else { return nil }
    let reads = memory.nestedReads(property.name) { nestedReads(of: property.name) }
    for found in reads[id] ?? [] {
      guard let file = summary(ofFile: found.file), file.nestedReads.indices.contains(Int(found.index)),
        case let read = file.nestedReads[Int(found.index)], mayChange(read.inner, in: nested.type),
        let view = self.owner(of: read.scope, in: file)
      else { continue }
      return (
        view,
        ForeignUse(path: file.path, place: read.place, isInSameFile: file.id == owner.file.id, isCertain: true)
      )
    }
    return nil
  }

  /// Where views that observe an object read something behind its member of that name, by the classes of the object.
  private func nestedReads(of name: String) -> [AnswerMemory.ID: [AnswerMemory.ID]] {
    var result: [AnswerMemory.ID: [AnswerMemory.ID]] = [:]
    for file in files(.nestedReads, name) {
      guard let number = number(of: file) else { continue }
      for (index, read) in file.nestedReads.enumerated() where read.member == name {
        guard let view = owner(of: read.scope, in: file),
          let (holder, declarer) = property(named: read.property, of: view), holder.isObservingWrapper,
          let held = objectType(of: holder, in: declarer.file)
        else { continue }
        for type in [held] + ancestors(of: held).compactMap(\.declared) {
          guard let id = idInAnyVersion(of: type) else { continue }
          result[id, default: []].append(AnswerMemory.ID(file: number, index: Int32(truncatingIfNeeded: index)))
        }
      }
    }
    return result
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
    guard let id = idInAnyVersion(of: type) else { return false }
    return names(of: type).contains { name in
      numbers(.observed, name).contains { number in
        memory.observedTypes(inFile: number) { observedTypes(inFile: number) }.contains(id)
      }
    }
  }

  private func observedTypes(inFile number: Int32) -> Set<AnswerMemory.ID> {
    guard let file = summary(ofFile: number) else { return [] }
    return Set(
      file.properties.lazy.filter(\.isObservingWrapper).compactMap {
        objectType(of: $0, in: file).flatMap { idInAnyVersion(of: $0) }
      })
  }
}
