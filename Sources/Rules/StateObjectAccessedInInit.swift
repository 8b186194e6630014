import FactQuestions
import Facts
import SourceText

struct StateObjectAccessedInInit: Rule {
  static let id: RuleID = "state-object-accessed-in-init"
  let wrapper: Wrapper? = .stateObject
  let summary = "A view's object is read before the view is installed"
  let rationale = """
    SwiftUI connects a view's wrappers shortly before it calls the body. In the initializer, and in a view value that \
    a test or a view controller holds, nothing is connected yet. Reading a `@StateObject` then creates an object for \
    that single read, and the view later creates a new one: what was loaded or set is lost, with a warning at run \
    time. Reading an `@EnvironmentObject` or an `@Environment(Type.self)` crashes the app, and other environment \
    values return their defaults. A closure that the initializer stores has a copy of the view, in which nothing is \
    connected later either.

    Move work that should happen when the view appears to `.onAppear` or `.task`. Put what the object needs at the \
    start into its own initializer. An object that the view's initializer receives or creates can be used there before \
    it is passed to the wrapper.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"
  let absence: Absence? = .onItsLines

  let examples: [Example] = [
    .flagged(
      "Loading data into an object that is not installed yet",
      """
      import SwiftUI

      final class Model: ObservableObject {
          func load() {}
      }

      struct Home: View {
          @StateObject private var model: Model

          init() {
              _model = StateObject(wrappedValue: Model())
              ⟦model⟧.load()
          }

          var body: some View {
              Text("Home")
          }
      }
      """,
      fixed: [
        "        model.load()\n": "",
        "        Text(\"Home\")": "        Text(\"Home\")\n            .onAppear { model.load() }",
      ], because: "every time"),
    .allowed(
      "Passing the object to the wrapper",
      """
      import SwiftUI

      final class Model: ObservableObject {}

