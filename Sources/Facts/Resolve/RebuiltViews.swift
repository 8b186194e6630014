/// Views that are built again while they are on the screen.
extension ProjectFacts {
  /// A call in the drawing code of another view which is known to be updated: with each update it builds the view again.
  /// What is pushed or presented is left out, since little changes behind it.
  package func rebuilding(_ view: DeclaredType) -> (call: FoundConstruction, caller: DeclaredType)? {
    let excluded: Construction.Context = [.isInStatic, .isInInitializer, .isPushed, .isPresented]
    for call in constructions(of: view) where !call.isPreviewOrTest {
      let construction = call.construction
      guard construction.callee == .type,
        construction.position == .statement || construction.position == .shownArgument,
        construction.context.isDisjoint(with: excluded),
        let caller = owner(of: construction.scope, in: call.file), caller != view, isUpdated(caller)
      else { continue }
      return (call, caller)
    }
    return nil
  }

  /// Whether the view is known to draw itself again: it reads state that its code changes or lends, a binding, storage,
  /// or an object that tells of changes.
  package func isUpdated(_ view: DeclaredType) -> Bool {
    guard isSwiftUIOwner(view) == .yes, isAppOrScene(view) != .yes, isWidget(view) != .yes else { return false }
    return view.properties.contains { property in
      switch property.wrapper {
      case .state: isStateInUse(property, of: view)
      case .binding, .observedObject, .stateObject, .environmentObject, .appStorage, .sceneStorage, .query,
        .fetchRequest, .sectionedFetchRequest:
        property.isStoredInstance
      case .environment: property.readFromEnvironment?.family == .observable
      default: false
      }
    }
  }

  private func isStateInUse(_ property: Property, of view: DeclaredType) -> Bool {
    let kinds = stateUses(of: property, in: view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    return kinds.contains(.read) && !kinds.isDisjoint(with: .changing)
  }
}
