import Facts

/// An answer to the question whether a property can become `private` without breaking the build or changing what the
/// program does.
package enum Privacy: Sendable, Hashable {
  case possible
  /// A protocol or an attribute requires the property, so it cannot be private.
  case required(by: String)
  /// The property is part of a library's interface, which must not change.
  case published
  /// Calls in the app pass a value for the property, so it is an input rather than the view's own state.
  case passed(at: String)
  /// Only `fileprivate` is possible; the reason names the use.
  case onlyInFile(because: String)
  case blocked(because: String)
}

extension ProjectFacts {
  /// Determines whether a stored property of a type can become private. Each reason is a clause that names the
  /// obstacle, without a capital letter or a period.
  package func canBePrivate(_ property: Property, in type: DeclaredType) -> Privacy {
    if type.declaration.hasAttribute("propertyWrapper"), ["wrappedValue", "projectedValue"].contains(property.name) {
      return .required(by: "propertyWrapper")
    }
    if property.hasAttribute("usableFromInline") { return .required(by: "usableFromInline") }
    let hasMemberwise = hasMemberwiseInitializer(type)
    let passing = hasMemberwise ? constructionPassing(property, to: type) : nil
    if let access = property.access, access > .internal {
      return passing.flatMap { $0.isCallInApp ? .passed(at: $0.description) : nil } ?? .published
    }
    let requirement = requiresProperty(property.$name, of: type)
    if requirement.answer == .yes { return .required(by: requirement.protocolName) }

    if !type.name.startsLikeType {
      if let call = callPassing(property, toTypeNamedLikeFunction: type) { return .passed(at: call.description) }
      return .blocked(because: "a call of '\(type.name)' looks like a function call, so not all callers are known")
    }
    if hasMemberwise {
      if let requiring = protocolRequiringInitializer(labeled: property.$name, of: type) {
        return .required(by: requiring)
      }
      if let passing, passing.isCallInApp { return .passed(at: passing.description) }
      if !property.hasInitialValue, !property.isFilledByItsWrapper {
        return .blocked(
          because: "'\(property.name)' has no initial value, so the initializer of '\(type.name)' would become private")
      }
    }
    if property.traits.contains(.isDocumentedAsInput) {
      return .blocked(because: "the comment on '\(property.name)' says that callers set it")
    }
    if let reason = environmentBlocking(type) { return .blocked(because: reason) }
    if let passing {
      let verb = passing.construction.callee == .reference ? "referenced" : "passed"
      return .blocked(because: "'\(property.name)' is \(verb) at \(passing.description)")
    }
    if let use = foreignUse(of: property, in: type) {
      let reason = "'\(property.name)' \(use.isCertain ? "is" : "may be") used at \(use.description)"
      return use.isInSameFile ? .onlyInFile(because: reason) : .blocked(because: reason)
    }
    if requirement.answer == .unknown, !requirement.protocolName.isEmpty {
      return .blocked(
        because: "'\(requirement.protocolName)' is not declared in the project and may require '\(property.name)'")
    }
    if isDeclaredTwice(type) {
      return .blocked(because: "the module declares '\(type.path)' more than once")
    }
    if !isComplete { return .blocked(because: "not every file of the project has been read yet") }
    return .possible
  }

  /// The reason why no property of the type can become private, whatever its uses are; nil if there is none.
  private func environmentBlocking(_ type: DeclaredType) -> String? {
    if isBridgedBySkip(type.file) { return "Skip's bridge needs access to the state of '\(type.name)'" }
    let settings = settings(of: type.file)
    if let sdk = settings.sdkVersion, sdk >= 27, settings.omitsPrivatePropertiesFromInitializers == .no {
      return "with this SDK and compiler the initializer of '\(type.name)' would become private"
    }
    if type.kind == .class { return "a subclass of '\(type.name)' may use it" }
    return nil
  }

  /// A construction that passes, or may pass, the property to the memberwise initializer. A call in the app that names
  /// the type comes before all others.
  package func constructionPassing(_ property: Property, to type: DeclaredType) -> FoundConstruction? {
    let labels = memberwiseLabels(of: type)
    var ofPreview: FoundConstruction?
    let candidates =
      constructions(of: type) + implicitConstructions(passing: property.$name, in: type)
      + unresolvedConstructions(of: type)
    for found in candidates {
      let construction = found.construction
      let passes: Bool
      switch construction.callee {
      case .reference:
        passes = true
      case .enumCase, .function, .modifier:
        passes = false
      case .implicit:
        passes = construction.arguments.allSatisfy { $0.isTrailingClosure || labels.contains($0.$label) }
      case .type, .ownType:
        passes =
          construction.argument(labeled: property.$name) != nil
          || mayBeClosure(property) && construction.arguments.contains { $0.isTrailingClosure }
      }
      guard passes else { continue }
      if !found.isPreviewOrTest, construction.callee == .type || construction.callee == .ownType { return found }
      ofPreview = ofPreview ?? found
    }
    return ofPreview
  }

  /// The calls that name a nested type where no enclosing type declares it, so that a superclass or a protocol may.
  private func unresolvedConstructions(of type: DeclaredType) -> [FoundConstruction] {
    guard type.declaration.outer != nil else { return [] }
    return (type.isHiddenFromOtherFiles ? [type.file] : files(.constructed, type.$name)).flatMap { file in
      file.constructions(named: type.$name).filter { mayInherit(type, named: $0.$typePath, at: $0.site, in: file) }
        .map { FoundConstruction(construction: $0, file: file) }
    }
  }

  /// A call that looks like one of a function and passes the property's label: `row(isOn: true)` for `struct row`.
  private func callPassing(_ property: Property, toTypeNamedLikeFunction type: DeclaredType) -> FoundConstruction? {
    files(.drawn, type.$name).lazy.flatMap { file in
      file.drawnCalls(of: type.$name).filter { $0.argument(labeled: property.$name) != nil }
        .map { FoundConstruction(construction: $0, file: file) }
    }.first
  }

  private func mayBeClosure(_ property: Property) -> Bool {
    guard let type = property.type else { return property.value.kind == .closure }
    return type.form == .function || type.form == .optional && type.path.isEmpty || type.form == .other
  }

  /// The protocol of the project that requires an initializer with a parameter of that label, which may be the
  /// memberwise initializer.
  private func protocolRequiringInitializer(labeled label: Symbol, of type: DeclaredType) -> String? {
    ancestors(of: type).compactMap(\.declared).first { ancestor in
      ancestor.kind == .protocol
        && ancestor.initializers.contains { $0.parameters.contains { $0.$label == label } }
    }?.name
  }

  /// Returns whether the property is an internal detail of its type: it is declared once, it is not part of a library's
  /// interface, no protocol requires it, and no caller is known to pass it.
  package func isInternalDetail(_ property: Property, of owner: DeclaredType) -> Bool {
    property.access.map { $0 <= .internal } ?? true && !isDeclaredTwice(owner)
      && owner.hasSingleProperty(named: property.$name)
      && requiresProperty(property.$name, of: owner).answer == .no
      && (!hasMemberwiseInitializer(owner) || constructionPassing(property, to: owner) == nil)
  }
}
