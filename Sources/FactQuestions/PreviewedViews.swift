import Facts

/// The views that previews show, and the environment objects that are missing there.
extension ProjectFacts {
  /// The environment objects that the created view reads in its own declaration and that no code in the preview can
  /// have put into its environment. Empty if the preview is not certain to show the view as it is written there.
  package func missingObjects(of construction: Construction, in file: FileFacts) -> [EnvironmentReader] {
    guard isComplete, construction.context.contains(.isPreview), construction.callee == .type,
      construction.position.isShown,
      isPreviewItself(construction, in: file.summary),
      let view = type(named: construction.$typePath, at: construction.site, in: file.summary)
    else { return [] }
    let readers = environmentReaders(of: view).filter { $0.type != nil && !$0.read.isOptional }
    let range = construction.place.range
    guard !readers.isEmpty,
      !file.previewWrappers.contains(where: { $0.range != range && $0.range.contains(range) })
    else { return [] }
    let injected = file.summary.injections.filter { $0.family != .key && $0.base?.range.contains(range) ?? true }
      .map { injectedType($0, in: file.summary) }
    guard !injected.contains(.unknown) else { return [] }
    return readers.filter { reader in
      reader.type.map { !injected.contains(.declared($0)) } ?? false
    }
  }

  /// Returns whether the code is in `#Preview` or in `previews` itself, rather than in code that they use.
  private func isPreviewItself(_ construction: Construction, in file: FileSummary) -> Bool {
    if construction.member.isEmpty { return true }
    let inherited = file.type(at: construction.scope)?.inherited ?? []
    return construction.member == "previews" && inherited.contains { $0.name == "PreviewProvider" }
  }

  /// Returns whether `T()` creates an object of the class, for other code of its module.
  package func isMadeWithoutArguments(_ type: DeclaredType) -> Bool {
    let written = ([type] + extensions(of: type)).flatMap { Array($0.initializers) }
    let plain: Initializer.Traits = [.isThrowing, .isAsync, .isFailable]
    if written.contains(where: { initializer in
      initializer.parameters.allSatisfy { $0.traits.contains(.hasDefault) }
        && initializer.traits.isDisjoint(with: plain) && initializer.access.map { $0 > .fileprivate } ?? true
    }) {
      return true
    }
    let inheritsClass = type.declaration.inherited.contains { inherited in
      types(named: inherited.$path, at: type.declaration.outer, in: type.file).contains { $0.kind == .class }
        || inherited.name.hasPrefix("NS")
    }
    return Array(type.initializers).isEmpty && !inheritsClass && type.kind == .class
      && type.properties.allSatisfy { !$0.isStoredInstance || $0.hasInitialValue }
  }
}
