import FactQuestions
import Facts
import SourceText

struct PublishedInBackground: Rule {
  static let id: RuleID = "published-in-background"
  let summary = "A @Published property changes on a background thread"
  let rationale = """
    SwiftUI updates views on the main thread. If a `@Published` property changes on another one, views read it while \
    it changes: Xcode reports "Publishing changes from background threads is not allowed", a view shows an old value, or \
    the app crashes now and then.

    An `async` function of a class without an isolation doesn't run on the main thread, even if a view's `.task` calls \
    it. Neither does a `Task` that such a class starts, a completion handler of `URLSession` or of a service that asks \
    for a permission, even if a type of the project passes it on, a handler of a process or its pipes, a closure that \
    loads from an item provider or that Core Data runs with `performBackgroundTask`, a publisher of `URLSession`, even \
    if a function returns it, what `receive(on:)` moves to another queue, a delegate whose methods `URLSession`, a \
    camera, or Bluetooth calls on a queue other than the main one, or a method that one of these calls. The same is \
    true of the properties of a superclass and of an object that the code holds.

    With `@MainActor`, the code after each `await` is on the main thread again. The rule is silent in modules in Swift \
    6 mode, in modules whose default isolation is the main actor or unknown, and for `async` functions in modules in \
    which they run on the actor of their caller ("Approachable Concurrency" in Xcode).
    """
  let reference = "https://developer.apple.com/documentation/swift/mainactor"

  let examples: [Example] = [
    .flagged(
      "An async function that a view calls",
      """
      import SwiftUI

      final class Library: ObservableObject {
          @Published var books: [String] = []

          func load() async {
              ⟦books⟧ = await fetchBooks()
          }
      }

      struct LibraryView: View {
          @StateObject private var library = Library()

          var body: some View {
              List(library.books, id: \\.self) { Text($0) }
                  .task { await library.load() }
          }
      }
      """,
      fixed: ["    func load() async {": "    @MainActor\n    func load() async {"],
      because: "then all of its own code runs on the main thread",
      settings: ProjectSettings(defaultIsolation: .nonisolated)),
    .allowed(
      "Code on the main actor",
      """
      import SwiftUI

      final class Library: ObservableObject {
          @Published var books: [String] = []
          @Published var isLoading = false

          @MainActor func load() async {
              books = await fetchBooks()
          }

          func refresh() async {
              let books = await fetchBooks()
              await MainActor.run { self.books = books }
              Task { @MainActor in isLoading = false }
          }
      }
      """, settings: ProjectSettings(defaultIsolation: .nonisolated)),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let settings = project.settings(of: file.summary)
    // In Swift 6 mode, the compiler checks this.
    let isUnchecked = settings.languageMode.map { $0 < 6 } ?? true
    guard project.isComplete, isUnchecked, !file.summary.traits.contains(.isTest) else { return [] }
    // Bodies are only read if this finds a class.
    let owners = file.summary.types.indices.reduce(into: [Int: DeclaredType]()) { result, index in
      guard let owner = project.owner(of: index, in: file.summary),
        project.publishesOnAnyThread(owner) || holdsPublisher(owner, project),
        // An extension can have its own isolation.
        let declaration = file.summary.type(at: index), declaration.hasOnlyPlainAttributes,
        !declaration.hasAttribute("MainActor")
      else { return }
      result[index] = owner
    }
    guard !owners.isEmpty else { return [] }
    var found: Set<Int> = []
    return project.backgroundWrites(in: file, owners: owners).compactMap { write in
      guard write.property.isWrapped(by: .published), project.isInUse(write.owner),
        found.insert(write.use.startPlace.range.start).inserted
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: write.place.range, message: message(write),
        related: write.placeInMethod.map {
          [RelatedLocation("'\(write.use.name)' changes '\(write.property.name)' here", at: $0, in: file)]
        } ?? [], fixes: fix(write.use, in: file).map { [$0] } ?? [])
    }
  }

  private func message(_ write: BackgroundWrite) -> String {
    let (code, remedy) =
      switch write.use.start {
      case .function, .caller: ("'\(write.use.member)'", "use @MainActor")
      case .task: ("This closure", "use @MainActor")
      case .callback: ("This closure", "use the main thread")
      case .delegate: ("'\(write.use.member)'", "use the main thread")
      case .publisher: ("This publisher", "use 'receive(on:)'")
      }
    let change =
      write.changeInMethod == nil
      ? "changes '\(write.property.name)' on a background thread, which SwiftUI doesn't allow"
      : "calls '\(write.use.name)' on a background thread, where it changes '\(write.property.name)'"
    return "\(code) \(change); \(remedy)"
  }

  /// Returns whether the type has an object that publishes properties. Only the closures of a structure leave the main
  /// actor, to which a view belongs.
  private func holdsPublisher(_ type: DeclaredType, _ project: ProjectFacts) -> Bool {
    (type.kind == .struct || type.kind == .class && project.isolation(of: type) == .nonisolated)
      && type.properties.contains { property in
        property.isStoredInstance
          && project.objectType(of: property, in: type.file).map { project.publishesOnAnyThread($0) } ?? false
      }
  }

  private func fix(_ change: BackgroundChange, in file: FileFacts) -> Fix? {
    let start = change.startPlace.range.start
    let gap = file.isFirstOnLine(start) ? file.lineEnding + file.indentation(ofLineAt: start) : ""
    switch change.start {
    case .function:
      return Fix(
        "Run '\(change.member)' on the main actor",
        .suggested(because: "then all of its own code runs on the main thread"), in: file.path,
        [.insert("@MainActor" + (gap.isEmpty ? " " : gap), at: start)])
    case .task:
      return Fix(
        "Run the task on the main actor", .suggested(because: "then all of its own code runs on the main thread"),
        in: file.path, [.insert(" @MainActor in", at: start + 1)])
    case .publisher:
      return Fix(
        "Receive the values on the main thread", .suggested(because: "they then wait for the main thread"),
        in: file.path, [.insert(".receive(on: DispatchQueue.main)" + gap, at: start)])
    case .caller, .callback, .delegate: return nil
    }
  }
}
