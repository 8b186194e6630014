import Facts

/// Views that are created again while they are onscreen.
extension ProjectFacts {
  /// A call that creates the view in the body of another view that is known to be updated: each update creates the view
  /// again. Calls that push or present the view are ignored, because the caller rarely changes behind it.
  package func rebuilding(_ view: DeclaredType) -> (call: FoundConstruction, caller: DeclaredType)? {
    let excluded: Construction.Context = [.isInStatic, .isInInitializer, .isPushed, .isPresented]
    for call in constructions(of: view) where !call.isPreviewOrTest {
      let construction = call.construction
      guard construction.callee == .type,
        construction.position.isShown || construction.context.contains(.isDrawn) && isViewModifier(view),
        construction.context.isDisjoint(with: excluded),
        let caller = owner(of: construction.scope, in: call.file), caller != view,
        isUpdated(caller, around: construction), context(of: call).isDisjoint(with: excluded)
      else { continue }
      return (call, caller)
    }
    return nil
  }

  package func isViewModifier(_ type: DeclaredType) -> Bool {
    conforms(type, toAnyOf: ["ViewModifier"], of: KnownProtocols.swiftUIModules) == .yes
  }

  /// Returns whether the view never reads a property that holds a timer or a subject, or starts and stops the publisher
  /// itself. Then the view's code decides how long the publisher lives.
  package func isIdleOrManaged(_ publisher: Property, of view: DeclaredType, facts: FileFacts) -> Bool {
    if use(of: publisher, as: .read, in: view, facts: facts) == nil { return true }
    return ([view] + extensions(of: view)).contains { declaration in
      declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index)).contains {
        $0.receiver == .memberOrGlobal && $0.$receiverPath == publisher.$name && Self.managing.contains($0.$name)
      }
    }
  }

  /// The method that starts a `ConnectablePublisher`, and the property of `Autoconnect` that returns one.
  private static let managing: Set<Symbol> = ["connect", "upstream"]

  /// Returns whether the view is known to be updated: it has state that code changes or passes as a binding, a binding,
  /// app or scene storage, a query, or an observable object.
  package func isUpdated(_ view: DeclaredType) -> Bool {
    cache.isTrue(.isUpdated, of: id(of: view)) { findsUpdates(of: view) }
  }

  /// Returns whether the view is known to be updated while the view that the construction creates stays in place.
  func isUpdated(_ view: DeclaredType, around construction: Construction) -> Bool {
    isUpdated(view) && (construction.branch.isEmpty || readsWhatChanges(view, around: construction))
  }

  /// Returns whether the view isn't created again while it is shown: all calls are in apps, in views that only
  /// controllers show, in views without inputs, or in views that are themselves not created again, and nothing updates
  /// any of these. Previews, tests, and views that nothing shows don't count.
  ///
  /// - Parameter property: A property with an initial value. Calls that pass another value for it don't count.
  package func isOnlyInIdleApp(_ view: DeclaredType, creating property: Property? = nil) -> Bool {
    isOnlyInIdleApp(view, creating: property, depth: 0)
  }

  private func isOnlyInIdleApp(_ view: DeclaredType, creating property: Property? = nil, depth: Int) -> Bool {
    let calls = constructions(of: view).filter { call in
      !call.isPreviewOrTest && property.map { call.construction.argument(labeled: $0.$name) == nil } ?? true
    }.map { ($0.construction, owner(of: $0.construction.scope, in: $0.file)) }
      .filter { _, caller in caller.map { !isUnusedByApp($0) } ?? true }
    return !calls.isEmpty
      && calls.allSatisfy { construction, caller in
        guard let caller, !readsWhatChanges(caller, around: construction, isCovered: isCovering(construction)) else {
          return false
        }
        return isAppOrScene(caller) == .yes || isOnlyHosted(caller) || isAlwaysEqual(caller)
          || depth < Self.followedSteps && isOnlyInIdleApp(caller, depth: depth + 1)
      }
  }

  /// Returns whether all values of the view are equal, because callers pass nothing to it. If only its parent is
  /// updated, SwiftUI does not evaluate the body of such a view again. Without an app, code that passes something may
  /// be missing.
  private func isAlwaysEqual(_ view: DeclaredType) -> Bool {
    hasApp && isSwiftUIOwner(view) == .yes
      && view.properties.allSatisfy { property in
        !property.isStoredInstance || property.wrapper == .environment
          || property.wrapper == .state
            && (property.access == .private
              || property.hasInitialValue && constructionPassing(property, to: view) == nil)
      } && ([view] + extensions(of: view)).flatMap(\.initializers).allSatisfy(\.parameters.isEmpty)
  }

  private func findsUpdates(of view: DeclaredType) -> Bool { mayBeUpdated(view) && readsWhatChanges(view) }

  /// Returns whether the created view covers the screen with the call. A detail view appears beside it.
  private func isCovering(_ construction: Construction) -> Bool {
    construction.context.contains(.isPushed)
      && construction.context.isDisjoint(with: [.isPresented, .isDetail, .isBesideList])
  }

  /// - Parameter isCovered: Whether another screen covers the view, so that no one can use its controls.
  private func readsWhatChanges(
    _ view: DeclaredType, around construction: Construction? = nil, isCovered: Bool = false
  ) -> Bool {
    view.properties.contains { property in
      if let construction, isConstantWhileShown(property.$name, around: construction, in: view) { return false }
      return switch property.wrapper {
      case .state: isStateInUse(property, of: view) && !(isCovered && isNeverAssigned(property, of: view))
      case .observedObject, .stateObject, .environmentObject:
        property.isStoredInstance && (objectType(of: property, in: view.file).map { announcesChanges($0) } ?? true)
      case .binding, .appStorage, .sceneStorage, .query, .fetchRequest, .sectionedFetchRequest:
        property.isStoredInstance
      case .environment:
        property.readFromEnvironment?.family == .observable
          && (objectType(of: property, in: view.file) == nil || showsChanges(of: property, in: view))
      case .bindable: property.isStoredInstance && showsChanges(of: property, in: view)
      case nil: isPlainInput(property) && showsChanges(of: property, in: view)
      default: false
      }
    }
  }

  private func mayBeUpdated(_ view: DeclaredType) -> Bool {
    isSwiftUIOwner(view) == .yes && isAppOrScene(view) != .yes && isWidget(view) != .yes
  }

  /// Returns whether callers are known to pass other values to the view while it stays.
  func receivesDifferentValues(_ view: DeclaredType) -> Bool {
    cache.isTrue(.receivesDifferentValues, of: id(of: view)) {
      mayBeUpdated(view)
        && view.properties.contains { property in
          isPlainInput(property) && !selectsBranch(property, of: view)
            && !callsPassingAnother(property, to: view).isEmpty
        }
    }
  }

  /// Returns whether another value of the property is another case of an enum, for which the view usually shows
  /// something else.
  private func selectsBranch(_ property: Property, of view: DeclaredType) -> Bool {
    guard let path = property.type?.$path else { return false }
    return type(named: path, at: property.owner, in: view.file)?.kind == .enum
  }

  func isPlainInput(_ property: Property) -> Bool {
    property.isStoredInstance && property.attributes.isEmpty && property.value.kind == .none
  }

  /// Returns whether the view's drawing code reads something that changes in the property's observable object.
  func showsChanges(of property: Property, in view: DeclaredType) -> Bool {
    guard let object = objectType(of: property, in: view.file), observability(of: object) == .observable else {
      return false
    }
    return ([view] + extensions(of: view)).contains { declaration in
      declaration.file.drawnMembers(of: property.$name, at: declaration.index).contains {
        variation(ofMember: $0.$member, of: object).isVarying
      }
    }
  }

  /// Returns whether the view reads the state, and code changes it or passes a binding to it. If the state holds an
  /// observable object, it is also in use if the view shows something that changes in the object.
  func isStateInUse(_ property: Property, of view: DeclaredType) -> Bool {
    let kinds = stateUses(of: property, in: view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    return kinds.contains(.read) && !kinds.isDisjoint(with: changes(of: property, in: view))
      || showsChanges(of: property, in: view)
  }
}
