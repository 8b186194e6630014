import FactQuestions
import Facts
import SourceText

/// One of SwiftUI's wrappers in a type that SwiftUI does not manage.
struct DynamicPropertyOutsideView: Rule {
  static let id: RuleID = "dynamic-property-outside-view"
  let wrapper: Wrapper? = .state
  let summary = "A SwiftUI property wrapper is used in a type where SwiftUI does not install it"
  let rationale = """
    `@State`, `@FocusState`, and `@Environment` depend on storage that SwiftUI connects in views and in everything \
    that a view is made of, such as a modifier, a style, or a custom `DynamicProperty`. In a model, a view controller, \
    or a plain struct, nothing connects this storage. State then keeps its first value no matter what you assign, \
    every read of a state object creates a new one, the environment returns its defaults, reading an environment \
    object crashes, queries and fetch requests stay empty, and nothing updates when an observed object changes.

    In a model that views observe, mark the properties `@Published`, or mark the whole class `@Observable`. Anywhere \
    else, use a plain property. A `@Binding` works anywhere, because it brings its own storage, and is fine in a \
    coordinator or a plain struct. In a model, it hides who owns the value, and views that observe the model don't \
    update when the value changes.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/dynamicproperty"

  let examples: [Example] = [
    .flagged(
      "State in a model",
      """
      import SwiftUI

      final class Model: ObservableObject {
          @State var ⟦count⟧ = 0
      }

      struct Home: View {
          @ObservedObject var model: Model

          var body: some View {
              Text("\\(model.count)")
          }
      }
      """, fixed: ["@State": "@Published"], because: "update when 'count' changes"),
    .allowed(
      "A representable with state, and a coordinator without any",
      """
      import SwiftUI

      struct Field: UIViewRepresentable {
          @State private var count = 0

          class Coordinator {
              var count = 0
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    var reported: Set<DeclaredType> = []
    return project.wrappedProperties(
      in: file, by: .state, .stateObject, .observedObject, .environmentObject, .environment, .binding, .focusState,
      .gestureState, .environmentStateObject, .sceneStorage, .fetchRequest, .sectionedFetchRequest, .query
    ).compactMap { wrapped in
      let owner = wrapped.owner
      if wrapped.wrapper == .binding {
        // All bindings of a model are reported as a single mistake.
        guard owner.kind == .class, project.observability(of: owner) != nil,
          project.isReadByView(wrapped.property, of: owner), project.boundObject(wrapped) == nil,
          reported.insert(owner).inserted
        else { return nil }
      }
      // Other libraries have queries, too.
      guard project.isOutsideSwiftUI(owner), wrapped.wrapper != .query || file.summary.imports(anyOf: ["SwiftData"])
      else { return nil }
      return Finding(
        rule: id, severity: severity(wrapped, in: file, project), range: wrapped.property.namePlace.range,
        message: message(wrapped, in: file, project), fixes: fix(wrapped, in: file, project).map { [$0] } ?? [])
    } + staticFindings(in: file, project) + localFindings(in: file, project)
  }

  /// Lower if no view shows an old value: no code uses the property, no view reads the object through the type, or a
  /// model announces the object's changes itself.
  private func severity(_ wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Severity {
    let (property, owner) = (wrapped.property, wrapped.owner)
    if wrapped.wrapper == .binding { return .hint }
    if isUnused(wrapped, in: file, project) { return .information }
    let isModel = project.observability(of: owner) != nil
    guard wrapped.wrapper.holdsObservableObject, !property.value.isMade, isModel || wrapped.wrapper == .observedObject
    else { return defaultSeverity }
    let isForwarded = isModel && project.forwardedMembers(of: property, holding: nil, of: owner, facts: file) == nil
    return isForwarded || !project.isReadByView(property, of: owner) ? .information : defaultSeverity
  }

  private func isUnused(_ wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    !wrapped.property.isStatic && project.isUnused(wrapped.property, of: wrapped.owner, facts: file)
  }

  /// Returns whether the property should be deleted. An object that is created for an `@ObservedObject` may work for
  /// other code. Without an app, the code that uses a value may be missing.
  private func isLeftOver(_ wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    wrapped.wrapper != .binding && !isPropertyWrapper(wrapped)
      && (project.hasApp || effectOfReading(wrapped) != nil)
      && !(wrapped.wrapper == .observedObject && wrapped.property.value.isMade) && isUnused(wrapped, in: file, project)
  }

  /// Findings for static properties, which belong to no view.
  private func staticFindings(in file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    project.staticWrappedProperties(in: file).compactMap { wrapped in
      let range = wrapped.property.namePlace.range
      guard project.audience(of: range, in: file) == .users else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: range, message: message(wrapped, in: file, project))
    }
  }

