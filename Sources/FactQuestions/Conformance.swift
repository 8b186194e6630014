import Facts

/// The conformances of types, in any file and through any protocol of the project.
extension ProjectFacts {
  /// Returns whether SwiftUI installs state in values of the type.
  @inline(never)
  package func isSwiftUIOwner(_ type: DeclaredType) -> Answer {
    guard let id = id(of: type) else { return installsState(in: type) }
    return cache.owners.answer(id) { installsState(in: type) }
  }

  private func installsState(in type: DeclaredType) -> Answer {
    let answer = conforms(type, toAnyOf: KnownProtocols.swiftUIOwners, of: KnownProtocols.swiftUIModules)
    guard answer == .unknown else { return answer }
    return conformsToConfiguredProtocol(type) || isComplete && givesViewBody(type) ? .yes : .unknown
  }

  /// Returns whether the struct has a `body` that is a view, as a property or as a function. If it conforms to a
  /// protocol from outside the project, that protocol is then one for views.
  private func givesViewBody(_ type: DeclaredType) -> Bool {
    type.kind == .struct
      && ([type] + extensions(of: type)).contains { declaration in
        declaration.properties.contains { property in
          property.$name == Symbol(.body) && property.isComputed && property.type?.form == .opaque
            && property.type?.$name == Symbol(.view)
        }
          || declaration.file.methods(named: Symbol(.body)).contains {
            $0.owner == declaration.index && !$0.isStatic && $0.isDrawing
          }
      }
  }

  /// Returns whether the settings list one of the type's protocols as one whose conforming types SwiftUI installs state
  /// in.
  private func conformsToConfiguredProtocol(_ type: DeclaredType) -> Bool {
    let names = configuredSettings(of: type.file).viewProtocols
    return !names.isEmpty
      && ancestors(of: type).contains {
        if case .framework(let written) = $0 { names.contains(written.name) } else { false }
      }
  }

  /// Returns whether the type is an app, a scene, or a widget, which is created once.
  package func isAppOrScene(_ type: DeclaredType) -> Answer {
    conforms(type, toAnyOf: KnownProtocols.appsAndScenes, of: KnownProtocols.swiftUIModules)
  }

  /// Returns whether the type is an app, of which there is one value for as long as the program runs.
  package func isApp(_ type: DeclaredType) -> Answer {
    conforms(type, toAnyOf: KnownProtocols.apps, of: KnownProtocols.swiftUIModules)
  }

  /// Whether the project has an app, so that it is known which views the app creates.
  package var hasApp: Bool { !index.files(.apps, TypeDeclaration.app).isEmpty }

  /// Returns whether the type is a widget, which shows each of its entries in a separate view.
  package func isWidget(_ type: DeclaredType) -> Answer {
    conforms(type, toAnyOf: KnownProtocols.widgets, of: KnownProtocols.swiftUIModules)
  }

  package func isObservableObject(_ type: DeclaredType) -> Answer {
    // Structs and enums are never observable objects, even if they inherit something unknown, such as a raw type.
    if type.kind == .struct || type.kind == .enum { return .no }
    return conforms(type, toAnyOf: KnownProtocols.observableObjects, of: ["Combine", "SwiftUI", "OpenCombine"])
  }

  /// Returns whether the objects of the class may be documents, which `DocumentGroup` puts into the environment.
  package func isDocument(_ type: DeclaredType) -> Bool {
    conforms(type, toAnyOf: ["ReferenceFileDocument"], of: ["SwiftUI"]) == .yes
  }

  /// Returns whether SwiftUI tracks which of the type's properties a view reads: the type or a superclass is marked
  /// `@Observable` or `@Model`, or it conforms to `Observable` without a macro.
  package func isObservable(_ type: DeclaredType) -> Answer {
    isMarkedObservable(type)
      ? .yes : conforms(type, toAnyOf: KnownProtocols.observables, of: ["Observation", "SwiftUI"])
  }

  /// Returns whether a macro makes the class or a superclass observable.
  func isMarkedObservable(_ type: DeclaredType) -> Bool {
    ([type] + ancestors(of: type).compactMap(\.declared)).contains { ancestor in
      ancestor.kind == .class
        && (ancestor.declaration.hasAttribute("Observable") || ancestor.declaration.hasAttribute("Model"))
    }
  }

  /// Returns whether the type conforms to one of these framework protocols: in its own inheritance clause, in an
  /// extension in any file, through a superclass, or through a protocol of the project that refines one of them.
  package func conforms(
    _ type: DeclaredType, toAnyOf protocols: Set<Symbol>, of modules: @autoclosure () -> Set<String>
  ) -> Answer {
    var answer = Answer.no
    for ancestor in ancestors(of: type) {
      switch ancestor {
      case .declared: continue
      case .framework(let written):
        let base = written.$path.pathWithoutLastComponent
        if protocols.contains(written.$name), base.isEmpty || modules().contains(base.string) { return .yes }
        if !KnownProtocols.isKnown(written.$name) { answer = .unknown }
      }
    }
    if answer == .no, !isComplete { return .unknown }
    return answer
  }

