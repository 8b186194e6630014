import FactQuestions
import Facts
import SourceText

/// The fixes for state that gets an initial value twice.
struct OverriddenDefaultFixes {
  let overridden: OverriddenDefault
  let file: FileFacts
  let project: ProjectFacts

  private var property: Property { overridden.state.property }
  private var owner: DeclaredType { overridden.state.owner }
  private var isDeclaredHere: Bool { owner.file.id == file.id }

  var fixes: [Fix] {
    let changesNothing = assignsItself || overridden.assignsInitialValue(in: file)
    return (changesNothing ? [deleteAssignment] : [dropInitialValue, setStorage, deleteAssignment]).compactMap { $0 }
  }

  /// The advice for the end of a message. Only the file that declares the view can access the storage.
  var remedy: String {
    if assignsItself { return "delete the assignment" }
    if mayDropInitialValue { return "remove the initial value of '\(property.name)'" }
    return "assign to '_\(property.name)' \(isDeclaredHere ? "instead" : "in the file of '\(owner.name)'")"
  }

  /// Whether the property is assigned to itself. In `self.x = x` without another `x`, the value on the right is the
  /// property.
  private var assignsItself: Bool {
    let (value, name) = (overridden.assignment.value, property.name)
    return value.kind == .member && value.path == "self.\(name)"
      || value.kind == .name && value.path == name && overridden.assignment.mentions.allSatisfy(\.isOfSelf)
  }

  // MARK: Without the initial value

  /// Whether the state works without its initial value: every initializer assigns it on every path, no assigned value or
  /// earlier statement reads `self` before that is allowed, and there is no memberwise initializer that would change.
  private var mayDropInitialValue: Bool {
    guard property.value.kind != .none, !property.traits.contains(.hasValueInAttribute),
      !project.hasMemberwiseInitializer(owner)
    else { return false }
    return assignments.allSatisfy { initializer, assigned in
      assigned.contains { $0.isAtTopLevel && !$0.isAfterReturn }
        && !assigned.contains { project.readsSelf($0.mentions, traits: $0.valueTraits, in: owner) }
        && !usesSelf(before: assigned.first, in: initializer)
        && (property.type?.startsAsNil != true || assigned.allSatisfy { isTaken($0, in: initializer) })
    }
  }

  /// Whether the initializer uses more of the view than plain stored properties before the assignment.
  private func usesSelf(before assignment: Assignment?, in initializer: Initializer) -> Bool {
    guard let assignment, file.summary.initializers.indices.contains(initializer.index),
      file.summary.initializers[initializer.index].place == initializer.place,
      file.initializerBodies.indices.contains(initializer.index)
    else { return true }
    let body = file.initializerBodies[initializer.index]
    return body.statements.prefix(assignment.statementIndex).contains { $0.names.contains(Symbol(.`self`)) }
      || body.reads.contains { read in
        read.place.range.start < assignment.place.range.start && needsWholeSelf(read.$name)
      }
  }

  /// Whether the name is a member of the view that cannot be used before all properties have values.
  private func needsWholeSelf(_ name: Symbol) -> Bool {
    guard let (property, _) = project.property(named: name, of: owner) else {
      return ([owner] + project.extensions(of: owner)).contains { type in
        type.file.methods(named: name).contains { $0.owner == type.index && !$0.isStatic }
      }
    }
    return !property.isStatic && !(property.isStoredInstance && property.attributes.isEmpty)
  }

  /// Whether the assignment takes effect even if the property starts as nil, as an optional without an initial value
  /// does.
  private func isTaken(_ assignment: Assignment, in initializer: Initializer) -> Bool {
    guard assignment.form != .storage else { return true }
    return if case .taken = project.outcome(of: assignment, in: initializer, of: owner) { true } else { false }
  }

  private var assignments: [(Initializer, [Assignment])] { project.assignments(to: property, of: owner) }

  private var dropInitialValue: Fix? {
    guard isDeclaredHere, mayDropInitialValue, overridden.state.attribute.argumentLabels == nil,
      !property.name.hasPrefix("_"), let edit = dropEdit
    else { return nil }
    return Fix(
      "Remove the initial value of '\(property.name)'",
      obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path, [edit])
  }

  private var dropEdit: Edit? {
    (property.type?.text ?? writtenType).map { file.removingInitialValue(of: property, type: $0) }
  }

