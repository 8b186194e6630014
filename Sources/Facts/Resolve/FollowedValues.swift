/// Where values of functions come from: from the constants of code that draws and from the calls of functions that do.
extension ProjectFacts {
  /// How much what the calls of the function around give its parameter varies; unknown where none is known.
  func variation(ofParameter mention: Reference, in found: FoundConstruction, depth: Int) -> Variation {
    guard depth < Self.followedSteps, let function = drawingFunction(around: found),
      let parameter = function.parameters.first(where: { $0.$name == mention.$name }),
      let owner = owner(of: function.owner, in: found.file)
    else { return .unknown }
    var result: Variation?
    for call in calls(of: function, of: owner) {
      guard let arguments = align(call.construction.arguments, with: function.parameters) else { continue }
      let given = arguments[parameter.index].map { variation(of: $0, in: call, depth: depth + 1) } ?? .settled
      result = result?.joined(with: given) ?? given
    }
    return result ?? .unknown
  }

  /// How much a constant of the function around varies, by what it is computed from.
  func variation(ofConstant mention: Reference, in found: FoundConstruction, depth: Int) -> Variation {
    // An element that is looked up by its id has that id.
    guard depth < Self.followedSteps, mention.firstMember != "id",
      let constant = constant(named: mention.$name, seenFrom: found)
    else { return .unknown }
    return variation(of: constant.value, constant.mentions, in: found, depth: depth + 1)
  }

  /// The function with parameters around what is made, if it draws.
  func drawingFunction(around found: FoundConstruction) -> DrawingFunction? {
    drawingFunction(around: found.construction.place, at: found.construction.scope, in: found.file)
  }

  func drawingFunction(around place: Place, at scope: Int?, in file: FileSummary) -> DrawingFunction? {
    scope.flatMap { scope in file.drawingFunctions(of: scope).last { $0.place.range.contains(place.range) } }
  }

  /// The innermost constant of that name.
  func constant(named name: Symbol, seenFrom found: FoundConstruction) -> LocalConstant? {
    let range = found.construction.place.range
    return found.file.localConstants(named: name).last { $0.extent.range.contains(range) }
  }

  /// The app's calls where views are drawn: in the type's own code, and of a static function elsewhere by its name.
  func calls(of function: DrawingFunction, of owner: DeclaredType) -> [FoundConstruction] {
    var result: [FoundConstruction] = []
    var searched: Set<FileID> = []
    let own = ([owner] + extensions(of: owner)).map(\.file)
    for file in own + (function.isStatic ? files(.drawn, function.$name) : []) where searched.insert(file.id).inserted {
      for call in file.drawnCalls(of: function.$name) {
        let base = call.$typePath.pathWithoutLastComponent
        let isOfOwner =
          base.isEmpty || base == Symbol(.self) || base == Symbol(.selfType)
          ? self.owner(of: call.scope, in: file) == owner : type(named: base, at: call.site, in: file) == owner
        if isOfOwner { result.append(FoundConstruction(construction: call, file: file)) }
      }
    }
    return result
  }
}
