import Facts
import SourceText

/// What is said of an object that a view, a scene or an app creates in a property that does not keep it.
struct UnkeptObject {
  let property: Property
  let owner: DeclaredType
  /// That keeps it.
  let wrapper: Wrapper

  /// An app is built once, so there the object lives on all the same.
  func finding(
    of rule: some Rule, fixes: [Fix], _ project: ProjectFacts
  ) -> Finding {
    let isOnce = project.isApp(owner) == .yes
    return Finding(
      rule: rule.id, severity: isOnce ? .hint : rule.defaultSeverity, range: property.namePlace.range,
      message: isOnce
        ? "'\(property.name)' survives only because an app is built once; keep it with @\(wrapper.rawValue)"
        : "Each update of the parent re-creates '\(property.name)' and loses its state; "
          + "keep it with @\(wrapper.rawValue)",
      fixes: fixes)
  }
}
