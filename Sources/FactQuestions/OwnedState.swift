import Facts
import SourceText

/// State that is lost when a view's identity ends, and that users would miss.
package struct OwnedState: Sendable {
  /// The view that is created in the range.
  package let shown: DeclaredType
  package let property: Property
  /// The view that declares the property: the one shown or one inside it.
  package let owner: DeclaredType
}

extension ProjectFacts {
  private static let owning: Set<Wrapper> = [.state, .stateObject, .environmentStateObject, .focusState]

  /// The first state of a view that is created inside the range or in a function that is called there, or of a view
  /// inside such a view.
  package func ownedState(inside range: ByteRange, of file: FileSummary) -> OwnedState? {
    ownedState(inside: range, of: file, depth: 0)
  }

  private func ownedState(inside range: ByteRange, of file: FileSummary, depth: Int) -> OwnedState? {
    for view in viewsMade(inside: range, of: file) {
      guard let (property, owner) = ownedState(of: view) else { continue }
      return OwnedState(shown: view, property: property, owner: owner)
    }
    guard depth < 3 else { return nil }
    for call in file.drawnCalls
    where call.callee == .function && range.contains(call.place.range) && !call.context.contains(.isPushed) {
      let base = call.$typePath.pathWithoutLastComponent
      guard base.isEmpty || base == Symbol(.self), let owner = owner(of: call.scope, in: file) else { continue }
      for declaration in [owner] + extensions(of: owner) {
        for function in declaration.file.drawingFunctions(of: declaration.index) where function.$name == call.$typeName
        {
          let place = function.place.range
          if let state = ownedState(inside: place, of: declaration.file, depth: depth + 1) { return state }
        }
      }
      if let state = ownedState(inClosure: call.$typeName, of: owner, depth: depth) { return state }
    }
    return nil
  }

  /// The state in the views that the only caller of the view passes as a closure: `Grid(items) { Row(item: $0) }`.
  private func ownedState(inClosure name: Symbol, of view: DeclaredType, depth: Int) -> OwnedState? {
    guard let property = view.property(named: name), property.isStoredInstance,
      case let calls = constructions(of: view).filter({ !$0.isPreviewOrTest }), calls.count == 1,
      let call = calls.first,
      case let closures = call.construction.arguments.filter({ $0.value.kind == .closure }),
      let closure = closures.first(where: { $0.$label == name }) ?? closures.last, closures.count == 1
    else { return nil }
    return ownedState(inside: closure.place.range, of: call.file, depth: depth + 1)
  }

  /// The identities of views that show the state, inside the range and in functions of the type that are called there.
  package func identities(
    of state: OwnedState, in range: ByteRange, at scope: Int?, of file: FileFacts, depth: Int = 0
  ) -> [IdentityModifier] {
    var result = file.identities(in: range, at: scope).filter { identity in
      viewsMade(inside: identity.base.range, of: file.summary).contains(state.shown)
        || ownedState(inside: identity.base.range, of: file.summary)?.shown == state.shown
    }
    guard let scope, depth < 3 else { return result }
    for function in drawingFunctions(calledIn: range, at: scope, of: file.summary) {
      // An integer parameter may be the position of a row.
      let positions = function.parameters.filter { $0.type?.$path == Symbol(.int) }.map(\.$name)
      result += identities(of: state, in: function.place.range, at: scope, of: file, depth: depth + 1).filter {
        !$0.argument.mentions.contains { $0.root == .parameter && positions.contains($0.$name) }
      }
    }
    return result
  }

  /// The functions of the scope that draw what the range shows, because code there calls them.
  func drawingFunctions(calledIn range: ByteRange, at scope: Int, of file: FileSummary) -> [DrawingFunction] {
    let called = file.drawnCalls.lazy.filter {
      $0.callee == .function && $0.scope == scope && range.contains($0.place.range)
    }
    let names = Set(called.map(\.$typeName))
    return names.isEmpty ? [] : file.drawingFunctions(of: scope).filter { names.contains($0.$name) }
  }

  /// The types of the project that are created inside the range, except those that are pushed or presented from there.
  func viewsMade(inside range: ByteRange, of file: FileSummary) -> some Sequence<DeclaredType> {
    file.constructions.lazy.filter { construction in
      construction.callee == .type && range.contains(construction.place.range)
        && !construction.context.contains(.isPushed)
    }.compactMap { self.type(named: $0.$typePath, at: $0.site, in: file) }
  }

  /// Returns whether nobody notices when the state is lost: no code uses it, it only follows the pointer or a finger,
  /// so that the next movement sets it again, or nothing changes its initial value, a literal.
  func isTransient(_ property: Property, of view: DeclaredType) -> Bool {
    // Only the state that a view sets has recorded uses; the focus also moves without code.
    guard !property.isWrapped(by: .focusState) else { return false }
    let uses = stateUses(of: property, in: view)
    guard !uses.isEmpty || !isComplete else { return true }
    let changes = uses.filter { !$0.kinds.isDisjoint(with: .changing) }
    guard changes.isEmpty else { return changes.allSatisfy { $0.kinds.contains(.pointed) } }
    return property.isWrapped(by: .state) && property.value.kind == .literal
      && role(of: property, in: view) == .constant && !isGiven(property, to: view)
  }

  /// Returns whether an initializer of the view sets the property, or a call passes a value for it.
  package func isGiven(_ property: Property, to view: DeclaredType) -> Bool {
    ([view] + extensions(of: view)).flatMap(\.initializers).flatMap(\.assignments)
      .contains { $0.$property == property.$name }
      || constructions(of: view).contains { $0.construction.argument(labeled: property.$name) != nil }
  }

  /// The first state that the view declares, or a view inside it, a few levels down. Views that are pushed or presented
  /// are left out, because their state has a lifetime of its own.
  package func ownedState(of view: DeclaredType) -> (property: Property, owner: DeclaredType)? {
    var seen: Set<DeclaredType> = [view]
    var level = [view]
    for _ in 0..<4 {
      var next: [DeclaredType] = []
      for view in level where isSwiftUIOwner(view) == .yes {
        let owned = view.properties.first { property in
          property.wrapper.map(Self.owning.contains) ?? false && !isTransient(property, of: view)
        }
        if let owned { return (owned, view) }
        for declaration in [view] + extensions(of: view) {
          for construction in declaration.file.constructions(at: declaration.index)
          where construction.callee == .type
            && !construction.context.contains(.isPushed) && !construction.context.contains(.isPreview)
          {
            guard
              let inner = type(named: construction.$typePath, at: construction.site, in: declaration.file),
              inner.kind == .struct, seen.count < 100, seen.insert(inner).inserted
            else { continue }
            next.append(inner)
          }
        }
      }
      level = next
    }
    return nil
  }
}
