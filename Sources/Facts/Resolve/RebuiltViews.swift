/// Views that are built again while they are on the screen.
extension ProjectFacts {
  /// A call in the drawing code of another view which is known to be updated: with each update it builds the view again.
  /// What is pushed or presented is left out, since little changes behind it.
  package func rebuilding(_ view: DeclaredType) -> (call: FoundConstruction, caller: DeclaredType)? {
    let excluded: Construction.Context = [.isInStatic, .isInInitializer, .isPushed, .isPresented]
    for call in constructions(of: view) where !call.isPreviewOrTest {
      let construction = call.construction
      guard construction.callee == .type, construction.position.isShown,
        construction.context.isDisjoint(with: excluded),
        let caller = owner(of: construction.scope, in: call.file), caller != view, isUpdated(caller)
      else { continue }
      return (call, caller)
    }
    return nil
  }

  /// Whether a property that holds a timer or a subject is never read, or starts and stops it itself: then the code
  /// around it says how long it lives.
  package func isIdleOrManaged(_ publisher: Property, of view: DeclaredType, facts: FileFacts) -> Bool {
    if use(of: publisher, as: .read, in: view, facts: facts) == nil { return true }
    return ([view] + extensions(of: view)).contains { declaration in
      declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index)).contains {
        $0.receiver == .memberOrGlobal && $0.$receiverPath == publisher.$name && Self.managing.contains($0.$name)
      }
    }
  }

  /// What `ConnectablePublisher` is started by, and what leads from an `Autoconnect` to it.
  private static let managing: Set<Symbol> = ["connect", "upstream"]

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

  /// Whether code changes or lends the state, and the view reads it.
  func isStateInUse(_ property: Property, of view: DeclaredType) -> Bool {
    let kinds = stateUses(of: property, in: view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    return kinds.contains(.read) && !kinds.isDisjoint(with: .changing)
  }
}
