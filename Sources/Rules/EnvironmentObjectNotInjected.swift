import FactQuestions
import Facts
import SourceText

struct EnvironmentObjectNotInjected: Rule {
  static let id: RuleID = "environment-object-not-injected"
  let wrapper: Wrapper? = .environmentObject
  let summary = "A view reads an object from the environment that nothing injects"
  let rationale = """
    `@EnvironmentObject var settings: Settings` and `@Environment(Settings.self) var settings` rely on a view further \
    up to inject the object. Nothing checks this before the view runs its body, and then the app or the preview \
    crashes: “No ObservableObject of type Settings found. A View.environmentObject(_:) for Settings may be missing as \
    an ancestor of this view.” for the first form, and the same with “No Observable object of type Settings found.” \
    for the second.

    The source code doesn't show whether every path to a view has an injection: hosting controllers, sheets on some \
    systems, and other modules start their own environments. The rule therefore reports only two cases: a preview that \
    shows a view without an object that the view itself declares, and an object that nothing in the whole project \
    injects. If a view can work without the object, declare the property as an optional, `@Environment(Settings.self) \
    var settings: Settings?`.
    """
  let defaultSeverity = Severity.information
  let isOnByDefault = false
  let checksPreviews = true
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/environmentobject"

  let examples: [Example] = [
    .flagged(
      "Nothing in the project injects the object",
      """
      import SwiftUI

      final class Settings: ObservableObject {
          @Published var name = ""
      }

      struct ChildView: View {
          @EnvironmentObject private var ⟦s⟧: Settings
          var body: some View { Text(s.name) }
      }

      struct Root: View {
          var body: some View { ChildView() }
      }
      """),
    .flagged(
      "A preview that shows the view without the object",
      """
      import SwiftUI

      final class Settings: ObservableObject {
          @Published var name = ""
      }

      struct ChildView: View {
          @EnvironmentObject private var s: Settings
          var body: some View { Text(s.name) }
      }

      struct Root: View {
          @StateObject private var settings = Settings()
          var body: some View { ChildView().environmentObject(settings) }
      }

      #Preview { ⟦ChildView⟧() }
      """, fixed: ["#Preview { ChildView()": "#Preview { ChildView().environmentObject(Settings())"],
      because: "an empty object", severities: [.hint]),
    .allowed(
      "The preview injects the object, around the view or inside it",
      """
      import SwiftUI

      final class Settings: ObservableObject {
          @Published var name = ""
      }

      struct ChildView: View {
          @EnvironmentObject private var s: Settings
          var body: some View { Text(s.name) }
      }

      struct Root: View {
          @StateObject private var settings = Settings()
          var body: some View { ChildView().environmentObject(settings) }
      }

      #Preview { ChildView().environmentObject(Settings()) }

      #Preview {
          let settings = Settings()
          return NavigationStack { ChildView() }.environmentObject(settings)
      }

      #Preview { Root() }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.isComplete, project.seesSwiftUI(file.summary) else { return [] }
    return neverInjected(in: file, project) + missingInPreviews(of: file, project)
  }

  // MARK: Objects that nothing injects

  private func neverInjected(in file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    let readers = project.environmentReaders(in: file.summary).filter { reader in
      // The clients of a library may inject objects of its public classes.
      guard !reader.read.isOptional, let type = reader.type, !project.isDocument(type) else { return false }
      return type.declaration.access.map { $0 <= .internal } ?? true
    }
    guard !readers.isEmpty, !file.summary.traits.contains(.isTest) else { return [] }
    let injected = Set((project.injections(by: .object) + project.injections(by: .observable)).map(\.type))
    guard !injected.contains(.unknown) else { return [] }
    return readers.compactMap { reader in
      guard let type = reader.type, !injected.contains(.declared(type)), !isIgnored(reader, in: file, project) else {
        return nil
      }
      return Finding(
        rule: id, severity: defaultSeverity, range: reader.property.namePlace.range,
        message: "The app crashes when '\(reader.owner.name)' reads '\(reader.property.name)', "
          + "because nothing injects '\(type.name)' into the environment",
        related: [type.declaredHere])
    }
  }

  // MARK: Previews

  private func missingInPreviews(of file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    file.summary.constructions.compactMap { construction in
      let missing = project.missingObjects(of: construction, in: file).filter { !isIgnored($0, in: file, project) }
      guard let first = missing.first else { return nil }
      let start = construction.place.range.start
      let names = missing.compactMap { $0.type?.name }.quotedList
      return Finding(
        rule: id, severity: defaultSeverity,
        range: ByteRange(start, start + construction.typePath.utf8.count),
        message: "This preview crashes because it does not inject \(names), "
          + "which '\(first.owner.name)' reads from the environment",
        related: missing.map {
          RelatedLocation("'\($0.property.name)' is read here", at: $0.property.namePlace, in: $0.owner.file)
        }, fixes: fix(construction, missing, in: file, project).map { [$0] } ?? [])
    }
  }

  /// Whether the view never reads the object, so that nothing crashes. `@Environment` looks for its object even then.
  private func isIgnored(
    _ reader: ProjectFacts.EnvironmentReader, in file: FileFacts, _ project: ProjectFacts
  ) -> Bool {
    reader.read.family == .object && reader.owner.file.id == file.id
      && project.isNeverUsed(reader.property, in: reader.owner, facts: file)
  }

  private func fix(
    _ construction: Construction, _ missing: [ProjectFacts.EnvironmentReader], in file: FileFacts,
    _ project: ProjectFacts
  ) -> Fix? {
    let types = missing.compactMap(\.type)
    guard !construction.context.contains(.isOperand), types.allSatisfy({ project.isMadeWithoutArguments($0) }) else {
      return nil
    }
    let modifiers = missing.map { reader in
      ".\(reader.read.family == .object ? "environmentObject" : "environment")(\(reader.type?.path ?? reader.read.path)())"
    }
    let separator = modifiers.count > 1 ? BodyModifierEdit.separator(after: construction.place, in: file) : ""
    return Fix(
      "Inject \(types.map(\.name).quotedList)",
      .suggested(because: "the preview then shows an empty object"), in: file.path,
      [.insert(separator + modifiers.joined(separator: separator), at: construction.place.range.end)])
  }
}
