import Facts

/// A property with a wrapper for observable objects.
package struct ObjectHolder: Sendable {
  package let property: Property
  package let wrapper: Wrapper
  package let attribute: Attribute
  package let owner: DeclaredType

  package var file: FileSummary { owner.file }
}

extension ProjectFacts {
  /// The properties, in any file, that hold an object of the class, and those that may hold one because their type is
  /// not known.
  package func holders(of type: DeclaredType) -> (certain: [ObjectHolder], possible: [ObjectHolder]) {
    var certain: [ObjectHolder] = []
    var possible: [ObjectHolder] = []
    for file in filesWithHolders(of: type) where seesSwiftUI(file) {
      for property in file.properties {
        guard let wrapper = property.wrapper, wrapper.holdsObservableObject,
          let attribute = property.attribute(wrapper), let owner = DeclaredType(file, property.owner),
          !isShadowed(wrapper, at: owner)
        else { continue }
        let holder = ObjectHolder(property: property, wrapper: wrapper, attribute: attribute, owner: owner)
        switch isInstance(property, declaredIn: file, of: type) {
        case .yes: certain.append(holder)
        case .unknown: possible.append(holder)
        case .no: break
        }
      }
    }
    return (certain, possible)
  }

  /// The variables and parameters of functions and closures that hold an object of the class, and those that may hold
  /// one.
  package func localHolders(
    of type: DeclaredType
  ) -> (certain: [(LocalHolder, FileSummary)], possible: [(LocalHolder, FileSummary)]) {
    var certain: [(LocalHolder, FileSummary)] = []
    var possible: [(LocalHolder, FileSummary)] = []
    for file in filesWithHolders(of: type) where seesSwiftUI(file) {
      for holder in file.localHolders where holder.wrapper.holdsObservableObject {
        let property = Property(
          name: holder.$name, owner: holder.scope, type: holder.type, value: holder.value)
        switch isInstance(property, at: holder.site, in: file, of: type) {
        case .yes: certain.append((holder, file))
        case .unknown: possible.append((holder, file))
        case .no: break
        }
      }
    }
    return (certain, possible)
  }

  private func filesWithHolders(of type: DeclaredType) -> [FileSummary] {
    guard !type.isHiddenFromOtherFiles else { return [type.file] }
    var seen: Set<FileID> = []
    return (names(of: type).sortedByText() + [.empty]).flatMap { files(.held, $0) }.filter {
      seen.insert($0.id).inserted
    }
  }

  /// The places where code of the owner, in any file, projects, replaces, or passes on the property.
  package func uses(ofHolder holder: ObjectHolder, as kinds: NameUse.Kinds) -> [FoundPlace] {
    var result: [FoundPlace] = []
    for use in holder.file.holderUses(named: holder.property.$name) where !use.kinds.isDisjoint(with: kinds) {
      if isInside(use.scope, in: holder.file, of: holder.owner) {
        result.append(FoundPlace(file: holder.file, place: use.place))
      }
    }
    for declaration in extensions(of: holder.owner) where declaration.file.id != holder.file.id {
      for use in declaration.file.extensionUses(named: holder.property.$name)
      where use.scope == declaration.index && !use.kinds.isDisjoint(with: kinds) {
        result.append(FoundPlace(file: declaration.file, place: use.place))
      }
    }
    return result
  }

  /// A place where code uses the property, or its projection, through a value of its owner, or may do so: `copy.x`,
  /// `copy.$x`.
  package func useThroughValue(of holder: ObjectHolder, isProjected: Bool) -> FoundPlace? {
    let searched =
      holder.owner.isHiddenFromOtherFiles ? [holder.file] : files(.members, holder.property.$name, of: holder.owner)
    return searched.lazy.compactMap { file in
      file.memberReferences(named: holder.property.$name).first { reference in
        guard reference.isProjected == isProjected else { return false }
        switch receiver(of: reference, in: file, is: holder.owner) {
        case .no: return false
        case .yes: return true
        case .unknown: return file.id == holder.file.id || reaches(holder.owner, codeOf: file)
        }
      }.map { FoundPlace(file: file, place: $0.place) }
    }.first
  }

  /// The members of the owner that use `$name`, in any file.
  package func projectingMembers(of holder: ObjectHolder) -> [(ProjectingMember, FileSummary)] {
    ([holder.owner] + extensions(of: holder.owner)).flatMap { declaration in
      declaration.file.projectingMembers
        .filter { $0.scope == declaration.index && $0.$name == holder.property.$name }
        .map { ($0, declaration.file) }
    }
  }

  /// The assignments to the property in initializers of its owner, in any file.
  package func assignments(toHolder holder: ObjectHolder) -> [(Assignment, FileSummary)] {
    ([holder.owner] + extensions(of: holder.owner)).flatMap { declaration in
      declaration.initializers.flatMap(\.assignments)
        .filter { $0.$property == holder.property.$name }
        .map { ($0, declaration.file) }
    }
  }
}

/// A place in a file of the project.
package struct FoundPlace: Sendable {
  package let file: FileSummary
  package let place: Place

  package init(file: FileSummary, place: Place) {
    self.file = file
    self.place = place
  }
}
