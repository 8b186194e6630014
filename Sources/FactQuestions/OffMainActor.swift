import Facts

/// Classes whose objects other threads may change while views draw them.
extension ProjectFacts {
  /// A change of a variable of the class, by its own code in the file, where that code is not on the main thread.
  /// Private variables that no member returns are left out, because views cannot read them. `facts` must be those of
  /// the file that declares the class.
  package func changeOffMainActor(of type: DeclaredType, facts: FileFacts) -> BackgroundWrite? {
    let declarations = [type] + extensions(of: type)
    let graph = memberGraph(of: type, facts: facts)
    let variables = type.properties.filter {
      $0.isStoredInstance && !$0.isLet && !$0.hasAttribute("ObservationIgnored") && !$0.hasAttribute("MainActor")
        && !($0.access == .private
          && (graph.members(giving: $0.$name).isEmpty
            || holdsObject($0, in: type) && !isReplaced($0, in: declarations)))
    }
    guard !variables.isEmpty else { return nil }
    let names = Set(variables.map(\.$name))
    return backgroundWrites(to: type, in: facts).first { names.contains($0.property.$name) }
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
