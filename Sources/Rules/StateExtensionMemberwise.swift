import FactQuestions
import Facts
import SourceText

struct StateExtensionMemberwise: Rule {
  static let id: RuleID = "state-extension-memberwise"
  let wrapper: Wrapper? = .state
  let summary = "A view with private properties calls an initializer that Xcode 27 does not synthesize"
  let rationale = """
    For a struct without an initializer, the compiler synthesizes a memberwise initializer with the stored properties \
    as parameters. If all of them are private, the initializer is private too, and the type's own code can call it: \
    from a static function, or from an initializer in an extension.

    With Xcode 27, `@State` is a macro, and a struct whose properties are all private then gets no such initializer, \
    according to Apple's TN3211: the call fails with "no exact matches" or "extraneous argument label". An initializer that \
    the view declares itself compiles with every version of Xcode. With a single property that isn't private, the \
    compiler synthesizes the initializer as before.
    """
  let reference =
    "https://developer.apple.com/documentation/technotes/"
    + "tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder"

  let examples: [Example] = [
    .flagged(
      "An initializer in an extension in the same file",
      """
      import SwiftUI

      struct Card: View {
          @State private var isOpen = false
          private let count: Int

          var body: some View {
              Text("\\(count) \\(isOpen)")
          }
      }

      extension Card {
          init(doubled: Int) {
              ⟦self.init⟧(count: doubled * 2)
          }
      }
      """,
      fixed: [
        "private let count: Int\n":
          "private let count: Int\n\n    private init(count: Int) {\n        self.count = count\n    }\n"
      ], safe: true, settings: ProjectSettings(sdk: 27, compiler: 604)),
    .allowed(
      "Another type's initializer with the same label, and a namespace",
      """
      import SwiftUI

      struct Style {
          var space: Namespace.ID
      }

      struct Tab: View {
          let style: Style
          var body: some View { Text("Tab") }
      }

      struct Tabs: View {
          @Namespace var space
          @State private var isOpen = false

          var body: some View {
              Tab(style: .init(space: space)).disabled(isOpen)
          }

          static func style(in space: Namespace.ID) -> Style { .init(space: space) }

          static func all(in spaces: [Namespace.ID]) -> [Style] {
              spaces.map { .init(space: $0) }
          }
      }
      """, settings: ProjectSettings(sdk: 27, compiler: 604)),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let isMacro = project.settings(of: file.summary).stateIsMacro
    guard isMacro != .no, project.seesSwiftUI(file.summary) else { return [] }
    return file.summary.types.indices.flatMap { index -> [Finding] in
      guard file.summary.hasPropertyWithAttribute(index), let type = DeclaredType(file.summary, index),
        type.kind == .struct,
        let state = project.firstProperty(of: type, wrappedBy: .state)
      else { return [] }
      return project.callsOfPrivateMemberwiseInitializer(of: type).map {
        finding($0, of: type, state: state, in: file, project, isMacro: isMacro == .yes)
      }
    }
  }

  private func finding(
    _ call: FoundConstruction, of type: DeclaredType, state: Property, in file: FileFacts, _ project: ProjectFacts,
    isMacro: Bool
  ) -> Finding {
    let labels = call.construction.arguments.map { "\($0.label):" }.joined()
    return Finding(
      rule: id, severity: isMacro ? defaultSeverity : .information, range: callee(of: call, in: file),
      message:
        "Xcode 27 \(isMacro ? "does" : "will") not synthesize 'init(\(labels))' for '\(type.name)', "
        + "because every property that it would set is private; declare it",
      related: [
        RelatedLocation("'\(state.name)' is @State, which is a macro with Xcode 27", at: state.namePlace, in: file)
      ], fixes: [fix(call, of: type, in: file, project)].compactMap { $0 })
  }

  /// The range of the text before the arguments, which may span many lines.
  private func callee(of call: FoundConstruction, in file: FileFacts) -> ByteRange {
    let range = call.construction.place.range
    let text = file.text(call.construction.place).utf8
    return ByteRange(range.start, range.start + text.prefix { $0 != UInt8(ascii: "(") }.count)
  }

  private func fix(
    _ call: FoundConstruction, of type: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    guard let access = project.memberwiseInitializer(of: type, form: .whole)?.access else { return nil }
    let initializer = ExplicitInitializer(owner: type, file: file, project: project, access: access)
    guard let labels = initializer.labels, labels == call.construction.arguments.map(\.label),
      let edit = initializer.edit
    else { return nil }
    let isWritten = type.properties.filter { labels.contains($0.name) }.allSatisfy { $0.type != nil }
    return Fix(
      "Declare the initializer of '\(type.name)'",
      isWritten ? .proposed : .suggested(because: "not every property declares its type"), in: file.path,
      [edit])
  }
}
