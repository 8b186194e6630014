/// Parameters of initialisers that a view's state object is built from.
package struct ObjectInput: Sendable {
  package let parameter: Parameter
  package let initializer: Initializer
  /// The property that holds the object.
  package let property: Property
  package let view: DeclaredType
}

extension ProjectFacts {
  /// The parameters of the view's initialisers, in any file, whose values its state objects are built from and whose
  /// later values the objects never see. Objects, closures and bindings are none: what changes in them is seen.
  package func objectInputs(of view: DeclaredType) -> [ObjectInput] {
    let owned = view.properties.filter { property in
      property.isStoredInstance
        && [.stateObject, .environmentStateObject].contains { property.isWrapped(by: $0) }
    }
    guard !owned.isEmpty else { return [] }
    var result: [ObjectInput] = []
    for declaration in [view] + extensions(of: view) {
      for initializer in declaration.initializers {
        for parameter in initializer.parameters {
          guard let property = property(among: owned, builtFrom: parameter, in: initializer),
            let type = parameter.type, !parameter.isClosure,
            isValueType(type, at: declaration.index, in: declaration.file) == .yes
          else { continue }
          result.append(
            ObjectInput(parameter: parameter, initializer: initializer, property: property, view: declaration))
        }
      }
    }
    return result
  }

  private func property(
    among owned: [Property], builtFrom parameter: Parameter, in initializer: Initializer
  ) -> Property? {
    for assignment in initializer.assignments where assignment.form == .storage && !assignment.isInClosure {
      guard builds(assignment),
        assignment.mentions.contains(where: { $0.root == .parameter && $0.name == parameter.name }),
        let property = owned.first(where: { $0.name == assignment.property })
      else { continue }
      return property
    }
    return nil
  }

  /// Whether the wrapper is given an expression that makes something, not a value that was made before.
  private func builds(_ assignment: Assignment) -> Bool {
    switch assignment.wrapped.kind {
    case .construct, .implicitInit, .call, .closureCall, .closure: true
    case .name: assignment.mentions.contains { $0.name != assignment.wrapped.path }
    default: false
    }
  }

  // MARK: Calls

  /// The arguments of a call in the order of the initialiser's parameters; nil when the call cannot be one of it.
  package func align(_ arguments: [Argument], with parameters: [Parameter]) -> [Int: Argument]? {
    var result: [Int: Argument] = [:]
    var next = 0
    for argument in arguments {
      var index = next
      while index < parameters.count {
        let parameter = parameters[index]
        if parameter.label == argument.label && !(argument.isTrailingClosure && argument.label.isEmpty)
          || argument.isTrailingClosure && argument.label.isEmpty && parameter.isClosure
        {
          break
        }
        guard parameter.traits.contains(.hasDefault) || parameter.traits.contains(.isVariadic) else { return nil }
        index += 1
      }
      guard index < parameters.count else { return nil }
      result[index] = argument
      next = parameters[index].traits.contains(.isVariadic) ? index : index + 1
    }
    for parameter in parameters.dropFirst(next)
    where !parameter.traits.contains(.hasDefault) && !parameter.traits.contains(.isVariadic) {
      return nil
    }
    return result
  }
}
