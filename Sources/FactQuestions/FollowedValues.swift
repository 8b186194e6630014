import Facts

/// The origins of values in functions: the local constants of drawing code, and the calls of functions that draw.
extension ProjectFacts {
  /// The variation of the arguments that calls pass for a parameter of the enclosing function; unknown if no call is
  /// known.
  func variation(ofParameter mention: Reference, in found: FoundConstruction, depth: Int) -> Variation {
    guard depth < Self.followedSteps, let passed = arguments(forParameter: mention, around: found) else {
      return .unknown
    }
    var result: Variation?
    for (call, argument) in passed {
      let member = mention.members.isEmpty ? nil : argument?.reading(mention.$members)
      let read = member.flatMap { $0.value.kind == .none ? nil : $0 } ?? argument
      let given = read.map { variation(of: $0, in: call, depth: depth + 1) } ?? .settled
      result = result?.joined(with: given) ?? given
    }
    return result ?? .unknown
  }

  /// The arguments that the app's calls pass for a parameter of the enclosing function, if that function draws. A nil
  /// argument means that the parameter has its default value.
  func arguments(
    forParameter mention: Reference, around found: FoundConstruction
  ) -> [(call: FoundConstruction, argument: Argument?)]? {
    guard mention.root == .parameter, let function = drawingFunction(around: found),
      let index = function.parameters.firstIndex(where: { $0.$name == mention.$name })
    else { return nil }
    return calls(of: function, in: found.file).compactMap { call in
      align(call.construction.arguments, with: function.parameters).map { (call, $0[index]) }
    }
  }

  /// The variation of a constant of the enclosing function, based on what it is computed from.
  func variation(ofConstant mention: Reference, in found: FoundConstruction, depth: Int) -> Variation {
    guard depth < Self.followedSteps, let constant = constant(named: mention.$name, seenFrom: found) else {
      return .unknown
    }
    guard mention.firstMember == Symbol(.id) else {
      return variation(of: constant.value, constant.mentions, in: found, depth: depth + 1)
    }
    // An element that is looked up by its id has another id only if the one that is looked up changes.
    guard let keys = lookedUp(by: constant), !keys.isEmpty else { return .unknown }
    return variation(of: Value(.compound), keys, in: found, depth: depth + 1)
  }

  /// The names by which a constant is looked up in a list: "id" in `items.first { $0.id == id }`. Nil for any other
  /// constant.
  private func lookedUp(by constant: LocalConstant) -> [Reference]? {
    guard constant.value.kind == .call, ["first", "last"].contains(constant.value.path.lastPathComponent) else {
      return nil
    }
    return Array(constant.mentions.dropFirst())
  }

  /// Returns whether the argument is a constant that is looked up by a value that is not known to change: `items.first
  /// { $0.id == id }`. A constant that is read for a list's element belongs to that element.
  package func isLookedUpBySame(_ argument: Argument, in found: FoundConstruction) -> Bool {
    guard argument.value.kind == .name, argument.mentions.first?.root == .local,
      let constant = constant(named: argument.value.$path, seenFrom: found)
    else { return false }
    if constant.mentions.contains(where: { $0.parameterKind == .element }) { return true }
    guard let keys = lookedUp(by: constant) else { return false }
    return variation(of: Value(.name), keys, in: found, depth: 1) != .varying(.likely)
  }

  /// The function with parameters that contains the construction, if it draws.
  func drawingFunction(around found: FoundConstruction) -> DrawingFunction? {
    drawingFunction(around: found.construction.place, at: found.construction.scope, in: found.file)
  }

  func drawingFunction(around place: Place, at scope: Int?, in file: FileSummary) -> DrawingFunction? {
    scope.flatMap { scope in file.drawingFunctions(of: scope).last { $0.place.range.contains(place.range) } }
  }

  /// The innermost constant of that name that is visible at the construction.
  func constant(named name: Symbol, seenFrom found: FoundConstruction) -> LocalConstant? {
    constant(named: name, seenFrom: found.construction.place, in: found.file)
  }

  func constant(named name: Symbol, seenFrom place: Place, in file: FileSummary) -> LocalConstant? {
    file.localConstants(named: name).last { $0.extent.range.contains(place.range) }
  }

  /// The calls of the function in drawing code: in the type's own code and, for a static function or one in an
  /// extension of `View`, in the rest of the app.
  func calls(of function: DrawingFunction, in file: FileSummary) -> [FoundConstruction] {
    guard let owner = owner(of: function.owner, in: file) else {
      return file.type(at: function.owner)?.$path == Symbol(.view) ? calls(ofModifier: function, in: file) : []
    }
    var result: [FoundConstruction] = []
    var searched: Set<FileID> = []
    let own = ([owner] + extensions(of: owner)).map(\.file)
    for file in own + (function.isStatic ? files(.drawn, function.$name) : []) where searched.insert(file.id).inserted {
      for call in file.drawnCalls(of: function.$name) {
        let base = call.$typePath.pathWithoutLastComponent
        let isOfOwner =
          base.isEmpty || base == Symbol(.self) || base == Symbol(.selfType)
          ? self.owner(of: call.scope, in: file) == owner : type(named: base, at: call.site, in: file) == owner
        if call.callee == .function, isOfOwner { result.append(FoundConstruction(construction: call, file: file)) }
      }
    }
    return result
  }

  private func calls(ofModifier function: DrawingFunction, in file: FileSummary) -> [FoundConstruction] {
    files(.drawn, function.$name, seeingInternalsOf: file).flatMap { caller in
      caller.drawnCalls(of: function.$name)
        .filter { $0.callee == .modifier || caller.type(at: $0.scope ?? -1)?.$path == Symbol(.view) }
        .map { FoundConstruction(construction: $0, file: caller) }
    }
  }
}
