import Facts
import SourceText

/// What previews show, and which objects they leave out.
extension ProjectFacts {
  /// The objects that the made view's own declaration reads and that nothing in the preview can have put into its
  /// environment; none for what is not certainly shown as it stands there.
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

  /// Whether the code stands in `#Preview` or in `previews` rather than in something that they use.
  private func isPreviewItself(_ construction: Construction, in file: FileSummary) -> Bool {
    if construction.member.isEmpty { return true }
    let inherited = file.type(at: construction.scope)?.inherited ?? []
    return construction.member == "previews" && inherited.contains { $0.name == "PreviewProvider" }
  }

  /// Whether `T()` makes an object of the class, as far as other code of its module can see.
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
