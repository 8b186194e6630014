import Facts
import SourceText

/// The fixes for state that an initialiser gives its first value, where the property and the initialiser are: follow
/// the value, bind it, or do without the state.
struct SeedFixes {
  let input: ObjectInput
  let state: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  var fixes: [Fix] {
    guard input.declaration.file.path == file.path, state.owner.file.path == file.path else { return [] }
    return [follow, makePlain, bind].compactMap { $0 }
  }

  private var name: String { state.property.name }
  private var owner: String { state.owner.name }

  /// The only assignment that gives the state its value, when it takes the parameter as it is.
  private var onlySeed: Assignment? {
    let assignments = project.assignments(to: state.property, of: state.owner).flatMap(\.1)
    guard assignments.count == 1, let assignment = assignments.first, !state.property.hasInitialValue || isOptional,
      project.use(of: state.property, as: .storage, in: state.owner, facts: file) == nil,
      state.attribute.argumentLabels == nil, state.property.type?.text == input.parameter.type?.text
    else { return nil }
    let value = assignment.form == .storage ? assignment.wrapped : assignment.value
    return value.kind == .name && value.path == input.parameter.name ? assignment : nil
  }

  private var isOptional: Bool {
    state.property.value.kind == .none && state.property.type?.isOptionalSugar == true
      && state.attribute.argumentLabels == nil
  }

  // MARK: Follow the value

  /// Where the view keeps the parameter beside the state.
  private var follow: Fix? {
    let seeds = input.initializer.assignments.filter { $0.form == .storage && $0.property == name }
    guard seeds.count == 1, seeds.first?.wrapped.kind == .name, seeds.first?.wrapped.path == input.parameter.name else {
      return nil
    }
    return FollowingEdit(input: input, file: file, project: project)
      .fix(
        title: "Set '\(name)' again when it changes", target: name,
        reason: "what the user has changed in '\(owner)' meanwhile is overwritten")
  }

  // MARK: Without the state

  private var makePlain: Fix? {
    let writing: NameUse.Kinds = [.written, .memberWritten, .takenInOut, .projected, .projectedMember, .methodCalled]
    guard let seed = onlySeed, project.isComplete,
      project.use(of: state.property, as: writing, in: state.owner, facts: file) == nil
    else { return nil }
    var edits: [Edit] = [.delete(file.deletionRange(of: state.attribute))]
    if state.property.setterAccess == nil, !state.property.traits.contains(.hasObservers) {
      edits.append(Edit(state.property.introducerPlace.range, "let"))
    }
    if seed.form == .storage { edits.append(Edit(seed.place.range, "self.\(name) = \(input.parameter.name)")) }
    return Fix(
      "Make '\(name)' a plain 'let'", .suggested(because: "'\(owner)' then shows later values too"), in: file.path,
      edits)
  }

  // MARK: Bind

  private var bind: Fix? {
    let parameter = input.parameter
    guard let seed = onlySeed, project.isComplete, !project.isDeclaredTwice(state.owner),
      !parameter.traits.contains(.hasDefault), !parameter.traits.contains(.isInOut), let type = parameter.type,
      file.usesOnce(parameter, in: input.initializer), let typeRange = file.typeRange(of: parameter),
      project.implicitConstructions(passing: parameter.label, in: state.owner).isEmpty,
      let calls = BindingArguments(view: state.owner, type: type.text, project: project).edits({
        project.align($0.arguments, with: input.initializer.parameters)?[parameter.index]
      })
    else { return nil }
    var changes: [String: [Edit]] = [
      file.path: [
        Edit(state.attribute.namePlace.range, "Binding"), Edit(typeRange, "Binding<\(type.text)>"),
        Edit(seed.place.range, "_\(name) = \(parameter.name)"),
      ]
    ]
    for (path, edits) in calls { changes[path, default: []] += edits }
    return Fix(
      "Bind '\(name)' to the value of the caller",
      .suggested(because: "what '\(owner)' does with '\(name)' then happens to its caller's value too"),
      changes: changes.sorted { $0.key < $1.key }.map { Fix.FileChange(path: $0.key, edits: $0.value) })
  }
}

extension FileFacts {
  /// Where a parameter's type is written, when nothing but blanks and the colon stands in front of it.
  func typeRange(of parameter: Parameter) -> ByteRange? {
    parameter.type.flatMap { range(of: $0.text, behind: parameter.namePlace) }
  }

  /// Where a type is written behind a name, when nothing but blanks and the colon stands in front of it.
  func range(of typeText: String, behind name: Place) -> ByteRange? {
    var start = skipBlanks(from: name.range.end)
    guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return nil }
    start = skipBlanks(from: start + 1)
    let end = start + typeText.utf8.count
    guard end <= bytes.count, bytes[start..<end].elementsEqual(typeText.utf8) else { return nil }
    return ByteRange(start, end)
  }
}
