import FactQuestions
import Facts
import SourceText

/// The finding about an object that a view, a scene, or an app creates in a property that does not keep it.
struct UnkeptObject {
  let property: Property
  let owner: DeclaredType
  /// The wrapper that would keep it.
  let wrapper: Wrapper
  /// Whether a kept object would miss later values that callers pass.
  var missesInputs = false

  /// An app is created only once, and so is a view that only controllers show, so their objects stay alive anyway. An
  /// object that no code uses, or that every caller replaces, should not be created at all. Nil for an object that an
  /// app's initializer uses, which a wrapper could not provide yet, for an object that is created once and never
  /// changes, and for a widget.
  func finding(
    of rule: some Rule, fixes: [Fix], in file: FileFacts, _ project: ProjectFacts
  ) -> Finding? {
    if project.isOnlyInWidgets(owner) { return nil }
    let name = property.name
    let isApp = project.isApp(owner) == .yes
    let isUsedEarly =
      (isApp || property.value.isMade) && project.isUsedBeforeInstalled(property, in: owner, facts: file)
    if isApp, isUsedEarly { return nil }
    let mayKeep = project.mayUse(wrapper, at: owner.index, in: file.summary)
    let advice =
      if mayKeep, missesInputs {
        "use @\(wrapper.rawValue) and reset it with '.id(…)'"
      } else if mayKeep, isUsedEarly, fixes.isEmpty {
        "assign a \(wrapper.rawValue) to '_\(name)' in 'init'"
      } else {
        project.keeping(with: wrapper, at: owner.index, in: file)
      }
    let isHosted = project.isOnlyHosted(owner)
    // Before the view is onscreen, `controller.rootView.model` gives access to the object only if the property observes
    // it.
    if isHosted, property.wrapper != nil, project.isUsedThroughHost(property, of: owner) { return nil }
    let isOnce = isApp || isHosted || project.isOnlyInIdleApp(owner, creating: property)
    let made = project.constructedType(of: property, in: owner) ?? project.objectType(of: property, in: owner.file)
    let mayLose = made.map { project.mayChange($0) } ?? true
    if isOnce, !mayLose, property.wrapper == nil { return nil }
    // An observed object updates the view even if the view reads nothing from it, as a clock does with every tick.
    let isFollowed = property.wrapper != nil && (made.map { project.mayAnnounceUnused($0) } ?? true)
    let isUnused = !isFollowed && project.isUnused(property, of: owner, facts: file)
    // An unused object need not be kept. An observed one counts as unused only if the project has an app, because
    // otherwise the code that uses it may be missing.
    let isIdle = isUnused && (property.wrapper == nil || project.hasApp)
    let isReplaced = project.isAlwaysPassed(property, to: owner)
    let isPreviewed = project.constructions(of: owner).contains {
      $0.isPreviewOrTest && $0.construction.argument(labeled: property.$name) == nil
    }
    // A view that observes an object that may announce changes by itself expects them.
    let isUnchanged =
      made.map {
        project.onlyFollowsPublishers($0) || project.holdsOnlyInputs($0) || project.holdsOnlyConstants($0)
          || !isFollowed
            && (project.onlyCalls(property, in: owner, unchanged: $0, facts: file)
              || project.onlyPresents(property, in: owner, facts: file))
      } ?? false
    let message =
      if isReplaced {
        isPreviewed
          ? "Only previews use this initial value of '\(name)'; pass an object in the previews and delete the value here"
          : "Every caller passes '\(name)', so the app never uses this initial value; delete it"
      } else if isUnused {
        "'\(owner.name)' never uses '\(name)'"
          + "\(isOnce ? "" : ", which every update of the parent re-creates"); delete it"
      } else if isOnce {
        "'\(name)' survives only because "
          + (isApp ? "the app is never created again; " : "'\(owner.name)' isn't created again while it is shown; ")
          + advice
      } else if project.isUnusedByApp(owner) {
        "No code shows '\(owner.name)' yet; each update of its parent would re-create '\(name)'; " + advice
      } else {
        "Every update of the parent re-creates '\(name)'\(mayLose && !isUnchanged ? " and loses its state" : ""); "
          + advice
      }
    return Finding(
      rule: rule.id,
      severity: isOnce || project.isUnusedByApp(owner)
        ? .hint : isReplaced || isUnchanged || isIdle ? .information : rule.defaultSeverity,
      range: property.namePlace.range, message: message,
      fixes: (isReplaced || isIdle ? [] : fixes)
        + (isUnused && !isReplaced ? [.deletingObject(property, in: file)] : []))
  }
}

extension ProjectFacts {
  /// The advice for keeping an object alive. If the wrapper is not available on the deployment target, an owner outside
  /// the views has to keep the object.
  func keeping(with wrapper: Wrapper, at scope: TypeIndex?, in file: FileFacts) -> String {
    mayUse(wrapper, at: scope, in: file.summary)
      ? "keep it with @\(wrapper.rawValue)" : "have the caller pass it in"
  }
}
