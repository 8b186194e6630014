import Facts

/// Classes whose objects other threads may change while views draw them.
extension ProjectFacts {
  /// Returns whether code that is not restricted to the main actor may change a variable of the class: the class's own
  /// `async` functions and closures that run later, code that uses a shared instance, or objects of other classes that
  /// keep an instance. The last two do not count if the class changes its variables only on the main actor. Private
  /// variables that no member returns are left out, because views cannot read them. `facts` must be those of the file
  /// that declares the class.
  package func mayChangeOffMainActor(_ type: DeclaredType, facts: FileFacts) -> Bool {
    let declarations = [type] + extensions(of: type)
    let graph = memberGraph(of: type, facts: facts)
    let variables = type.properties.filter {
      $0.isStoredInstance && !$0.isLet && !$0.hasAttribute("ObservationIgnored") && !$0.hasAttribute("MainActor")
        && !($0.access == .private
          && (graph.members(giving: $0.$name).isEmpty
            || holdsObject($0, in: type) && !isReplaced($0, in: declarations)))
    }
    guard !variables.isEmpty else { return false }
    let names = Set(variables.map(\.$name))
    func changes(_ members: KeyPath<FileSummary, Set<MemberName>>) -> Bool {
      declarations.contains { declaration in
        let changed = declaration.file[keyPath: members]
        return names.contains { changed.contains(MemberName(owner: declaration.index, name: $0)) }
      }
    }
    if changes(\.laterChanges) || changesInCallback(names, in: declarations) { return true }
    if backgroundWrites(to: type, in: facts).contains(where: { names.contains($0.property.$name) }) { return true }
    let isOpen = variables.contains { ($0.setterAccess ?? $0.access).map { $0 > .fileprivate } ?? true }
    let changesNothing = !names.contains { name in !self.changes(of: name, in: type).isEmpty }
    return (changes(\.openChanges) || isOpen && changesNothing)
      && (!type.isHiddenFromOtherFiles && declarations.contains { sharesInstance(of: type, in: $0) }
        || isKeptElsewhere(type))
  }

  /// Returns whether a closure that is passed to a method of a framework's object changes one of the members. It is not
  /// known on which thread the project's own types call their closures.
  private func changesInCallback(_ names: Set<Symbol>, in declarations: [DeclaredType]) -> Bool {
    declarations.contains { declaration in
      declaration.file.callbackChanges.contains { change in
        guard !change.isStored, change.member.owner == declaration.index, names.contains(change.member.$name),
          let (receiver, declarer) = property(named: change.$receiver, of: declaration),
          case .elsewhere = type(of: receiver, declaredIn: declarer.file)
        else { return false }
        return true
      }
    }
  }

  /// Returns whether code outside initializers assigns the property. Calling methods of the object in it does not
  /// replace it.
  private func isReplaced(_ property: Property, in declarations: [DeclaredType]) -> Bool {
    declarations.contains { declaration in
      declaration.file.memberChanges(of: property.$name, at: declaration.index).contains { $0.isCertain }
    }
  }

  private func sharesInstance(of type: DeclaredType, in declaration: DeclaredType) -> Bool {
    declaration.properties.contains { property in
      property.isStatic && !property.isComputed && constructedType(of: property, in: declaration) == type
    }
  }

  /// Returns whether an object of another class that is not on the main actor keeps an instance in a property. An
  /// observable object counts only if it changes its own variables in code that runs later.
  private func isKeptElsewhere(_ type: DeclaredType) -> Bool {
    names(of: type).contains { name in
      files(.mentioned, name).contains { file in
        file.properties.contains { property in
          guard property.isStoredInstance, let written = property.type, written.$name == name,
            written.form == .nominal || written.isOptionalSugar, let owner = owner(of: property.owner, in: file),
            owner != type, owner.kind == .class || owner.kind == .actor,
            observability(of: owner) == nil || owner.file.laterChanges.contains(where: { $0.owner == owner.index })
          else { return false }
          return isInstance(property, declaredIn: file, of: type) == .yes && !isOnMainActor(owner)
        }
      }
    }
  }

  private func isOnMainActor(_ type: DeclaredType) -> Bool {
    if case .mainActor = isolation(of: type) { return true }
    return isHost(type) == .yes || isSwiftUIOwner(type) == .yes
  }

  /// Standard protocols whose requirements any code may call.
  private static let calledAnywhere: Set<String> = [
    "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "Sequence",
    "Collection",
  ]

  /// Returns whether isolating the class's members would conflict with what it inherits: a nonisolated superclass, a
  /// nonisolated protocol of the project with requirements, or a standard protocol whose requirements any code may
  /// call.
  package func inheritsNonisolatedMembers(_ type: DeclaredType) -> Bool {
    ancestors(of: type).contains { ancestor in
      switch ancestor {
      case .framework(let written): Self.calledAnywhere.contains(written.name)
      case .declared(let declared):
        isolation(of: declared) == .nonisolated
          && (declared.kind == .class || !Array(declared.properties).isEmpty
            || declared.file.methods.contains { $0.owner == declared.index })
      }
    }
  }
}

extension Property {
  package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}
