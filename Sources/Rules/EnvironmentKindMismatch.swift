import FactQuestions
import Facts
import SourceText

struct EnvironmentKindMismatch: Rule {
  static let id: RuleID = "environment-kind-mismatch"
  let wrapper: Wrapper? = .environmentObject
  let summary = "An object is injected into the environment in one way and read in another"
  let rationale = """
    There are two separate ways to pass an object through the environment. `.environmentObject(model)` injects an \
    `ObservableObject` for `@EnvironmentObject`; `.environment(model)` injects an `@Observable` object for \
    `@Environment(Model.self)`. A view that reads the object the other way doesn't find it, and the app crashes when \
    the view appears.

    The compiler rejects a class that doesn't fit, which is typical of a half-finished migration. A class that is both \
    an `ObservableObject` and `@Observable` compiles either way, and the mistake shows only when the app runs. Which \
    side to change: if all views read the object the same way, change the modifier; if only one view reads it \
    differently, change that view.
    """
  let defaultSeverity = Severity.error
  let absence: Absence? = .onItsLines
  let reference =
    "https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro"

  let examples: [Example] = [
    .flagged(
      "A class that fits both ways is read in the way that nothing injects it",
      files: [
        "Models.swift": """
        import SwiftUI

        @Observable final class AppState: ObservableObject {
            var name = ""
        }
        """,
        "Card.swift": """
        import SwiftUI

        struct Card: View {
            @Environment(AppState.self) private var ⟦state⟧
            var body: some View { Text(state.name) }
        }
        """,
        "Home.swift": """
        import SwiftUI

        struct Home: View {
            @StateObject private var state = AppState()
            var body: some View { Card().environmentObject(state) }
        }
        """,
      ], fixed: ["Card().environmentObject(state)": "Card().environment(state)"], because: "Home.swift:5"),
    .flagged(
      "@EnvironmentObject does not accept an @Observable class",
      """
      import SwiftUI

      @Observable final class ObsState {
          var name = ""
      }

      struct Card: View {
          @EnvironmentObject var ⟦s⟧: ObsState
          var body: some View { Text(s.name) }
      }
      """, fixed: ["@EnvironmentObject var s: ObsState": "@Environment(ObsState.self) var s"], safe: true,
      severities: [.error]),
    .allowed(
      "Injected and read the same way, or under its own key",
      """
      import SwiftUI

      final class LegacyState: ObservableObject {
          @Published var name = ""
      }

      @Observable final class AppState: ObservableObject {
          var name = ""
      }

      struct Card: View {
          @Environment(AppState.self) private var state
          @Environment(\\.locale) private var locale
          @EnvironmentObject private var legacy: LegacyState
          var body: some View { Text(state.name) }
      }

      struct Home: View {
          @State private var state = AppState()
          @StateObject private var legacy = LegacyState()
          let locale: Locale
          var body: some View {
              Card().environment(state).environment(\\.locale, locale).environmentObject(legacy)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let summary = file.summary
    guard project.seesSwiftUI(summary) else { return [] }
    var known: [EnvironmentFamily: Injections] = [:]
    // The injections of the whole project are collected once, and only if a reader needs them.
    func injections(_ family: EnvironmentFamily) -> Injections {
      let found = known[family] ?? project.injections(by: family)
      known[family] = found
      return found
    }
    return project.environmentReaders(in: summary).compactMap { finding($0, in: file, project, injections) }
      + summary.injections.compactMap { finding($0, in: file, project) }
  }

  private typealias Injections = [(found: ProjectFacts.FoundInjection, type: ProjectFacts.InjectedType)]

  // MARK: Readers

  private func finding(
    _ reader: ProjectFacts.EnvironmentReader, in file: FileFacts, _ project: ProjectFacts,
    _ injections: (EnvironmentFamily) -> Injections
  ) -> Finding? {
    guard let type = reader.type, let kind = project.objectKind(of: type) else { return nil }
    guard kind.fits(reader.read.family) else {
      let isObject = reader.read.family == .object
      return Finding(
        rule: id, severity: defaultSeverity, range: reader.property.namePlace.range,
        message: isObject
          ? "@EnvironmentObject does not accept '\(type.name)', which is @Observable; "
            + "read it with @Environment(\(reader.read.path).self)"
          : "@Environment does not accept '\(type.name)', an ObservableObject; read it with @EnvironmentObject",
        related: [type.declaredHere],
        fixes: rewriting(reader, in: file, project, isCompiling: false).map { [$0] } ?? [])
    }
    guard kind == .both, !reader.read.isOptional else { return nil }
    return mismatch(reader, type, in: file, project, injections)
  }

  /// Reports a mismatch if the class supports both ways and all known injections use the other one.
  private func mismatch(
    _ reader: ProjectFacts.EnvironmentReader, _ type: DeclaredType, in file: FileFacts, _ project: ProjectFacts,
    _ known: (EnvironmentFamily) -> Injections
  ) -> Finding? {
    guard project.isComplete else { return nil }
    let family = reader.read.family
    let other = family == .object ? EnvironmentFamily.observable : .object
    let injections = known(other).filter { $0.type == .declared(type) }.map(\.found)
    guard !injections.isEmpty,
      known(family).allSatisfy({ $0.type != .declared(type) && $0.type != .unknown })
    else { return nil }
    let readers = project.environmentReaders(reading: type)
    let isMixed = readers.contains { $0.read.family == other }
    let rewriting = rewriting(reader, in: file, project, isCompiling: true)
    return Finding(
      rule: id, severity: defaultSeverity, range: reader.property.namePlace.range,
      message: "'\(type.name)' is read with \(written(reader)) but injected with \(other.modifier), "
        + "so the app crashes when '\(reader.owner.name)' appears",
      related: injections.prefix(4).map {
        RelatedLocation("'\(type.name)' is injected the other way here", at: $0.injection.namePlace, in: $0.file)
      } + [type.declaredHere],
      fixes: [isMixed ? nil : renaming(injections, of: type, to: family), rewriting].compactMap { $0 })
  }

  private func written(_ reader: ProjectFacts.EnvironmentReader) -> String {
    reader.read.family == .object ? "@EnvironmentObject" : "@Environment(\(reader.read.path).self)"
  }

  /// Changes the property so that it reads the object the other way.
  private func rewriting(
    _ reader: ProjectFacts.EnvironmentReader, in file: FileFacts, _ project: ProjectFacts, isCompiling: Bool
  ) -> Fix? {
    let (property, read) = (reader.property, reader.read)
    let attribute = ByteRange(read.attribute.namePlace.range.start, read.attribute.place.range.end)
    var reason = isCompiling ? "views in other modules may rely on the current injection" : nil
    if read.family == .object {
      guard property.type?.form == .nominal else { return nil }
      if let use = project.use(
        of: property, as: [.projected, .projectedMember, .storage], in: reader.owner, facts: file)
      {
        reason = reason ?? "'$\(property.name)' is used at \(use.description) and then needs @Bindable"
      }
      var edits = [Edit(attribute, "Environment(\(read.path).self)")]
      if let annotation = file.typeAnnotationRange(of: property) { edits.append(.delete(annotation)) }
      return Fix(
        "Read '\(property.name)' with @Environment(\(read.path).self)",
        reason.map { .suggested(because: $0) } ?? .proposed,
        in: file.path, edits)
    }
    guard !read.isOptional else { return nil }
    var edits = [Edit(attribute, "EnvironmentObject")]
    if property.type == nil { edits.append(.insert(": \(read.path)", at: property.namePlace.range.end)) }
    return Fix(
      "Read '\(property.name)' with @EnvironmentObject", reason.map { .suggested(because: $0) } ?? .proposed,
      in: file.path, edits)
  }

  /// Changes all injections of the object to the other modifier.
  private func renaming(
    _ injections: [ProjectFacts.FoundInjection], of type: DeclaredType, to family: EnvironmentFamily
  ) -> Fix? {
    guard let first = injections.first else { return nil }
    let word = family == .object ? "environmentObject" : "environment"
    let byFile = Dictionary(grouping: injections) { $0.file.path }
    return Fix(
      "Inject '\(type.name)' with \(family.modifier)",
      .suggested(because: "views in other modules may read what \(first.description) injects"),
      edits: byFile.mapValues { $0.map { Edit($0.injection.namePlace.range, word) } })
  }

  // MARK: Injections

  private func finding(
    _ injection: EnvironmentInjection, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding? {
    guard injection.family != .key, case .declared(let type) = project.injectedType(injection, in: file.summary),
      let kind = project.objectKind(of: type), !kind.fits(injection.family),
      project.isOnView(injection, in: file.summary)
    else { return nil }
    let isObject = injection.family == .object
    let fitting = isObject ? EnvironmentFamily.observable : .object
    return Finding(
      rule: id, severity: defaultSeverity, range: injection.namePlace.range,
      message: isObject
        ? "environmentObject(_:) does not accept '\(type.name)', which is @Observable; inject it with environment(_:)"
        : "environment(_:) does not accept '\(type.name)', an ObservableObject; inject it with environmentObject(_:)",
      related: [type.declaredHere],
      fixes: [
        Fix(
          "Inject '\(type.name)' with \(fitting.modifier)",
          isObject || injection.argument.value.kind == .construct || isCertain(injection, in: file, project)
            ? .proposed
            : .suggested(because: "environmentObject(_:) does not accept an optional, which the value may be"),
          in: file.path, [Edit(injection.namePlace.range, isObject ? "environment" : "environmentObject")])
      ])
  }

  /// Returns whether the value is a parameter or a property of the view, and its type is not optional.
  private func isCertain(_ injection: EnvironmentInjection, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    guard let mention = injection.argument.mentions.first, mention.members.isEmpty else { return false }
    // Only a parameter whose type is not optional has a known class.
    if mention.root == .parameter { return true }
    guard mention.isOfSelf, let owner = project.owner(of: injection.scope, in: file.summary),
      let (property, _) = project.property(named: mention.$name, of: owner)
    else { return false }
    return property.type.map { $0.form == .nominal } ?? (property.value.kind == .construct)
  }
}
