import Facts
import SourceText

/// Uses that no edit can follow.
extension MigrationPlan {
  mutating func blockUnseenUses() {
    for (declaration, found) in project.takersOfAnyObservableObject(seeing: type) {
      let taker = declaration.isEmpty ? "This" : declaration == "extension" ? "This extension" : "'\(declaration)'"
      block(use: found.file, found.place, "\(taker) accepts any ObservableObject and may be used with a '\(name)'")
    }
    for (generic, found) in project.genericUses(of: type) {
      block(
        use: found.file, found.place,
        "'\(generic.name)' requires an ObservableObject and may be used with a '\(name)'")
    }
    for (mention, file) in project.wrapperMentions(near: type) where mayConcern(mention, in: file) {
      block(use: file, mention.place, "'\(mention.word.rawValue)' is named directly, possibly for a '\(name)'")
    }
    for (property, file) in project.propertiesWithOtherWrappers(holding: type) {
      guard let attribute = property.attributes.first(where: { asksForMore($0, than: file, property) }) else {
        continue
      }
      block(use: file, attribute.place, "@\(attribute.name) may require an ObservableObject")
    }
  }

  private func mayConcern(_ mention: ObjectMention, in file: FileSummary) -> Bool {
    // `_model = StateObject(wrappedValue: model)`: the property tells.
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

  /// Whether a wrapper may not take every class.
  private func asksForMore(_ attribute: Attribute, than file: FileSummary, _ property: Property) -> Bool {
    let plain: Set<Symbol> = [
      "State", "Binding", "Bindable", "Environment", "Published", "StateObject", "ObservedObject", "EnvironmentObject",
      "EnvironmentStateObject", "Injected", "LazyInjected", "Dependency", "Previewable",
    ]
    guard Self.mayBeWrapper(attribute), !plain.contains(attribute.$name) else { return false }
    let declared = project.types(
      named: attribute.$base.appendingPath(attribute.$name), at: property.owner, in: file)
    return declared.isEmpty || declared.contains { $0.declaration.asksForObservableObjects }
  }

  /// A file that must stay as it is, or whose code runs where there is no Observation.
  mutating func blockUnsuitableFiles() {
    let older = "The code runs on systems before iOS 17 and macOS 14, which do not have @Observable"
    let isOlder = project.settings(of: type.file).runs(on: .observable) == .no
    if isOlder { block(type.file, type.declaration.namePlace, older) }
    for (_, file) in editedFiles.sorted(by: { $0.key < $1.key }) {
      if !isOlder, project.settings(of: file).runs(on: .observable) == .no { block(use: file, .none, older) }
      if file.traits.contains(.isGenerated) {
        block(use: file, .none, "A tool generates this file, so changes in it are lost")
      }
    }
  }
}
