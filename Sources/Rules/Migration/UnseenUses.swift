import Facts

/// Finds uses that an edit cannot migrate.
extension MigrationPlan {
  mutating func blockUnseenUses() {
    for (declaration, found) in project.declarationsAcceptingAnyObservableObject(seeing: type) {
      let taker = declaration.isEmpty ? "This code" : declaration == "extension" ? "This extension" : "'\(declaration)'"
      block(use: found.file, found.place, "\(taker) accepts any ObservableObject and may be used with '\(name)'")
    }
    for (generic, found) in project.genericUses(of: type) {
      block(
        use: found.file, found.place,
        "'\(generic.name)' requires an ObservableObject and may be used with '\(name)'")
    }
    for (mention, file) in project.wrapperMentions(near: type) where mayConcern(mention, in: file) {
      block(use: file, mention.place, "'\(mention.word.rawValue)' is used directly, possibly for '\(name)'")
    }
    for (property, file) in project.propertiesWithOtherWrappers(holding: type) {
      let attribute = property.attributes.first { mayRequireObservableObject($0, of: property, in: file) }
      guard let attribute else { continue }
      block(use: file, attribute.place, "@\(attribute.name) may require an ObservableObject")
    }
  }

  private func mayConcern(_ mention: ObjectMention, in file: FileSummary) -> Bool {
    // `_model = StateObject(wrappedValue: model)` is handled together with the property.
    let isAssigned = file.initializers.contains { initializer in
      initializer.assignments.contains {
        $0.form == .storage && $0.calleePlace.range.start == mention.place.range.start
      }
    }
    if isAssigned { return false }
    guard !mention.argument.isEmpty else { return true }
    let named = project.types(named: mention.$argument, at: mention.site, in: file)
    return named.isEmpty || named.contains(type)
  }

  /// Returns whether a wrapper may accept only observable objects.
  private func mayRequireObservableObject(
    _ attribute: Attribute, of property: Property, in file: FileSummary
  ) -> Bool {
    let plain: Set<Symbol> = [
      "State", "Binding", "Bindable", "Environment", "Published", "StateObject", "ObservedObject", "EnvironmentObject",
      "EnvironmentStateObject", "Injected", "LazyInjected", "Dependency", "Previewable",
    ]
    guard Self.mayBeWrapper(attribute), !plain.contains(attribute.$name) else { return false }
    let declared = project.types(
      named: attribute.$base.appendingPath(attribute.$name), at: property.owner, in: file)
    return declared.isEmpty || declared.contains { $0.declaration.requiresObservableObjects }
  }

  /// Blocks the migration for files that must not change, or whose code runs on systems without Observation.
  mutating func blockUnsuitableFiles() {
    let older = olderSystem(of: type.file, at: type.index)
    if let older { block(type.file, type.declaration.namePlace, older, isOlderSystem: true) }
    for (_, file) in editedFiles.sorted(by: { $0.key < $1.key }) {
      // Code that names the class has to require the same systems as the class does.
      if older == nil, type.declaration.introduced.isEmpty, let older = olderSystem(of: file) {
        block(use: file, .none, older, isOlderSystem: true)
      }
      if file.traits.contains(.isGenerated) {
        block(use: file, .none, "This file is generated, so changes to it would be lost")
      }
    }
  }

  /// The reason that a file, or a type in it, cannot use Observation; nil if all of its deployment targets have it, or
  /// if none is known.
  private func olderSystem(of file: FileSummary, at scope: TypeIndex? = nil) -> String? {
    let targets = project.oldestDeploymentTargets(of: file, at: scope).sorted { $0.key < $1.key }
    guard let (platform, version) = targets.first(where: { $1 < SwiftUIRelease.observable.version(on: $0) }) else {
      return nil
    }
    let needed = SwiftUIRelease.observable.version(on: platform)
    let isIntroduced = file.type(at: scope)?.introduced[platform] == version
    return (isIntroduced ? "'@available' includes" : "The deployment target is")
      + " \(platform.rawValue) \(version), and @Observable requires \(needed)"
  }
}
