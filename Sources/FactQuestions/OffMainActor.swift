import Facts

/// Classes whose objects other threads may change while views draw them.
extension ProjectFacts {
  /// Returns whether code of the class changes a variable where it may not be on the main thread: in `async` functions
  /// and in closures that run later. Private variables that no member returns are left out, because views cannot read
  /// them. `facts` must be those of the file that declares the class.
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
    return declarations.contains { declaration in
      let changed = declaration.file.laterChanges
      return names.contains { changed.contains(MemberName(owner: declaration.index, name: $0)) }
    }
      || changesInCallback(names, in: declarations)
      || backgroundWrites(to: type, in: facts).contains { names.contains($0.property.$name) }
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

  /// Standard protocols whose requirements any code may call.
  private static let calledAnywhere: Set<String> = [
    "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "Sequence",
    "Collection",
  ]

  /// Returns whether isolating the class's members would conflict with what it inherits: a nonisolated superclass, or a
  /// protocol with synchronous functions that any code may call.
  package func inheritsNonisolatedMembers(_ type: DeclaredType) -> Bool {
    ancestors(of: type).contains { ancestor in
      switch ancestor {
      case .framework(let written): Self.calledAnywhere.contains(written.name)
      case .declared(let declared):
        isolation(of: declared) == .nonisolated
          && (declared.kind == .class
            || declared.file.methods.contains { $0.owner == declared.index && !$0.isAsync })
      }
    }
  }

  /// The nonisolated protocols of the project that require properties of the class. They have to be isolated together
  /// with it.
  package func nonisolatedProtocols(of type: DeclaredType) -> [DeclaredType] {
    ancestors(of: type).compactMap { ancestor in
      guard case .declared(let declared) = ancestor, declared.kind == .protocol,
        isolation(of: declared) == .nonisolated, !Array(declared.properties).isEmpty
      else { return nil }
      return declared
    }
  }
}

extension Property {
  package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}
