import Facts

/// Code that depends on a class being an `ObservableObject`.
extension ProjectFacts {
  /// The declarations of the type, the type itself or extensions, that conform it to `ObservableObject`, each with the
  /// index of that entry in its inheritance clause.
  package func observableObjectConformances(of type: DeclaredType) -> [(declaration: DeclaredType, entry: Int)] {
    ([type] + extensions(of: type)).compactMap { declaration in
      declaration.declaration.inherited.firstIndex { $0.$name == Symbol(.observableObject) }.map { (declaration, $0) }
    }
  }

  /// The direct subclasses of the class.
  package func subclasses(of type: DeclaredType) -> [DeclaredType] {
    if type.declaration.modifiers.contains(.isFinal) { return [] }
    return names(of: type).sortedByText().flatMap { files(.mentioned, $0) }.flatMap { file in
      file.types.indices.compactMap { index -> DeclaredType? in
        let declaration = file.types[index]
        guard declaration.kind == .class,
          declaration.inherited.contains(where: { written in
            types(named: written.$path, at: declaration.outer, in: file).contains(type)
          })
        else { return nil }
        return DeclaredType(file, index)
      }
    }
  }

  /// The protocol of the project that the class conforms to and that requires `ObservableObject`; nil if there is none.
  package func protocolAskingForObservableObject(of type: DeclaredType) -> DeclaredType? {
    for case .declared(let ancestor) in ancestors(of: type) where ancestor.kind == .protocol {
      if isObservableObject(ancestor) == .yes { return ancestor }
    }
    return nil
  }

  /// Returns whether the property's own code, such as its observers, changes it.
  package func changesItself(_ property: Property, in type: DeclaredType) -> Answer {
    let own = type.file.memberChanges(of: property.$name, at: type.index).filter { $0.$member == property.$name }
    return own.contains(where: \.isCertain) ? .yes : own.isEmpty ? .no : .unknown
  }

  /// The uses of names in the type's own code: in its braces, in the types inside them, and in its extensions in any
  /// file.
  package func ownUses(of type: DeclaredType, facts: FileFacts) -> [(use: NameUse, file: FileSummary)] {
    var result: [(use: NameUse, file: FileSummary)] = []
    for scopes in codeScopes(of: type, in: facts.summary) {
      for use in facts.nameUses(at: scopes) { result.append((use, facts.summary)) }
    }
    for declaration in extensions(of: type) where declaration.file.id != facts.id {
      for use in declaration.file.extensionUses where use.scope == declaration.index {
        result.append((use, declaration.file))
      }
    }
    return result
  }

  /// The uses of `value.$x`, for one of the names, and of `value.objectWillChange`, if the value is or may be of the
  /// type.
  package func publisherUses(of type: DeclaredType, names: Set<Symbol>) -> [FoundPlace] {
    var result: [FoundPlace] = []
    for name in names.union([Symbol(.objectWillChange)]).sortedByText() {
      let searched = name == Symbol(.objectWillChange) ? files(.members, name) : files(projecting: name)
      for file in type.isHiddenFromOtherFiles ? [type.file] : searched {
        var reachesFile: Bool?
        for reference in file.memberReferences(named: name)
        where (reference.isProjected || name == Symbol(.objectWillChange)) {
          switch receiver(of: reference, in: file, is: type) {
          case .no: continue
          case .yes: result.append(FoundPlace(file: file, place: reference.place))
          case .unknown:
            let reaches = reachesFile ?? self.reaches(type, codeOf: file)
            reachesFile = reaches
            if reaches { result.append(FoundPlace(file: file, place: reference.place)) }
          }
        }
      }
    }
    return result
  }

  /// The declarations in the project that accept any `ObservableObject` and may be passed one of the type: functions
  /// with such a parameter, variables of such a type, and extensions of the protocol.
  package func declarationsAcceptingAnyObservableObject(seeing type: DeclaredType) -> [(
    name: String, place: FoundPlace
  )] {
    var result: [(String, FoundPlace)] = []
    for file in files(.objectWords, ObjectMention.Word.observableObject.symbol) where meet(file, type.file) {
      for mention in file.objectMentions where mention.word == .observableObject {
        result.append((mention.declaration, FoundPlace(file: file, place: mention.place)))
      }
    }
    for file in files(.extended, Symbol(.observableObject)) where meet(file, type.file) {
      for declaration in file.types
      where declaration.kind == .extension && declaration.$name == Symbol(.observableObject) {
        result.append(("extension", FoundPlace(file: file, place: declaration.namePlace)))
      }
    }
    return result
  }

  /// The places that create or name generic types that require an `ObservableObject`, if that object may be of the
  /// type.
  package func genericUses(of type: DeclaredType) -> [(generic: DeclaredType, place: FoundPlace)] {
    var result: [(DeclaredType, FoundPlace)] = []
    for home in files(.objectWords, .empty) {
      for index in home.types.indices where home.types[index].requiresObservableObjects {
        guard let generic = DeclaredType(home, index) else { continue }
        for found in constructions(of: generic) where reaches(type, codeOf: found.file) {
          let mayPass = found.construction.arguments.contains { argument in
            isInstance(
              argument.value, reference: argument.mentions.first, at: found.construction.site, in: found.file, of: type
            )
              != .no
          }
          if mayPass { result.append((generic, FoundPlace(file: found.file, place: found.construction.place))) }
        }
        for file in files(.mentioned, generic.$name) where file.id != home.id && reaches(type, codeOf: file) {
          for mention in file.typeMentions(named: generic.$name) where mention.position != .expression {
            result.append((generic, FoundPlace(file: file, place: mention.place)))
          }
        }
      }
    }
    return result
  }

  /// Code that explicitly names a wrapper, in files that may hold objects of the type.
  package func wrapperMentions(near type: DeclaredType) -> [(mention: ObjectMention, file: FileSummary)] {
    let words: [ObjectMention.Word] = [.stateObject, .observedObject, .environmentObject]
    return words.flatMap { word in
      files(.objectWords, word.symbol)
        .filter { reaches(type, codeOf: $0) }
        .flatMap { file in file.objectMentions.filter { $0.word == word }.map { ($0, file) } }
    }
  }

  /// The properties, in any file, that hold an object of the class and have attributes, but no wrapper that the rules
  /// know.
  package func propertiesWithOtherWrappers(holding type: DeclaredType) -> [(property: Property, file: FileSummary)] {
    var seen: Set<FileID> = []
    let candidates = names(of: type).sortedByText().flatMap { files(.mentioned, $0) + files(.constructed, $0) }
    return candidates.filter { seen.insert($0.id).inserted }.flatMap { file in
      file.properties
        .filter { !$0.attributes.isEmpty && $0.wrapper == nil && isInstance($0, declaredIn: file, of: type) == .yes }
        .map { ($0, file) }
    }
  }

  private func meet(_ left: FileSummary, _ right: FileSummary) -> Bool {
    sees(left, from: right) || sees(right, from: left)
  }
}
