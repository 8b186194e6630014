import Facts
import SourceText

/// Who runs a piece of code.
package enum Audience: Sendable {
  case users
  /// Those of tests and examples.
  case developers
  /// Previews: the code stands in one, or in a type that only previews make and nobody else could.
  case previews
}

extension ProjectFacts {
  private static let nestingLimit = 3

  package func audience(of range: ByteRange, in file: FileFacts) -> Audience {
    if file.previews.contains(where: { $0.range.contains(range) }) { return .previews }
    let traits = (summary(ofFileAt: file.path) ?? file.summary).traits
    // What a test makes is made for no preview.
    if !traits.contains(.isTest), let innermost = file.summary.innermostType(around: range),
      isForPreviews(scope: innermost, in: file.summary, depth: 0)
    {
      return .previews
    }
    return traits.isDisjoint(with: [.isTest, .isExample]) ? .users : .developers
  }

  /// Whether the code is the machinery of a property wrapper or of a dynamic property, which does with state what views
  /// should not.
  package func isInPropertyWrapper(_ range: ByteRange, in file: FileFacts) -> Bool {
    file.summary.scopes(from: file.summary.innermostType(around: range)).contains { scope in
      guard let type = owner(of: scope.index, in: file.summary) else { return false }
      return type.declaration.hasAttribute("propertyWrapper")
        || type.declaration.inherited.contains { $0.name == "DynamicProperty" }
    }
  }

  private func isForPreviews(scope: Int?, in file: FileSummary, depth: Int) -> Bool {
    file.scopes(from: scope).contains { declaration in
      declaration.declaration.inherited.contains { $0.name == "PreviewProvider" || $0.name == "PreviewModifier" }
        || owner(of: declaration.index, in: file).map { isMadeForPreviews($0, depth: depth) } ?? false
    }
  }

  /// Whether previews make the type and nothing else in the project does.
  package func isMadeOnlyByPreviews(_ type: DeclaredType) -> Bool {
    let made = constructions(of: type)
    return !made.isEmpty && made.allSatisfy(\.isPreviewOrTest)
  }

  /// Views in the making are shown by previews alone as well, so a name or its being private has to say that it is meant.
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

  /// Whether a function that extends all views makes it, says that it is for previews, and is not seen to be used
  /// elsewhere.
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
