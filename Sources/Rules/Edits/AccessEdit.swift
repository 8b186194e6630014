import FactQuestions
import Facts
import SourceText

/// Edits that change the access level of a property. They change only the access modifiers.
enum AccessEdit {
  /// Makes the property `private`.
  static func makingPrivate(_ property: Property) -> [Edit] {
    guard let setter = property.setterAccessPlace else { return setting(property, "private") }
    guard let access = property.accessPlace else { return [Edit(setter.range, "private")] }
    // `internal private(set)` becomes `private`. The gap between the two modifiers is deleted together with the second
    // one.
    let (first, second) = access.range < setter.range ? (access.range, setter.range) : (setter.range, access.range)
    return [Edit(first, "private"), .delete(ByteRange(first.end, second.end))]
  }

  /// Makes the property `private`. Returns no edits if its uses don't allow that, or if it is already `private` or
  /// `fileprivate`.
  static func makingPrivateIfPossible(
    _ property: Property, of owner: DeclaredType, in project: ProjectFacts
  ) -> [Edit] {
    guard property.access.map({ $0 > .fileprivate }) ?? true, project.canBePrivate(property, in: owner) == .possible
    else { return [] }
    return makingPrivate(property)
  }

  /// The title of a fix that also makes its property private if there are edits for that.
  static func title(_ title: String, makingPrivate edits: [Edit]) -> String {
    edits.isEmpty ? title : "\(title) and make it private"
  }

  /// Makes the property `fileprivate`, keeping a narrower setter.
  static func makingFilePrivate(_ property: Property) -> [Edit] { setting(property, "fileprivate") }

  private static func setting(_ property: Property, _ word: String) -> [Edit] {
    if let access = property.accessPlace { return [Edit(access.range, word)] }
    return [.insert("\(word) ", at: property.modifierPlace.range.start)]
  }
}