  private var writtenType: String? {
    // `Int("3")` and `try? T()` are optionals.
    let value = file.text(property.valuePlace)
    let mayBeOptional =
      value.hasPrefix("try?")
      || property.value.kind == .construct && !value.hasSuffix("()")
        && project.types(named: property.value.$path, at: property.owner, in: owner.file).isEmpty
    if mayBeOptional, property.type == nil { return nil }
    if let type = project.typeText(of: property, declaredBy: owner) { return type }
    guard property.value.kind == .construct, property.value.path != "Self" else { return nil }
    // For `Set<Int>(…)`, the text before the parenthesis.
    let callee = file.text(property.valuePlace).prefix { $0 != "(" && $0 != "{" }
    guard callee.contains("<"), callee.last == ">" else { return nil }
    return String(callee)
  }

  private var obstacle: String? {
    for (initializer, assigned) in assignments {
      if let late = assigned.first(where: { !isTaken($0, in: initializer) }) {
        return "'\(owner.name)' then starts with the value assigned on line \(late.place.line + 1)"
      }
      if let line = lineOfEarlyUse(in: initializer, assigned) {
        return "line \(line + 1) then uses '\(property.name)' before all properties have values"
      }
    }
    return nil
  }

  /// The line that reads the state or assigns it again before the initializer has assigned the other properties. This
  /// requires an initial value.
  private func lineOfEarlyUse(in initializer: Initializer, _ assigned: [Assignment]) -> Int? {
    guard file.initializerBodies.indices.contains(initializer.index) else { return nil }
    let last = initializer.assignments.last { $0.$property != property.$name }?.statementIndex ?? 0
    let body = file.initializerBodies[initializer.index]
    return body.reads.first { $0.$name == property.$name && $0.statementIndex <= last }?.place.line
      ?? assigned.dropFirst().first { $0.isAtTopLevel && $0.statementIndex <= last }?.place.line
  }

  // MARK: Through the storage

  private var setStorage: Fix? {
    let assignment = overridden.assignment
    // A statement such as `if` or `switch` cannot be an argument.
    let isStatement = ["if ", "switch ", "do "].contains { file.text(assignment.valuePlace).hasPrefix($0) }
    guard isDeclaredHere, !isStatement else { return nil }
    let state = overridden.state.attribute.base.appendingPath("State")
    let value = assignment.valuePlace.range
    let reason =
      switch overridden.outcome {
      case .taken: "the initial value of '\(property.name)' is then unused"
      case .lost, .unclear: "'\(owner.name)' then starts with '\(file.text(assignment.valuePlace).shortened)'"
      }
    return Fix(
      "Set '_\(property.name)' to 'State(initialValue:)'", .suggested(because: reason), in: file.path,
      [
        Edit(ByteRange(assignment.place.range.start, value.start), "_\(property.name) = \(state)(initialValue: "),
        .insert(")", at: value.end),
      ])
  }

  // MARK: Without the assignment

  private var deleteAssignment: Fix? {
    let assignment = overridden.assignment
    let changesNothing = overridden.assignsInitialValue(in: file)
    guard overridden.outcome == .lost || changesNothing, assignment.isAtTopLevel else { return nil }
    // The deletion would hide a value that the author meant to set.
    let value = file.text(assignment.valuePlace).shortened
    return Fix(
      "Delete the assignment to '\(property.name)'",
      changesNothing ? .proposed : .suggested(because: "'\(owner.name)' may be meant to start with '\(value)'"),
      in: file.path, [.delete(file.deletionRange(ofStatement: assignment.place))])
  }
}

extension OverriddenDefault {
  /// Returns whether the assigned value equals the initial value. This includes assigning the property to itself.
  func assignsInitialValue(in file: FileFacts) -> Bool {
    let property = state.property
    if assignment.form != .storage, assignment.value.kind == .name, assignment.value.$path == property.$name,
      initializer.parameter(named: property.$name) == nil
    {
      return true
    }
    guard state.owner.file.path == file.path, assignment.form != .storage,
      let assigned = ConstantText(assignment.value, text: file.text(assignment.valuePlace))
    else { return false }
    return property.value.kind == .none
      ? property.type?.startsAsNil == true && assigned == .nil
      : assigned == ConstantText(property.value, text: file.text(property.valuePlace))
  }
}