  /// Findings for local variables, which SwiftUI does not manage.
  private func localFindings(in file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    return file.summary.localHolders.compactMap { holder in
      guard !holder.isParameter, !holder.traits.contains(.isPreviewable),
        // In example code, a value that never changes is acceptable.
        holder.wrapper.holdsObservableObject || project.audience(of: holder.namePlace.range, in: file) == .users
      else { return nil }
      let isUnused = holder.traits.contains(.isUnused)
      return Finding(
        rule: id, severity: isUnused ? .information : defaultSeverity, range: holder.namePlace.range,
        message: message(holder, isInView: isInView(holder.scope, of: file, project)),
        fixes: isUnused ? [deletion(of: holder, in: file)] : [])
    }
  }

  private func deletion(of holder: LocalHolder, in file: FileFacts) -> Fix {
    Fix(
      "Delete '\(holder.name)'", .suggested(because: "code that is not written yet may use '\(holder.name)'"),
      in: file.path, [.delete(file.deletionRange(ofStatement: holder.place))])
  }

  private func isInView(_ scope: Int?, of file: FileFacts, _ project: ProjectFacts) -> Bool {
    project.owner(of: scope, in: file.summary).map { project.isSwiftUIOwner($0) == .yes } ?? false
  }

  private func message(_ holder: LocalHolder, isInView: Bool) -> String {
    let name = holder.name
    if holder.traits.contains(.isUnused) { return "Nothing uses the local variable '\(name)'; delete it" }
    if let effect = effectOfReading(name, holder.wrapper, holder.attribute, holder.type) {
      return "'\(name)' is a local variable, so @\(holder.wrapper.rawValue) \(effect.text); "
        + (isInView ? "make it a property of the view" : effect.advice)
    }
    return "@\(holder.wrapper.rawValue) has no effect on the local variable '\(name)'; remove it"
      + (isInView ? ", or move '\(name)' to a property of the view" : "")
  }

  /// What happens when the environment or stored data is read outside a view; nil for other wrappers. The default value
  /// of an optional object is nil.
  private func effectOfReading(
    _ name: String, _ wrapper: Wrapper, _ attribute: Attribute, _ type: WrittenType?
  ) -> (text: String, advice: String)? {
    switch wrapper {
    case .environment where !attribute.isOfType: ("always gives '\(name)' its default value", "pass the value in")
    case .environment where type?.isOptional == true: ("always gives '\(name)' nil", "pass the object in")
    case .environment, .environmentObject: ("crashes when '\(name)' is read", "pass the object in")
    case .sceneStorage: ("always gives '\(name)' its default value", "keep it in a view")
    case .query: ("leaves '\(name)' empty", "fetch with a ModelContext")
    case .fetchRequest, .sectionedFetchRequest: ("leaves '\(name)' empty", "fetch with an NSManagedObjectContext")
    default: nil
    }
  }

  private func effectOfReading(_ wrapped: WrappedProperty) -> (text: String, advice: String)? {
    effectOfReading(wrapped.property.name, wrapped.wrapper, wrapped.attribute, wrapped.property.type)
  }

