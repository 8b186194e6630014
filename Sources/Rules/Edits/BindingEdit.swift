import FactQuestions
import Facts
import SourceText

/// The fix that turns a view's state into a binding and makes its callers pass one, with edits in several files.
struct BindingEdit {
  let state: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  /// Nil if a caller has no binding to pass, or if the types are not known to be the same.
  var fix: Fix? {
    let (property, owner) = (state.property, state.owner)
    guard state.wrapper == .state, state.attribute.argumentLabels == nil, project.isComplete,
      !project.isDeclaredTwice(owner), project.implicitConstructions(passing: property.$name, in: owner).isEmpty,
      project.use(of: property, as: .storage, in: owner, facts: file) == nil,
      let type = project.typeText(of: property, declaredBy: owner), let calls = callEdits(type: type)
    else { return nil }
    var changes: [String: [Edit]] = [file.path: declarationEdits(type: type)]
    for (path, edits) in calls { changes[path, default: []] += edits }
    return Fix(
      "Bind '\(property.name)' to the caller's value",
      .suggested(because: "changes to '\(property.name)' in '\(owner.name)' then also change the caller's value"),
      edits: changes)
  }

  private func declarationEdits(type: String) -> [Edit] {
    let property = state.property
    let attribute = Edit(state.attribute.namePlace.range, "Binding")
    return property.value.kind == .none
      ? [attribute] : [attribute, file.removingInitialValue(of: property, type: type)]
  }

  private func callEdits(type: String) -> [(String, [Edit])]? {
    BindingArguments(view: state.owner, type: type, project: project).edits {
      $0.argument(labeled: state.property.$name)
    }
  }
}

/// The edits that make the callers of a view pass a binding instead of a value.
struct BindingArguments {
  let view: DeclaredType
  /// The type of the value, as written.
  let type: String
  let project: ProjectFacts

  /// The edits by path; nil if a caller has no binding to pass. `argument` returns the current argument of a call.
  func edits(_ argument: (Construction) -> Argument?) -> [(String, [Edit])]? {
    var result: [(String, [Edit])] = []
    for found in project.constructions(of: view) {
      guard found.construction.callee == .type, let argument = argument(found.construction),
        !argument.isTrailingClosure
      else { return nil }
      let range = argument.place.range
      if let offset = project.projectionOffset(of: argument, in: found, to: type) {
        result.append((found.file.path, [.insert("$", at: offset)]))
      } else if found.isPreviewOrTest, argument.value.kind != .projection {
        result.append((found.file.path, [.insert(".constant(", at: range.start), .insert(")", at: range.end)]))
      } else {
        return nil
      }
    }
    return result
  }
}