      struct Home: View {
          @StateObject private var model: Model
          init() { _model = StateObject(wrappedValue: Model()) }
          var body: some View { Text("Home") }
      }
      """),
  ]

  private static let wrappers: Set<Wrapper> = [.stateObject, .environmentStateObject, .environmentObject, .environment]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    readsInInitializers(file, project) + readsOfMadeViews(file, project)
  }

  // MARK: Initializers

  private func readsInInitializers(_ file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary), file.initializerBodies.contains(where: { !$0.reads.isEmpty }) else {
      return []
    }
    return zip(file.summary.initializers, file.initializerBodies).flatMap { initializer, body -> [Finding] in
      guard !body.reads.isEmpty, let owner = project.owner(of: initializer.owner, in: file.summary),
        owner.file.hasPropertyWithAttribute(owner.index)
      else { return [] }
      lazy var readers = readers(of: owner, in: file, project)
      let reads = body.reads.compactMap { read -> (InitializerBody.Read, WrappedProperty)? in
        if let wrapped = waiting(read.$name, of: owner, project) {
          return copiesStorage(read, of: wrapped, in: file) ? nil : (read, wrapped)
        }
        if owner.properties.contains(where: { $0.$name == read.$name && $0.isStoredInstance }) { return nil }
        return readers.first { $0.members.contains(read.$name) }.map { (read, $0.wrapped) }
      }
      guard !reads.isEmpty, project.isSwiftUIOwner(owner) == .yes else { return [] }
      return reads.map { read, wrapped in
        Finding(
          rule: id, severity: read.isInClosure ? .hint : defaultSeverity, range: read.place.range,
          message: message(wrapped, read, in: initializer), related: [declaration(of: wrapped)],
          fixes: fix(read, wrapped, initializer, body, in: file, project).map { [$0] } ?? [])
      }
    }
  }

  /// Returns whether the storage of a state object is copied, which reads no object: `let copy = _model`.
  private func copiesStorage(_ read: InitializerBody.Read, of wrapped: WrappedProperty, in file: FileFacts) -> Bool {
    wrapped.wrapper.isOwned && file.text(read.place) == "_\(wrapped.property.name)"
      && file.bytes.dropFirst(read.place.range.end).first != UInt8(ascii: ".")
  }

  private func waiting(_ name: Symbol, of owner: DeclaredType, _ project: ProjectFacts) -> WrappedProperty? {
    guard let wrapper = owner.properties.first(where: { $0.$name == name })?.wrapper, Self.wrappers.contains(wrapper)
    else { return nil }
    return project.wrappedProperty(named: name, of: owner, by: wrapper)
  }

  /// The type's objects and environment values, with the members that read them.
  private func readers(
    of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> [(wrapped: WrappedProperty, members: Set<Symbol>)] {
    owner.properties.compactMap { property in
      waiting(property.$name, of: owner, project).map {
        ($0, project.members(readingAtOnce: property.$name, of: owner, facts: file))
      }
    }
  }

  private func message(_ wrapped: WrappedProperty, _ read: InitializerBody.Read, in initializer: Initializer) -> String
  {
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    if read.isInClosure {
      return "This closure keeps a copy of '\(owner)' in which '\(name)' is never installed"
    }
    if read.$name != wrapped.property.$name {
      return "'\(read.name)' reads '\(name)', which is not installed yet when '\(owner)' is initialized"
    }
    switch wrapped.wrapper {
    case .environmentObject:
      return "'\(name)' is not installed yet when '\(owner)' is initialized, so reading it here crashes"
    case .environment:
      return wrapped.attribute.isOfType
        ? "'\(name)' is not installed yet when '\(owner)' is initialized, so reading it here crashes"
        : "'\(name)' is not installed yet when '\(owner)' is initialized, so it has its default value here; "
          + (isForOtherWrapper(read, in: initializer)
            ? "take it as a parameter" : "read it in '\(wrapped.owner.drawsAsStyle ? "makeBody" : "body")'")
    default:
      let given = initializer.assignments.first {
        $0.form == .storage && $0.$property == wrapped.property.$name && $0.keepsParameter
      }
      return "'\(name)' is not installed yet when '\(owner)' is initialized"
        + (given.map { "; use the parameter '\($0.made.path)' here" } ?? ", so this reads an object that is discarded")
    }
  }

  /// Returns whether another wrapper gets its first value from the read. The body is too late for that.
  private func isForOtherWrapper(_ read: InitializerBody.Read, in initializer: Initializer) -> Bool {
    initializer.assignments.contains { $0.statementIndex == read.statementIndex && $0.form == .storage }
  }

  private func declaration(of wrapped: WrappedProperty) -> RelatedLocation {
    RelatedLocation(
      "'\(wrapped.property.name)' is declared here", at: wrapped.property.namePlace, in: wrapped.owner.file)
  }

  /// The fix that moves the whole statement to a modifier of the body. Nil if it is on more than one line, does not run
  /// on every path, or uses parameters or variables of the initializer.
  private func fix(
    _ read: InitializerBody.Read, _ wrapped: WrappedProperty, _ initializer: Initializer, _ body: InitializerBody,
    in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let index = read.statementIndex
    guard !read.isInClosure, project.isAppOrScene(wrapped.owner) != .yes,
      body.statements.indices.contains(index), body.statements[index].hasEffects, !body.statements[index].isAfterReturn,
      !initializer.assignments.contains(where: { $0.statementIndex == index }),
      !body.locals.contains(where: { $0.statementIndex == index })
    else { return nil }
    let statement = body.statements[index]
    let text = file.text(statement.place)
    let own = Set(initializer.parameters.map(\.$name) + body.locals.map(\.$name))
    guard own.isDisjoint(with: statement.names), !text.contains(where: \.isNewline),
      !["guard", "return", "defer", "throw"].contains(where: { text.hasPrefix($0) }),
      let insertion = BodyModifierEdit.insertion(
        (text.contains("await ") ? ".task" : ".onAppear") + " { \(text) }", to: wrapped.owner, in: file, project)
    else { return nil }
    let isOneOfSeveral = project.initializers(of: wrapped.owner).count > 1
    return Fix(
      "Do this when '\(wrapped.owner.name)' appears",
      .suggested(
        because: "it then happens every time '\(wrapped.owner.name)' appears"
          + (isOneOfSeveral ? ", whichever initializer creates it" : "")), in: file.path,
      [.delete(file.deletionRange(ofStatement: statement.place)), insertion])
  }

  // MARK: Views that are never shown

  private func readsOfMadeViews(_ file: FileFacts, _ project: ProjectFacts) -> [Finding] {
    guard project.mayMakeWrapperOwner(file.summary) else { return [] }
    return file.madeValueReads.compactMap { read in
      guard let view = project.type(named: read.$typePath, at: read.site, in: file.summary), view.kind == .struct,
        let wrapped = waiting(read.$member, of: view, project), project.isSwiftUIOwner(view) == .yes
      else { return nil }
      // When a view's own code runs, the value may already be installed.
      if let owner = project.owner(of: read.scope, in: file.summary), project.isSwiftUIOwner(owner) != .no,
        project.isHost(owner) != .yes, !file.summary.traits.contains(.isTest)
      {
        return nil
      }
      let outcome: String
      switch wrapped.wrapper {
      case .stateObject, .environmentStateObject: outcome = "so this reads an object that is discarded"
      case .environment where !wrapped.attribute.isOfType: outcome = "so it has its default value here"
      default: outcome = "so reading it here crashes"
      }
      return Finding(
        rule: id, severity: defaultSeverity, range: read.place.range,
        message:
          "'\(read.member)' is not installed in an instance of '\(view.name)' that SwiftUI does not show, \(outcome)",
        related: [declaration(of: wrapped)])
    }
  }
}
