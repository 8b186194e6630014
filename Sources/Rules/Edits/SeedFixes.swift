import FactQuestions
import Facts
import SourceText

/// The fixes for state whose first value is set by an initializer: make it a plain property if nothing changes it;
/// otherwise, bind it or update it when the value changes.
struct SeedFixes {
  let input: KeptInput
  let state: WrappedProperty
  let role: StateRole
  /// The file of the finding, which may differ from the file of the state.
  let file: FileFacts
  let project: ProjectFacts

  var fixes: [Fix] {
    guard project.isComplete, state.attribute.argumentLabels == nil,
      role != .constant || !project.bindsMembers(of: state.property, in: owner)
    else { return [] }
    return (role == .constant ? [makePlain] : [bind, follow]).compactMap { $0 }
  }

  /// One fix that combines the first fix of each of several states; nil if one of them has no fix.
  static func together(_ fixes: [[Fix]], _ role: StateRole) -> Fix? {
    let first = fixes.compactMap(\.first)
    guard first.count == fixes.count, let safety = first.first?.safety else { return nil }
    var changes: [String: [Edit]] = [:]
    for change in first.flatMap(\.changes) { changes[change.path, default: []] += change.edits }
    return Fix(
      role == .constant ? "Make them plain 'let' properties" : "Bind them to the caller's values", safety,
      edits: changes)
  }

  private var name: String { state.property.name }
  private var owner: DeclaredType { state.owner }

  /// The assignments that give the state its value, with their initializers and files. Nil if one of them is in a
  /// closure or branch.
  private var seeds: [(initializer: Initializer, file: FileSummary, assignment: Assignment)]? {
    var result: [(Initializer, FileSummary, Assignment)] = []
    for declaration in [owner] + project.extensions(of: owner) {
      for initializer in declaration.initializers {
        for assignment in initializer.assignments where assignment.$property == state.property.$name {
          guard assignment.isAtTopLevel, !assignment.isInClosure else { return nil }
          result.append((initializer, declaration.file, assignment))
        }
      }
    }
    return result
  }

  private var isOptional: Bool { state.property.value.kind == .none && state.property.type?.startsAsNil == true }

  // MARK: Follow the value

  /// Nil unless the view stores the parameter in addition to the state.
  private var follow: Fix? {
    let seeds = input.initializer.assignments.filter { $0.form == .storage && $0.$property == input.property.$name }
    guard seeds.count == 1, seeds.first?.wrapped.kind == .name, seeds.first?.wrapped.$path == input.parameter.$name
    else {
      return nil
    }
    return FollowingEdit(input: input, file: file, project: project)
      .fix(
        title: "Set '\(name)' again when the caller's value changes", target: name,
        reason: "changes that the user made in '\(owner.name)' in the meantime are overwritten")
  }

  // MARK: Without the state

  private var makePlain: Fix? {
    guard !state.property.hasInitialValue || isOptional, let seeds, !seeds.isEmpty,
      !project.mayBeMutated(state.property, in: owner)
    else { return nil }
    var changes = [owner.file.path: [Edit.delete(state.attribute.removal.range)]]
    // A property stays a `var` if one initializer leaves it nil, or if it is assigned twice in a row.
    let given = Set(seeds.map { "\($0.file.path):\($0.initializer.index)" })
    if state.property.setterAccess == nil, !state.property.traits.contains(.hasObservers),
      given.count == initializerCount, seeds.count == initializerCount
    {
      changes[owner.file.path, default: []].append(Edit(state.property.introducerPlace.range, "let"))
    }
    for seed in seeds where seed.assignment.form == .storage {
      // The wrapper's argument becomes the value itself.
      guard seed.assignment.wrapped.kind != .none else { return nil }
      let (whole, value) = (seed.assignment.place.range, seed.assignment.wrappedPlace.range)
      changes[seed.file.path, default: []] += [
        Edit(ByteRange(whole.start, value.start), "self.\(name) = "), .delete(ByteRange(value.end, whole.end)),
      ]
    }
    return Fix(
      "Make '\(name)' a plain 'let'", .suggested(because: "'\(owner.name)' then shows later values too"),
      edits: changes)
  }

  /// The number of initializers that assign properties themselves.
  private var initializerCount: Int {
    ([owner] + project.extensions(of: owner)).flatMap(\.initializers).count { !$0.traits.contains(.isDelegating) }
  }

  // MARK: Bind

  private var bind: Fix? {
    let parameter = input.parameter
    guard let seeds, seeds.count == 1, let seed = seeds.first, !state.property.hasInitialValue || isOptional,
      state.property.type?.text == parameter.type?.text, takesAsIs(seed.assignment),
      !project.usesStorage(of: state.property, in: owner),
      !project.isDeclaredTwice(owner), !parameter.traits.contains(.hasDefault),
      !parameter.traits.contains(.isInOut), parameter.typePlace.range.utf8Count > 0, let type = parameter.type,
      seed.initializer.traits.contains(.onlyAssigns), isUsedOnce,
      project.implicitConstructions(passing: parameter.$label, in: owner).isEmpty,
      let calls = BindingArguments(view: owner, type: type.text, project: project).edits({
        project.align($0.arguments, with: input.initializer.parameters)?[parameter.index]
      })
    else { return nil }
    var changes: [String: [Edit]] = [:]
    changes[owner.file.path, default: []].append(Edit(state.attribute.namePlace.range, "Binding"))
    changes[seed.file.path, default: []] += [
      Edit(parameter.typePlace.range, "Binding<\(type.text)>"),
      Edit(seed.assignment.place.range, "_\(name) = \(parameter.name)"),
    ]
    for (path, edits) in calls { changes[path, default: []] += edits }
    return Fix(
      "Bind '\(name)' to the caller's value",
      .suggested(because: "changes to '\(name)' in '\(owner.name)' then also change the caller's value"),
      edits: changes)
  }

  private func takesAsIs(_ assignment: Assignment) -> Bool {
    assignment.made.kind == .name && assignment.made.$path == input.parameter.$name
  }

  private var isUsedOnce: Bool {
    input.initializer.assignments.count { assignment in
      assignment.mentions.contains { $0.root == .parameter && $0.$name == input.parameter.$name }
    } == 1
  }
}

extension FileFacts {
  /// The range of a parameter's type; nil if anything other than blanks and the colon comes before it.
  func typeRange(of parameter: Parameter) -> ByteRange? {
    parameter.type.flatMap { range(of: $0.text, after: parameter.namePlace) }
  }
}
