import Facts

/// Views in a screen that only passes on its inputs.
extension ProjectFacts {
  /// The context in which a view is shown: that of its construction, and that of the view around it if this view only
  /// passes on its inputs.
  package func context(of found: FoundConstruction) -> Construction.Context {
    found.construction.context.union(forwardedContext(of: found, depth: 0))
  }

  private static let elsewhere: Construction.Context = [.isPushed, .isPresented]

  private func forwardedContext(of found: FoundConstruction, depth: Int) -> Construction.Context {
    let own = found.construction.context.intersection(Self.elsewhere)
    guard own.isEmpty, depth < Self.followedSteps, found.construction.context.contains(.isDrawn),
      let caller = owner(of: found.construction.scope, in: found.file), isUpdatedByCallersAlone(caller)
    else { return own }
    let calls = constructions(of: caller).filter { !$0.isPreviewOrTest }
    guard !calls.isEmpty else { return [] }
    return calls.reduce(Self.elsewhere) { $0.intersection(forwardedContext(of: $1, depth: depth + 1)) }
  }

  /// Returns whether nothing in the view changes except what callers pass to it.
  private func isUpdatedByCallersAlone(_ view: DeclaredType) -> Bool {
    isSwiftUIOwner(view) == .yes
      && view.properties.allSatisfy { property in
        guard property.isStoredInstance else { return true }
        switch property.wrapper {
        case .namespace: return true
        case .binding: return stateUses(of: property, in: view).allSatisfy { $0.kinds.isDisjoint(with: .changing) }
        case .environment: return property.readFromEnvironment?.family != .observable
        case nil: return property.attributes.isEmpty && !showsChanges(of: property, in: view)
        default: return false
        }
      }
  }
}
