import FactQuestions
import Facts
import SourceText

struct EnvironmentObjectInline: Rule {
  static let id: RuleID = "environment-object-inline"
  let wrapper: Wrapper? = .environmentObject
  let summary = "A view injects a new object into the environment every time its body runs"
  let rationale = """
    SwiftUI runs a body again, with every expression in it, whenever something that the body reads changes. \
    `.environmentObject(Settings())` in a body creates new settings every time: the views below switch to the new \
    object, and what the user set in the old one is lost, along with its subscriptions and any work in progress.

    Something has to keep the object: the view, with `@StateObject` or `@State`, or the code that creates the view and \
    passes the object in. An object that no view reads should not be created at all. An app or a scene runs its body \
    so rarely that the object usually survives, so there the rule reports only a hint. Previews and tests start over \
    on purpose, so the rule ignores them.
    """
  let defaultSeverity = Severity.information
  let reference = "https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)"

  let examples: [Example] = [
    .flagged(
      "A new ObservableObject every time the body runs",
      """
      import SwiftUI

      final class Model: ObservableObject {
          static let shared = Model()
          init(id: Int = 0) {}
      }

      @Observable final class ObsModel {}

      struct A: View {
          var body: some View { Text("").environmentObject(⟦Model()⟧) }
      }
      """,
      fixed: [
        "    var body: some View { Text(\"\").environmentObject(Model())":
          "    @StateObject private var model = Model()\n\n    var body: some View { Text(\"\").environmentObject(model)"
      ], because: "share one 'Model'"),
    .allowed(
      "An object that passes on the view's values. If it were kept, it would miss later values",
      """
      import SwiftUI

      final class Model: ObservableObject {
          static let shared = Model()
          init(id: Int = 0) {}
      }

      @Observable final class ObsModel {}

      struct A: View {
          let id: Int
          var body: some View { row(id + 1).environmentObject(Model(id: id)) }
          func row(_ id: Int) -> some View { Text("").environmentObject(Model(id: id)) }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let summary = file.summary
    // A widget shows each entry in new views, so there is no state to lose.
    guard !summary.traits.contains(.isTest), project.seesSwiftUI(summary), !project.isInWidgetExtension(summary) else {
      return []
    }
    return summary.injections.compactMap { injection in
      guard injection.traits.contains(.isDrawn),
        injection.context.isDisjoint(with: [.isPreview, .isInStatic, .isInInitializer]),
        case .declared(let type) = project.injectedType(injection, in: summary),
        let kind = project.observability(of: type),
        let owner = project.owner(of: injection.scope, in: summary), project.isSwiftUIOwner(owner) == .yes,
        !isForDevelopment(owner, project), !isRendered(injection, in: file),
        case let source = project.source(of: injection.argument, seenFrom: injection.place, in: summary),
        project.typeCreated(by: source.0, reference: source.1.first, at: injection.site, in: summary) == type,
        case let passesOnInputs = passesOnInputs(source.1, namesLocals: source.namesLocals),
        !passesOnInputs || project.hasOwnState(type), !project.holdsOnlyConstants(type)
      else { return nil }
      guard !injection.keyPath.isEmpty || project.mayBeRead(type) else {
        return unread(injection, type, in: owner, file, project)
      }
      let (advice, fixes) = remedy(injection, of: type, kind, passesOnInputs: passesOnInputs, in: owner, file, project)
      let isCertain = project.isAppOrScene(owner) == .no && !passesOnInputs
      return Finding(
        rule: id, severity: isCertain ? defaultSeverity : .hint, range: injection.argument.place.range,
        message: mayRunAgain(owner, project)
          ? "Every update of '\(owner.name)' re-creates this '\(type.name)' and loses its state; \(advice)"
          : "This '\(type.name)' exists only until the body of '\(owner.name)' runs again; \(advice)",
        related: [type.declaredHere],
        // If a constant in the body holds the object, the fix would have to remove the constant, too.
        fixes: injection.argument.value.kind == .name ? [] : fixes)
    }
  }

  private func unread(
    _ injection: EnvironmentInjection, _ type: DeclaredType, in owner: DeclaredType, _ file: FileFacts,
    _ project: ProjectFacts
  ) -> Finding {
    Finding(
      rule: id, severity: project.isAppOrScene(owner) == .no ? defaultSeverity : .hint,
      range: injection.argument.place.range,
      message: "No view reads this '\(type.name)' from the environment; delete it", related: [type.declaredHere],
      // A constant in the body that holds the object would be left over.
      fixes: injection.argument.value.kind == .name
        ? [] : [removing(injection, of: type, because: "creating it may start something on purpose", in: file)])
  }

  private func removing(
    _ injection: EnvironmentInjection, of type: DeclaredType, because reason: String, in file: FileFacts
  ) -> Fix {
    Fix(
      "Remove this '\(type.name)'", .suggested(because: reason), in: file.path,
      [.delete(file.deletionRange(ofModifier: injection.place))])
  }

  /// Returns whether the view is rendered to an image. The object is then needed only during rendering.
  private func isRendered(_ injection: EnvironmentInjection, in file: FileFacts) -> Bool {
    file.constructions(around: injection.place, at: injection.scope).contains { $0.typePath == "ImageRenderer" }
  }

  /// Returns whether the body may run again. The body of an app or a scene does so only when its own state changes.
  private func mayRunAgain(_ owner: DeclaredType, _ project: ProjectFacts) -> Bool {
    project.isAppOrScene(owner) == .no || owner.properties.contains { $0.isStoredInstance && $0.wrapper != nil }
  }

  /// Returns whether the object is created from the view's inputs, so that it carries their values to the views below.
  /// With `@StateObject`, it would miss changes of these values. The object's other values are lost on each
  /// update.
  private func passesOnInputs(_ mentions: [Reference], namesLocals: Bool) -> Bool {
    namesLocals || mentions.contains { $0.root != .memberOrGlobal || !$0.name.startsLikeType }
  }

  private func isForDevelopment(_ owner: DeclaredType, _ project: ProjectFacts) -> Bool {
    if owner.declaration.condition?.string.split(separator: " ").contains("DEBUG") ?? false { return true }
    let calls = project.constructions(of: owner)
    return !calls.isEmpty && calls.allSatisfy(\.isPreviewOrTest)
  }

  /// The advice and the fixes, the best one first. An object that is created from the view's inputs is meant to differ
  /// from any existing one, and so may one for another window.
  private func remedy(
    _ injection: EnvironmentInjection, of type: DeclaredType, _ kind: Observability, passesOnInputs: Bool,
    in owner: DeclaredType, _ file: FileFacts, _ project: ProjectFacts
  ) -> (advice: String, [Fix]) {
    let wrapper = kind == .observable ? Wrapper.state : .stateObject
    let advice = project.keeping(with: wrapper, at: injection.scope, in: file)
    let keeping = passesOnInputs ? nil : keeping(injection, of: type, wrapper: wrapper, in: file, project)
    if !passesOnInputs {
      if let held = project.heldObject(of: type, in: owner) {
        let fix = Fix(
          "Inject '\(held.name)'",
          .suggested(because: "the views below then share the object that the view already has"), in: file.path,
          [Edit(injection.argument.place.range, held.name)])
        if project.isAppOrScene(owner) == .yes, let keeping { return (advice, [keeping, fix]) }
        return ("inject '\(held.name)' instead", [fix])
      }
      if let app = appThatInjects(type, by: injection, in: file, project) {
        let fix = removing(
          injection, of: type, because: "the views below then get the one that '\(app.name)' keeps", in: file)
        return ("remove it, because '\(app.name)' injects one", [fix])
      }
    }
    return (advice, keeping.map { [$0] } ?? [])
  }

  /// The app that keeps an object of the type and passes it to all views in the same way; nil if there is none.
  private func appThatInjects(
    _ type: DeclaredType, by injection: EnvironmentInjection, in file: FileFacts, _ project: ProjectFacts
  ) -> DeclaredType? {
    for (found, injected) in project.injections(by: injection.family)
    where injected == .declared(type) && found.injection.keyPath == injection.keyPath
      && found.injection.argument.value.kind != .construct
    {
      if let app = project.owner(of: found.injection.scope, in: found.file), project.isApp(app) == .yes,
        project.mayRun(file.summary, inAppOf: found.file)
      {
        return app
      }
    }
    return nil
  }

  private func keeping(
    _ injection: EnvironmentInjection, of type: DeclaredType, wrapper: Wrapper, in file: FileFacts,
    _ project: ProjectFacts
  ) -> Fix? {
    let argument = injection.argument
    guard let owner = file.summary.type(at: injection.scope), owner.kind == .struct,
      project.mayUse(wrapper, at: injection.scope, in: file.summary)
    else { return nil }
    let member = NewMember(file: file, project: project, scope: injection.scope, place: injection.place)
    let name = member.name(forType: type.name)
    guard
      let insertion = member.insertion(of: ["@\(wrapper.rawValue) private var \(name) = \(file.text(argument.place))"])
    else { return nil }
    return Fix(
      file.isInRow(injection.place.range)
        ? "Keep one '\(type.name)' for all rows with @\(wrapper.rawValue)"
        : "Keep the '\(type.name)' with @\(wrapper.rawValue)",
      .suggested(because: "the views below then share one '\(type.name)' as long as '\(owner.name)' exists"),
      in: file.path, [insertion, Edit(argument.place.range, name)])
  }
}
