import Facts
import SourceText

/// Who runs a piece of code.
package enum Audience: Sendable {
  case users
  /// Developers, who run tests and examples.
  case developers
  /// Previews: the code is in a preview, or in a type that only previews create and that is private or has "Preview" in
  /// its name.
  case previews
}

extension ProjectFacts {
  private static let nestingLimit = 3

  package func audience(of range: ByteRange, in file: FileFacts) -> Audience {
    if file.previews.contains(where: { $0.range.contains(range) }) { return .previews }
    let traits = (summary(ofFileAt: file.path) ?? file.summary).traits
    // Code in a test is never meant for previews.
    if !traits.contains(.isTest), let innermost = file.summary.innermostType(around: range),
      isForPreviews(scope: innermost, in: file.summary, depth: 0)
    {
      return .previews
    }
    return traits.isDisjoint(with: [.isTest, .isExample]) ? .users : .developers
  }

  /// Returns whether the code belongs to a dynamic property, or to a property wrapper that may be one. They may use
  /// state in ways that views should not.
  package func isInPropertyWrapper(_ range: ByteRange, in file: FileFacts) -> Bool {
    file.summary.scopes(from: file.summary.innermostType(around: range)).contains { scope in
      guard let type = owner(of: scope.index, in: file.summary) else { return false }
      return type.declaration.hasAttribute("propertyWrapper") && !isOutsideSwiftUI(type)
        || type.declaration.inherited.contains { $0.name == "DynamicProperty" }
    }
  }

  private func isForPreviews(scope: Int?, in file: FileSummary, depth: Int) -> Bool {
    file.scopes(from: scope).contains { declaration in
      declaration.declaration.inherited.contains { $0.name == "PreviewProvider" || $0.name == "PreviewModifier" }
        || owner(of: declaration.index, in: file).map { isMadeForPreviews($0, depth: depth) } ?? false
    }
  }

  /// Returns whether previews or tests create values of the type and no other code of the project does.
  package func isMadeOnlyByPreviews(_ type: DeclaredType) -> Bool {
    let made = constructions(of: type)
    return !made.isEmpty && made.allSatisfy(\.isPreviewOrTest)
  }

  /// Returns whether all code that creates values of the type is known: the project has an app, and no other project
  /// can use the type. Calls of a type with a lowercase name are not known.
  package func knowsCallers(of type: DeclaredType) -> Bool {
    hasApp && type.name.startsLikeType && !mayBeUsedOutside(type)
  }

  /// Returns whether the project has an app, and no code of it creates values of the type.
  package func isUnusedByApp(_ type: DeclaredType) -> Bool {
    knowsCallers(of: type) && isApp(type) == .no
      && constructions(of: type).allSatisfy { $0.isPreviewOrTest || $0.isDelegation }
  }

  /// Returns whether the struct is meant for previews alone. Only previews create unfinished views too, so the struct
  /// must also be private or have "Preview" in its name.
  private func isMadeForPreviews(_ type: DeclaredType, depth: Int) -> Bool {
    guard depth < Self.nestingLimit, type.kind == .struct, type.isHiddenFromOtherFiles || type.name.contains("Preview")
    else { return false }
    let made = constructions(of: type)
    return !made.isEmpty
      && made.allSatisfy { found in
        found.isPreviewOrTest
          || isForPreviews(scope: found.construction.scope, in: found.file, depth: depth + 1)
          || isInModifierForPreviews(found)
      }
  }

  /// Returns whether the value is created in a function of an extension of `View` whose name starts with "preview" and
  /// that only previews and tests are known to call.
  private func isInModifierForPreviews(_ found: FoundConstruction) -> Bool {
    let name = found.construction.$member
    guard name.string.hasPrefix("preview"), let declaration = found.file.type(at: found.construction.scope),
      declaration.kind == .extension, declaration.$path == Symbol(.view)
    else { return false }
    return files(.drawn, name).allSatisfy { file in
      file.drawnCalls(of: name).allSatisfy { FoundConstruction(construction: $0, file: file).isPreviewOrTest }
    }
  }
}
