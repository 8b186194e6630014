import Facts

/// Objects that callers create for views that keep only the first one. Later values of their arguments reach only
/// objects that are discarded.
extension ProjectFacts {
  /// The values that the call passes as initial values of the view's objects or state, and the values from which it
  /// creates such an initial value itself.
  func initialValueInputs(
    of found: FoundConstruction, in view: DeclaredType, keptBy wrapper: Wrapper
  ) -> [(call: InputCall, input: KeptInput)] {
    let inputs = wrapper == .state ? allStateInputs(of: view) : objectInputs(of: view)
    return inputs.compactMap { input in call(found, feeding: input).map { ($0, input) } }
      + builtInputs(of: found, in: view, keptBy: wrapper)
  }

  /// The values from which the call creates objects that the view keeps. Values that the view also receives and watches
  /// are left out, because the view can pass their changes on to its object.
  private func builtInputs(
    of found: FoundConstruction, in view: DeclaredType, keptBy wrapper: Wrapper
  ) -> [(call: InputCall, input: KeptInput)] {
    guard found.construction.arguments.contains(where: { Self.mayBuild($0) }),
      view.properties.contains(where: { $0.isWrapped(by: wrapper) })
    else { return [] }
    let passages = valueInputs(of: view).passages(of: found.construction)
    return passages.flatMap { passage -> [(call: InputCall, input: KeptInput)] in
      guard passage.property.isWrapped(by: wrapper), !Self.isSeedName(passage.property.name),
        let built = construction(building: passage.argument, in: found),
        let object = object(built, for: passage.property, of: view, in: found.file)
      else { return [] }
      let fitting = ([object] + extensions(of: object)).flatMap { declaration in
        declaration.initializers.compactMap { initializer in
          align(built.arguments, with: initializer.parameters).map { (declaration, initializer, $0) }
        }
      }
      guard fitting.count == 1, let (declaration, initializer, arguments) = fitting.first else { return [] }
      let followed = passages.filter { follows($0.property.$name, for: passage.property, in: view) }
        .flatMap(\.argument.mentions)
      return initializer.parameters.compactMap { parameter in
        guard let argument = arguments[parameter.index], let isValue = isFrozenValue(parameter, in: declaration),
          !argument.mentions.contains(where: { mention in followed.contains { covers($0, mention) } })
        else { return nil }
        let input = KeptInput(
          parameter: parameter, initializer: initializer, property: passage.property, view: view,
          declaration: declaration, isValue: isValue, isOfBuiltObject: true)
        return (call(found, passing: argument, to: input), input)
      }
    }
  }

  private static func mayBuild(_ argument: Argument) -> Bool {
    switch argument.value.kind {
    case .construct, .implicitInit: true
    case .name: argument.mentions.first?.root == .local
    default: false
    }
  }

  /// The construction in an argument, or in the constant that the argument names.
  private func construction(building argument: Argument, in found: FoundConstruction) -> Construction? {
    guard let scope = found.construction.scope else { return nil }
    switch argument.value.kind {
    case .construct, .implicitInit: return found.file.construction(at: argument.place, in: scope)
    case .name:
      guard let mention = argument.mentions.first, mention.root == .local,
        let constant = constant(named: mention.$name, seenFrom: found), constant.value.kind == .construct
      else { return nil }
      let range = constant.extent.range
      let inside = found.file.constructions(at: scope).filter {
        $0.$typePath == constant.value.$path && range.contains($0.place.range)
      }
      return inside.min { $0.place.range.start < $1.place.range.start }
    default: return nil
    }
  }

  /// The class of the object that is built for the property.
  private func object(
    _ built: Construction, for property: Property, of view: DeclaredType, in file: FileSummary
  ) -> DeclaredType? {
    let object =
      built.callee == .implicit
      ? objectType(of: property, in: view.file) : type(named: built.$typePath, at: built.site, in: file)
    return object?.kind == .class ? object : nil
  }
}
