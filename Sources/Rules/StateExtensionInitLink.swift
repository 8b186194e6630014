import FactQuestions
import Facts
import SourceText

struct StateExtensionInitLink: Rule {
  static let id: RuleID = "state-extension-init-link"
  let wrapper: Wrapper? = .state
  let summary = "An initializer in another file relies on the initial value of private state"
  let rationale = """
    An initializer that doesn't call `self.init` initializes every stored property, and uses the initial value of each \
    property that it doesn't mention. With Xcode 27, the initial value of private state is kept in storage that the \
    macro generates, and compilers before Swift 6.4.2 omit the initializer of this storage from other files: linking a \
    debug build of such a program fails with an undefined symbol (swiftlang/swift#91700). Builds of the whole module at \
    once, such as release builds, and later compilers don't have this problem.

    An initializer that calls `self.init(…)` isn't affected, and neither is one in the file that declares the type. \
    `self = .init(…)` doesn't count as a call of `self.init`, although it does the same.
    """
  let reference = "https://github.com/swiftlang/swift/issues/91700"

  let examples: [Example] = [
    .flagged(
      "An initializer in another file",
      files: [
        "Grid.swift": """
        import SwiftUI

        struct Grid: View {
            var data: [Int]
            @State private var isLoaded = false

            var body: some View { Text("\\(data.count) \\(isLoaded)") }
        }
        """,
        "Grid+Init.swift": """
        import SwiftUI

        extension Grid {
            ⟦init⟧(count: Int) { data = Array(0..<count) }

            var isEmpty: Bool { data.isEmpty }
        }
        """,
      ],
      fixed: [
        "Text(\"\\(data.count) \\(isLoaded)\") }\n}":
          "Text(\"\\(data.count) \\(isLoaded)\") }\n}\n\nextension Grid {\n    init(count: Int) { data = Array(0..<count) }\n}",
        "    init(count: Int) { data = Array(0..<count) }\n\n    var isEmpty": "\n    var isEmpty",
      ], because: "private declarations in 'Grid+Init.swift'", settings: ProjectSettings(sdk: 27, compiler: 604)),
    .flagged(
      "Assigning self does not count as a call of self.init",
      files: [
        "Grid.swift": """
        import SwiftUI

        struct Grid: View {
            var data: [Int]
            @State private var isLoaded = false

            var body: some View { Text("\\(data.count) \\(isLoaded)") }

            init(data: [Int]) { self.data = data }
        }
        """,
        "Grid+Init.swift": """
        import SwiftUI

        extension Grid {
            ⟦init⟧() { self = .init(data: []) }
        }
        """,
      ], fixed: ["self = .init(data: [])": "self.init(data: [])"], safe: true,
      settings: ProjectSettings(sdk: 27, compiler: 604)),
    .allowed(
      "It calls self.init, or creates the value in a static function",
      files: [
        "Grid.swift": """
        import SwiftUI

        struct Grid: View {
            var data: [Int]
            @State private var isLoaded = false

            var body: some View { Text("\\(data.count) \\(isLoaded)") }
        }
        """,
        "Grid+Init.swift": """
        import SwiftUI

        extension Grid {
            init() { self.init(data: []) }

            static func make() -> Grid { .init(data: []) }
        }
        """,
      ], settings: ProjectSettings(sdk: 27, compiler: 604)),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let settings = project.settings(of: file.summary)
    guard settings.stateIsMacro != .no, project.mayHaveForeignInitializersOfViews(file.summary) else { return [] }
    return project.foreignInitializers(in: file.summary).compactMap { foreign in
      guard let state = reliedUpon(by: foreign, in: project) else { return nil }
      let parameters = foreign.initializer.parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()
      return Finding(
        rule: id, severity: severity(settings), range: foreign.initializer.namePlace.range,
        message: "'init(\(parameters))' of '\(foreign.type.name)' relies on private @State '\(state.name)' "
          + "in another file: \(consequence(settings))",
        related: [
          RelatedLocation(
            "The initial value of '\(state.name)' is stored in this file", at: state.namePlace, in: foreign.type.file)
        ], fixes: [delegate(foreign, in: file), move(foreign, in: file)].compactMap { $0 })
    }
  }

  /// The private state with an initial value that the initializer does not replace; nil if there is none.
  private func reliedUpon(by foreign: ForeignInitializer, in project: ProjectFacts) -> Property? {
    foreign.type.properties.first { property in
      guard property.access.map({ $0 <= .fileprivate }) ?? false,
        project.wrappedProperty(named: property.$name, of: foreign.type, by: .state) != nil,
        property.value.kind != .none || property.attribute(.state)?.argumentLabels != nil
      else { return false }
      return foreign.initializer.selfAssignment != nil
        || !foreign.initializer.assignments.contains { $0.$property == property.$name && !$0.isInClosure }
    }
  }

  /// Returns whether the compiler version includes the fix for the bug.
  private func hasCompilerFix(_ settings: ProjectSettings) -> Bool {
    settings.compilerVersion.map { $0 >= 605 } ?? false
  }

  private func severity(_ settings: ProjectSettings) -> Severity {
    settings.stateIsMacro == .yes && !hasCompilerFix(settings) ? defaultSeverity : .information
  }

  private func consequence(_ settings: ProjectSettings) -> String {
    if hasCompilerFix(settings) { return "before Swift 6.4.2, debug builds with Xcode 27 fail to link" }
    return settings.stateIsMacro == .yes
      ? "debug builds with Xcode 27 can fail to link" : "built with Xcode 27, it can fail to link"
  }

  private func delegate(_ foreign: ForeignInitializer, in file: FileFacts) -> Fix? {
    guard let assignment = foreign.initializer.selfAssignment, assignment.isFirst,
      assignment.value.kind == .implicitInit
    else { return nil }
    let start = assignment.place.range.start + "self".utf8.count
    return Fix(
      "Call 'self.init'", .proposed, in: file.path, [.delete(ByteRange(start, assignment.valuePlace.range.start))])
  }

  /// Moves the initializer to an extension after the type, so that the type keeps its memberwise initializer.
  private func move(_ foreign: ForeignInitializer, in file: FileFacts) -> Fix? {
    let (home, type) = (foreign.home, foreign.type)
    guard foreign.initializer.selfAssignment == nil, !home.declaration.isConstrained, !type.declaration.isLocal,
      foreign.initializer.condition == nil, home.declaration.condition == nil,
      let outermost = type.file.scopes(from: type.index).last?.declaration, outermost.kind != .extension,
      outermost.condition == nil
    else { return nil }
    let place = foreign.initializer.place
    let start = file.startWithComments(ofDeclaration: place)
    let indentation = file.indentation(ofLineAt: start)
    let newline = file.lineEnding
    let text = file.text(Place(ByteRange(start, place.range.end), line: 0))
    return Fix(
      "Move the initializer to the file of '\(type.name)'",
      .suggested(because: "the initializer then cannot use private declarations in '\(file.path)'"),
      changes: [
        .init(
          path: file.path,
          edits: [.delete(file.deletionRange(ofStatement: Place(ByteRange(start, place.range.end), line: 0)))]),
        .init(
          path: type.file.path,
          edits: [
            .insert(
              "\(newline)\(newline)extension \(type.path) {\(newline)\(indentation)\(text)\(newline)}",
              at: outermost.place.range.end)
          ]),
      ])
  }
}
