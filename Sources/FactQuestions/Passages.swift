import Facts

/// A value that a call passes for a property of the type that it creates.
package struct Passage: Sendable {
  package let property: Property
  package let argument: Argument
  /// Whether the property keeps the first value and never sees a later one, as state does.
  package let isFirstValue: Bool
}

/// The origin of a passed value.
package enum PassedOrigin: Sendable {
  /// A property of the type that contains the call, or of a type around it.
  case property(Property, owner: DeclaredType)
  /// The call itself creates the object.
  case made
  /// A static member: "Theme.shared".
  case shared(String)
  case constant
  /// An element of a collection, a parameter, a local variable, or the result of a call.
  case unknown
}

/// The properties that receive the arguments of calls.
package struct ValueInputs: Sendable {
  fileprivate struct Written: Sendable {
    let initializer: Initializer
    let taken: [(parameter: Int, property: Property)]
  }

  fileprivate let memberwise: [Symbol: Property]?
  fileprivate let written: [Written]
  fileprivate let project: ProjectFacts

  /// The passages of a call. Arguments that the initializer neither stores unchanged nor creates state from have none.
  /// Empty if it is not known which initializer is called.
  package func passages(of construction: Construction) -> [Passage] {
    guard construction.callee == .type || construction.callee == .implicit else { return [] }
    if let memberwise,
      construction.arguments.allSatisfy({ $0.isTrailingClosure || memberwise[$0.$label] != nil })
    {
      return construction.arguments.compactMap { argument in
        memberwise[argument.$label].map { passage($0, argument) }
      }
    }
    let fitting = written.compactMap { written in
      project.align(construction.arguments, with: written.initializer.parameters).map { (written, $0) }
    }
    guard fitting.count == 1, let (written, arguments) = fitting.first else { return [] }
    return written.taken.compactMap { taken in arguments[taken.parameter].map { passage(taken.property, $0) } }
  }

  private func passage(_ property: Property, _ argument: Argument) -> Passage {
    Passage(property: property, argument: argument, isFirstValue: property.wrapper?.isOwned ?? false)
  }
}

extension ProjectFacts {
  /// The properties of the type that receive the arguments of calls.
  package func valueInputs(of type: DeclaredType) -> ValueInputs {
    var memberwise: [Symbol: Property]?
    if hasMemberwiseInitializer(type) {
      let labels = memberwiseLabels(of: type)
      memberwise = [:]
      for property in type.properties where labels.contains(property.$name) { memberwise?[property.$name] = property }
    }
    let written = initializers(of: type).map { initializer in
      ValueInputs.Written(initializer: initializer, taken: taken(by: initializer, of: type))
    }
    return ValueInputs(memberwise: memberwise, written: written, project: self)
  }

  /// The parameters that the initializer stores in properties unchanged, and those that it creates state from.
  private func taken(
    by initializer: Initializer, of type: DeclaredType
  ) -> [(parameter: Int, property: Property)] {
    initializer.assignments.flatMap { assignment -> [(parameter: Int, property: Property)] in
      guard let property = type.properties.first(where: { $0.$name == assignment.$property && $0.isStoredInstance })
      else { return [] }
      let isOwned = property.wrapper?.isOwned ?? false
      return initializer.parameters.indices.compactMap { index in
        let name = initializer.parameters[index].$name
        let isKept = [assignment.value, assignment.wrapped].contains(Value(.name, name))
        let isUsed = isOwned && assignment.mentions.contains { $0.root == .parameter && $0.$name == name }
        return isKept || isUsed ? (index, property) : nil
      }
    }
  }

  /// The origin of an argument.
  ///
  /// - Parameter scope: The scope of the code that passes the argument.
  package func origin(of argument: Argument, at scope: Int?, in file: FileSummary) -> PassedOrigin {
    if case .constant = argument.bound { return .constant }
    switch argument.value.kind {
    case .literal, .keyPath, .implicitMember: return .constant
    case .construct where argument.value.path.lastPathComponent == "Binding": return .unknown
    case .construct, .implicitInit, .choice, .closureCall: return .made
    case .name, .member, .projection, .compound, .computation, .other: break
    default: return .unknown
    }
    guard let mention = argument.mentions.first, mention.isOfSelf,
      argument.value.kind != .compound || argument.mentions.count == 1
    else { return .unknown }
    for outer in file.scopes(from: scope) {
      guard outer.kind != .protocol, let owner = owner(of: outer.index, in: file) else { continue }
      if let (property, declarer) = property(named: mention.$name, of: owner) {
        return property.isStatic
          ? .shared(owner.name.appendingPath(property.name)) : .property(property, owner: self.owner(of: declarer))
      }
    }
    guard mention.name.startsLikeType, !mention.members.isEmpty else { return .unknown }
    return .shared(mention.$name.appendingPath(mention.firstMember).string)
  }

  private func owner(of declarer: DeclaredType) -> DeclaredType {
    owner(of: declarer.index, in: declarer.file) ?? declarer
  }
}
