import FactQuestions
import Facts
import SourceText

/// The fixes that give a view a new identity whenever the values that it is created from change: `.id(value)`, or a
/// computed property that combines several values.
struct IdentityEdit {
  private let construction: Construction
  private let file: FileFacts
  private let project: ProjectFacts
  /// The source text of the identity for each value.
  private let keys: [String]
  /// The keys in a form that is suitable for messages.
  private let shownKeys: [String]
  private let namesLocals: Bool
  private let view: String
  private let buildsModel: Bool

  init(
    arguments: [(Argument, KeptInput)], of construction: Construction, in file: FileFacts, of project: ProjectFacts,
    byID: Bool = false
  ) {
    self.construction = construction
    self.file = file
    self.project = project
    view = arguments.first?.1.view.name ?? ""
    buildsModel = arguments.contains { !$0.1.property.isWrapped(by: .state) }
    namesLocals = arguments.contains { $0.0.namesLocals || $0.0.mentions.contains { !$0.isOfSelf } }
    let call = FoundConstruction(construction: construction, file: file.summary)
    let found = arguments.compactMap { argument, input -> (key: String, argument: Argument)? in
      guard let key = Self.key(of: argument, for: input, in: file, of: project, byID: byID),
        // A member such as `id` stays the same if the value is looked up by it, or if the value is an element of a
        // list.
        key == file.text(argument.place)
          || !project.isLookedUpBySame(argument, in: call) && argument.mentions.first?.parameterKind != .element
      else { return nil }
      return (key, argument)
    }
    keys = found.map(\.key)
    shownKeys = found.map { file.shown($0.key, of: $0.argument) }
    isComplete = keys.count == arguments.count
    isUnidentified = arguments.allSatisfy { project.isUnidentified($0.0, in: call) }
    isOfModifier = arguments.contains { project.isViewModifier($0.1.view) }
    isSameForAllRows =
      file.isInRow(construction.place.range) && arguments.allSatisfy { $0.0.mentions.allSatisfy(\.isOfSelf) }
  }

  private let isComplete: Bool
  private let isUnidentified: Bool
  private let isOfModifier: Bool
  private let isSameForAllRows: Bool

  /// Empty if the view already has an identity that may change with the values, if a value cannot be hashed, if all rows
  /// of a list would get the same identity, or if nothing can be added after the call. A view modifier has no identity
  /// of its own.
  var fixes: [Fix] {
    guard isComplete, !isOfModifier, !isSameForAllRows, !keys.isEmpty, isUnidentified,
      !construction.context.contains(.isOperand)
    else { return [] }
    let quoted = shownKeys.map { "'\($0)'" }.joined(separator: " or ")
    guard let edits = keys.count == 1 ? [identify(by: keys.joined())] : combiningEdits else { return [] }
    return [
      Fix(
        "Give '\(view)' a new identity when \(quoted) changes",
        .suggested(because: Self.drawback(of: view, buildsModel: buildsModel)),
        in: file.path, edits)
    ]
  }

  /// What people lose when the view gets a new identity.
  static func drawback(of view: String, buildsModel: Bool) -> String {
    "a new identity resets all state and focus in '\(view)'\(buildsModel ? ", re-creates its model," : "") "
      + "and does not animate the change"
  }

  private func identify(by key: String) -> Edit {
    let end = construction.modifierBase.range.end
    return .insert(file.separatorOfModifiers(after: end) + ".id(\(key))", at: end)
  }

  /// The source text of a hashable value that changes with the argument.
  ///
  /// - Parameter byID: Whether only another element counts, not a change of the same one.
  static func key(
    of argument: Argument, for input: KeptInput, in file: FileFacts, of project: ProjectFacts, byID: Bool = false
  ) -> String? {
    if !argument.takesTypeFromContext, [.name, .member].contains(argument.value.kind),
      argument.mentions.first?.parameterKind != .element, let member = project.onlyMember(takenBy: input)
    {
      return "\(file.text(argument.place)).\(member)"
    }
    return key(
      of: argument, file.text(argument.place), as: input.parameter.type, at: input.declaration.index,
      in: input.declaration.file, of: project, byID: byID)
  }

  private static func key(
    of argument: Argument, _ text: String, as type: WrittenType?, at scope: Int?, in file: FileSummary,
    of project: ProjectFacts, byID: Bool = false
  ) -> String? {
    guard let type, !argument.takesTypeFromContext,
      let member = byID && project.isIdentifiable(type, at: scope, in: file)
        ? "id" : project.hashableMember(of: type, at: scope, in: file)
    else { return nil }
    // The identity would still miss a change in a property that the type's own `==` leaves out.
    if member.isEmpty, let declared = project.type(named: type.$path, at: scope, in: file),
      project.implementsEqualityOrHashing(declared)
    {
      return nil
    }
    guard !member.isEmpty else { return text }
    guard argument.value.kind == .name || argument.value.kind == .member else { return nil }
    return type.isOptional ? "\(text)?.\(member)" : "\(text).\(member)"
  }

  // MARK: Calls in other files

  /// The fix for state whose first value comes from several calls, applied to all of them; nil if one of them already
  /// has an identity or cannot get one, as a view modifier.
  static func fix(
    for calls: [ReceivedArgument], of input: Property, in view: DeclaredType, project: ProjectFacts, byID: Bool = false
  ) -> Fix? {
    let keys = calls.compactMap { key(of: $0, for: input, of: view, in: project, byID: byID) }
    let endsInput = project.hasTextInput(view) || project.isEntered(input, in: view)
    guard !keys.isEmpty, keys.count == calls.count, byID || !endsInput, !project.isViewModifier(view) else {
      return nil
    }
    var changes: [String: [Edit]] = [:]
    for (call, key) in zip(calls, keys) {
      changes[call.found.file.path, default: []].append(
        .insert(".id(\(key))", at: call.found.construction.modifierBase.range.end))
    }
    let quoted = keys.withoutRepeats.map { "'\($0)'" }.joined(separator: " or ")
    return Fix(
      "Give '\(view.name)' a new identity when \(quoted) changes",
      .suggested(because: drawback(of: view.name, buildsModel: false)),
      edits: changes)
  }

  private static func key(
    of call: ReceivedArgument, for input: Property, of view: DeclaredType, in project: ProjectFacts, byID: Bool
  ) -> String? {
    let (argument, construction) = (call.argument, call.found.construction)
    // The source text of other values is not available here.
    guard argument.value.kind == .name || argument.value.kind == .member, construction.callee == .type,
      construction.identities.isEmpty, !construction.context.contains(.isOperand),
      !argument.mentions.contains(where: { $0.parameterKind == .element })
    else { return nil }
    let text = argument.value.path
    let key = key(
      of: argument, text, as: input.type, at: input.owner, in: view.file, of: project, byID: byID)
    return key == text || !project.isLookedUpBySame(argument, in: call.found) ? key : nil
  }

  // MARK: Several values

  private var combiningEdits: [Edit]? {
    guard !namesLocals else {
      return [identify(by: "[\(keys.joined(separator: ", "))] as [AnyHashable]")]
    }
    return NewMember(file: file, project: project, scope: construction.scope, place: construction.place)
      .hash(of: keys, for: view).map { [$0.insertion, identify(by: $0.name)] }
  }
}
