import Facts
import SourceText

/// An input of a view that is private, which makes the whole initialiser private.
struct PrivateInputWrapper: Rule {
  static let id: RuleID = "private-input-wrapper"
  let summary = "A private input without an initial value makes the view's initialiser private"
  let rationale = """
    The initialiser that the compiler writes takes a value for every stored property that has none, and it is only as \
    visible as the least visible of them. One private `@Binding`, `@ObservedObject` or `@State` without a value is \
    therefore enough to hide the whole initialiser: no other type can create the view, and the compiler's error at the \
    call does not say which property is the reason.

    Inputs are visible to whoever creates the view; what the view owns gets its first value where it is declared.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/binding"

  var examples: [Example] { privateInputWrapperExamples }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .binding, .observedObject, .bindable, .state, .stateObject)
      .compactMap { found in
        let property = found.property
        guard let access = property.access, access <= .fileprivate, !property.hasInitialValue,
          project.hasMemberwiseInitializer(found.owner), !project.hasExtensionInitializers(found.owner),
          project.isSwiftUIOwner(found.owner) == .yes
        else { return nil }
        let calls = project.constructions(of: found.owner)
        let blocked = calls.first { !project.canSee(access, of: found.owner, from: $0) }
        // Made by its own members alone: private on purpose.
        if blocked == nil, !calls.isEmpty { return nil }
        return Finding(
          rule: id, severity: blocked == nil ? defaultSeverity : .error, range: property.namePlace.range,
          message: "'\(property.name)' is \(access) and has no initial value, so the initialiser of "
            + "'\(found.owner.name)' is \(access) too",
          related: blocked.map {
            [
              RelatedLocation(
                path: $0.file.path, range: $0.construction.place.range,
                message: "This call cannot see the initialiser")
            ]
          } ?? [],
          fixes: fixes(for: found, in: file, of: project))
      }
  }

  private func fixes(for found: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    let property = found.property
    guard !found.wrapper.isOwned, let access = property.accessPlace,
      !project.namesHiddenType(property, of: found.owner)
    else { return [] }
    return [
      Fix(
        "Make '\(property.name)' visible to callers", .safe, in: file.path,
        [.delete(ByteRange(access.range.start, file.skipBlanks(from: access.range.end)))])
    ]
  }
}
