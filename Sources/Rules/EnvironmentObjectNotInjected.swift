import Facts
import SourceText

/// An object that a view reads from the environment and that nobody puts there.
struct EnvironmentObjectNotInjected: Rule {
  static let id: RuleID = "environment-object-not-injected"
  let wrapper: Wrapper? = .environmentObject
  let summary = "A view reads an object from the environment that nobody puts there"
  let rationale = """
    `@EnvironmentObject var settings: Settings` and `@Environment(Settings.self) var settings` promise that some view \
    further up injects the object. Nothing checks the promise before the view runs its body, and then the app or the \
    preview stops with “No ObservableObject of type Settings found”.

    Whether every way to a view passes an injection cannot be told from the source: hosting controllers, sheets on some \
    systems and other modules begin environments of their own. The rule therefore reports two cases only: a preview \
    that shows a view without what the view's own declaration asks for, and an object that nothing in the whole project \
    injects. Declare the property optional, `@Environment(Settings.self) var settings: Settings?`, where a view can do \
    without.
    """
  let defaultSeverity = Severity.information
  let isOnByDefault = false
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/environmentobject"

  let examples: [Example] = [
    .flagged(
      "A preview shows the view alone",
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
      because: "without content", severities: [.hint]),
    .allowed(
      "The preview injects it, on the way or in what it shows",
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

  // MARK: Nowhere

  private func neverInjected(in file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    let readers = project.environmentReaders(in: file.summary).filter { reader in
      // Who uses a library injects what the library publishes.
      !reader.read.isOptional && reader.type.map { $0.declaration.access.map { $0 <= .internal } ?? true } ?? false
    }
    guard !readers.isEmpty, !file.summary.traits.contains(.isTest) else { return [] }
    let injected = Set((project.injections(by: .object) + project.injections(by: .observable)).map(\.type))
    guard !injected.contains(.unknown) else { return [] }
    return readers.compactMap { reader in
      guard let type = reader.type, !injected.contains(.declared(type)) else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: reader.property.namePlace.range,
        message: "The app crashes when '\(reader.owner.name)' reads '\(reader.property.name)': "
          + "nothing puts a '\(type.name)' into the environment",
        related: [declaration(of: type)])
    }
  }

  private func declaration(of type: DeclaredType) -> RelatedLocation {
    RelatedLocation(
      path: type.file.path, range: type.declaration.namePlace.range, message: "'\(type.name)' is declared here")
  }

  // MARK: Previews

  private func missingInPreviews(of file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    file.summary.constructions.compactMap { construction in
      let missing = project.missingObjects(of: construction, in: file)
      guard let first = missing.first else { return nil }
      let start = construction.place.range.start
      let names = listed(missing.compactMap { $0.type.map { "'\($0.name)'" } })
      return Finding(
        rule: id, severity: defaultSeverity,
        range: ByteRange(start, start + construction.typePath.utf8.count),
        message: "This preview crashes: '\(first.owner.name)' reads \(names) from the environment, and none is there",
        related: missing.map {
          RelatedLocation(
            path: $0.owner.file.path, range: $0.property.namePlace.range, message: "'\($0.property.name)' is read here")
        }, fixes: fix(construction, missing, in: file, project).map { [$0] } ?? [])
    }
  }

  /// "a, b and c"
  private func listed(_ words: [String]) -> String {
    let start = words.dropLast().joined(separator: ", ")
    return [start, words.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
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
    return Fix(
      "Inject \(listed(types.map { "a '\($0.name)'" }))",
      .suggested(because: "the preview then shows an object without content"), in: file.path,
      [.insert(modifiers.joined(), at: construction.place.range.end)])
  }
}