  enum Ancestor {
    /// A protocol or class of the project.
    case declared(DeclaredType)
    /// A name that the project does not declare.
    case framework(WrittenType)

    var declared: DeclaredType? {
      if case .declared(let type) = self { type } else { nil }
    }
  }

  /// Returns whether a class inherits from another one of the project, or from `NSObject`.
  package func hasSuperclass(_ type: DeclaredType) -> Bool {
    ancestors(of: type).contains { ancestor in
      switch ancestor {
      case .declared(let declared): declared.kind == .class
      case .framework(let written): written.name == "NSObject"
      }
    }
  }

  /// Everything that the type inherits from or conforms to, directly or indirectly.
  func ancestors(of type: DeclaredType) -> [Ancestor] {
    guard let id = id(of: type) else { return findAncestors(of: type) }
    let known = cache.ancestors.answer(id) {
      findAncestors(of: type).compactMap { ancestor in
        switch ancestor {
        case .declared(let declared): self.id(of: declared).map { .declared($0) }
        case .framework(let written): .framework(written)
        }
      }
    }
    return known.compactMap { ancestor in
      switch ancestor {
      case .declared(let id): declaration(id).map { .declared($0) }
      case .framework(let written): .framework(written)
      }
    }
  }

  private func findAncestors(of type: DeclaredType) -> [Ancestor] {
    var result: [Ancestor] = []
    var seen: Set<DeclaredType> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for declaration in [next] + extensions(of: next) {
        for written in declaration.declaration.inherited {
          let outer = declaration.kind == .extension ? nil : declaration.declaration.outer
          // Nothing can inherit from a struct or an enum, so the name refers to a type of another module.
          let found = types(named: written.$path, at: outer, in: declaration.file)
            .filter { $0.kind == .protocol || $0.kind == .class }
          let parts = found.isEmpty ? aliasedParts(of: written, at: outer, in: declaration.file) : []
          if found.isEmpty, parts.isEmpty { result.append(.framework(written)) }
          result += parts.filter(\.types.isEmpty).map { .framework($0.written) }
          for ancestor in found + parts.flatMap(\.types) where seen.insert(ancestor).inserted {
            result.append(.declared(ancestor))
            waiting.append(ancestor)
          }
        }
      }
    }
    return result
  }

  /// The types that a type alias in an inheritance clause refers to, directly or through other aliases: `View &
  /// Titled`. Empty if the name is not an alias.
  private func aliasedParts(
    of written: WrittenType, at scope: Int?, in file: FileSummary, depth: Int = 0
  ) -> [(written: WrittenType, types: [DeclaredType])] {
    guard depth < 5, let (alias, home) = aliases(named: written.$path, at: scope, in: file).first else { return [] }
    let parts: [WrittenType]
    switch alias.target.form {
    case .nominal: parts = [alias.target]
    case .composition:
      parts = alias.target.text.split(separator: "&").map { part in
        let name = Symbol(String(part.filter { !$0.isWhitespace }))
        return WrittenType(form: .nominal, path: name, text: name)
      }
    default: return []
    }
    return parts.flatMap { part -> [(written: WrittenType, types: [DeclaredType])] in
      let found = types(named: part.$path, at: alias.scope, in: home).filter {
        $0.kind == .protocol || $0.kind == .class
      }
      let inner = found.isEmpty ? aliasedParts(of: part, at: alias.scope, in: home, depth: depth + 1) : []
      return inner.isEmpty ? [(part, found)] : inner
    }
  }

  /// Returns whether a protocol that the type conforms to requires a property of that name, and the name of the
  /// protocol that does or may require it; empty if there is none.
  package func requiresProperty(_ name: Symbol, of type: DeclaredType) -> (answer: Answer, protocolName: String) {
    var unknown: String?
    for ancestor in ancestors(of: type) {
      switch ancestor {
      case .declared(let declared):
        if declared.kind == .protocol, declared.properties.contains(where: { $0.$name == name }) {
          return (.yes, declared.name)
        }
      case .framework(let written):
        switch KnownProtocols.requires(name, protocolNamed: written.$name) {
        case .yes: return (.yes, written.name)
        case .unknown: unknown = unknown ?? written.name
        case .no: break
        }
      }
    }
    if let unknown { return (.unknown, unknown) }
    return (isComplete ? .no : .unknown, "")
  }
}
