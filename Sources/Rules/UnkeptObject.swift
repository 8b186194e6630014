import Facts
import SourceText

/// What is said of an object that a view, a scene or an app creates in a property that does not keep it.
struct UnkeptObject {
  let property: Property
  let owner: DeclaredType
  /// "@ObservedObject", "a plain property".
  let holder: String
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
        ? "'\(property.name)' lives on because '\(owner.name)' is built once; "
          + "@\(wrapper.rawValue) says that it is kept"
        : "'\(property.name)' is created anew whenever '\(owner.name)' is, because \(holder) does not keep it; "
          + "use @\(wrapper.rawValue)",
      fixes: fixes)
  }
}