  private func message(_ wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> String {
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    // The advice for property wrappers.
    let conform = isPropertyWrapper(wrapped) ? "make '\(owner)' one" : nil
    let reason =
      wrapped.property.isStatic
      ? "'\(name)' is static" : "'\(owner)' is not a \(conform == nil ? "view" : "DynamicProperty")"
    let nothing = "\(reason), so @\(wrapped.wrapper.rawValue)"
    if isLeftOver(wrapped, in: file, project) {
      return "\(nothing) does not work, and nothing uses '\(name)'; delete it"
    }
    if let effect = effectOfReading(wrapped) {
      return "\(nothing) \(effect.text); \(conform ?? effect.advice)"
    }
    switch wrapped.wrapper {
    case .stateObject, .environmentStateObject:
      return "\(nothing) creates a new object every time '\(name)' is read" + (conform.map { "; \($0)" } ?? "")
    case .observedObject:
      return "\(nothing) triggers no updates when '\(name)' changes; \(conform ?? "remove the attribute")"
    case .binding:
      return "Views that observe '\(owner)' do not update when its @Binding '\(name)' changes; "
        + (project.change(of: wrapped.property, in: wrapped.owner, facts: file) == nil
          ? "store the value in '\(owner)'" : "share an observable object instead")
    default:
      let isPublishable = !wrapped.property.isStatic && project.observability(of: wrapped.owner) == .observableObject
      return "\(nothing) ignores assignments to '\(name)'; "
        + (conform
          ?? (wrapped.owner.kind == .struct && !wrapped.property.isStatic
            ? "keep it in the view that uses '\(owner)'" : isPublishable ? "use @Published" : "use a plain property"))
    }
  }

  /// Whether SwiftUI would manage the property if the type conformed to `DynamicProperty`.
  private func isPropertyWrapper(_ wrapped: WrappedProperty) -> Bool {
    wrapped.owner.kind == .struct && !wrapped.property.isStatic && wrapped.wrapper != .binding
      && wrapped.owner.declaration.hasAttribute("propertyWrapper")
  }

  private func conformance(of owner: DeclaredType, in file: FileFacts) -> Fix? {
    let (clause, block) = (owner.declaration.inheritanceClause, owner.declaration.memberBlock)
    guard owner.file.id == file.id, !owner.declaration.isConstrained else { return nil }
    return Fix(
      "Make '\(owner.name)' a DynamicProperty",
      .suggested(because: "views that use '\(owner.name)' then update when its state changes"), in: file.path,
      [
        .insert(
          (clause == nil ? ": " : ", ") + "DynamicProperty",
          at: clause?.range.end ?? file.skipBlanksBackward(from: block.range.start))
      ])
  }

  /// The fix that deletes a property that nothing uses, or turns the state into a property that the model publishes or
  /// tracks.
  private func fix(_ wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    if isPropertyWrapper(wrapped) { return conformance(of: wrapped.owner, in: file) }
    if isLeftOver(wrapped, in: file, project) { return .deletingUnused(wrapped.property, in: file) }
    // Without the wrapper, `_count` is not its storage. For a published property, `$count` is a publisher rather than a
    // binding.
    guard wrapped.wrapper == .state,
      project.use(
        of: wrapped.property, as: [.projected, .projectedMember, .storage], in: wrapped.owner, facts: file) == nil,
      project.assignments(to: wrapped.property, of: wrapped.owner).flatMap(\.1).allSatisfy({ $0.form != .storage }),
      project.fileUsingPublisher(named: wrapped.property.$name) == nil
    else { return nil }
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    switch project.observability(of: wrapped.owner) {
    case .observableObject:
      let start = wrapped.attribute.place.range.start + 1
      return Fix(
        "Mark '\(name)' @Published",
        .suggested(
          because: "views that observe '\(owner)' then update when '\(name)' changes"),
        in: file.path, [Edit(ByteRange(start, wrapped.attribute.namePlace.range.end), "Published")])
    case .observable:
      guard wrapped.attribute.argumentLabels == nil else { return nil }
      // The macro tracks the property only without this attribute, which `@State` made necessary.
      let ignored = wrapped.property.attributes.filter { $0.name == "ObservationIgnored" }
      return Fix(
        "Make '\(name)' a plain property\(ignored.isEmpty ? "" : " and delete @ObservationIgnored")",
        .suggested(because: "'\(owner)' is @Observable, so views that read '\(name)' then update when it changes"),
        in: file.path, (ignored + [wrapped.attribute]).map { .delete($0.removal.range) })
    case nil: return nil
    }
  }
}
