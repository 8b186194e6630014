import FactQuestions
import Facts
import SourceText

/// The fix that makes a view's only caller own the object that the view creates from its parameters, and update the
/// object with later values. It edits the caller, the view, and the view's previews.
struct BuiltObjectLiftingEdit {
  /// The call, which is in `file`.
  let found: FoundConstruction
  let input: KeptInput
  let file: FileFacts
  let project: ProjectFacts

  private var construction: Construction { found.construction }
  private var view: DeclaredType { input.view }
  private var initializer: Initializer { input.initializer }
  private var name: String { input.property.name }

  /// Nil if the initializer does more than create the object, if another call needs the initializer unchanged, or if
  /// the object cannot be updated with a value that varies.
  var fix: Fix? {
    guard project.isComplete, !input.isOfBuiltObject, !project.isDeclaredTwice(view),
      view.declaration.genericParameters.isEmpty,
      project.mayUse(.stateObject, at: construction.scope, in: file.summary),
      let attribute = input.property.attribute(.stateObject), attribute.argumentLabels == nil,
      initializer.access.map({ $0 == .internal }) ?? true, let object = builtObject,
      let caller = DeclaredType(found.file, construction.scope), let own = callerEdits(caller, building: object),
      let others = otherCallEdits(building: object)
    else { return nil }
    var changes: [String: [Edit]] = [file.path: own]
    changes[view.file.path, default: []].append(Edit(attribute.namePlace.range, "ObservedObject"))
    changes[input.declaration.file.path, default: []].append(
      Edit(
        ByteRange(initializer.namePlace.range.start, initializer.place.range.end),
        "init(\(name): \(object.typePath)) { self.\(name) = \(name) }"))
    for (path, edit) in others { changes[path, default: []].append(edit) }
    return Fix(
      "Let '\(caller.name)' own '\(name)'",
      .suggested(because: "'\(name)' then lives as long as '\(caller.name)', even while no '\(view.name)' is shown"),
      edits: changes)
  }

  /// The object that the initializer creates, if it does nothing else and passes its parameters on unchanged.
  private var builtObject: Construction? {
    guard initializer.traits.contains(.onlyAssigns), initializer.assignments.count == 1,
      let assignment = initializer.assignments.first, assignment.form == .storage,
      assignment.wrapped.kind == .construct, assignment.wrapped.path != "Self",
      let built = input.declaration.file.constructions.first(where: {
        $0.callee == .type && $0.place.range == assignment.wrappedPlace.range
      }),
      built.arguments.count == initializer.parameters.count,
      zip(built.arguments, initializer.parameters).allSatisfy({ argument, parameter in
        argument.value.kind == .name && argument.value.$path == parameter.$name && !argument.isTrailingClosure
          && !parameter.traits.contains(.isVariadic) && !parameter.traits.contains(.isInOut)
      })
    else { return nil }
    return built
  }

  // MARK: The caller

  private func callerEdits(_ caller: DeclaredType, building object: Construction) -> [Edit]? {
    guard caller.kind == .struct, caller != view, project.isSwiftUIOwner(caller) == .yes,
      project.property(named: Symbol(name), of: caller) == nil, construction.callee == .type,
      construction.identities.isEmpty, construction.position == .statement,
      construction.context.isDisjoint(with: [.isInStatic, .isInInitializer, .isOperand]),
      let arguments = project.align(construction.arguments, with: initializer.parameters),
      arguments.count == initializer.parameters.count, let body = caller.properties.first(where: { $0.name == "body" })
    else { return nil }
    var values: [String] = []
    var followers = ""
    for (index, parameter) in initializer.parameters.enumerated() {
      guard let argument = arguments[index], let value = firstValue(of: argument, of: caller) else { return nil }
      values.append(value)
      guard project.variation(of: argument, in: found).isVarying else { continue }
      guard let member = project.settableMember(for: input.with(parameter)), let type = parameter.type,
        project.isEquatable(type, at: input.declaration.index, in: input.declaration.file)
      else { return nil }
      followers += FollowingEdit.modifier(
        setting: "\(name).\(member.name)", to: argument.value.path, at: construction.scope, in: file, of: project)
    }
    let labels = object.arguments.map { $0.label.isEmpty ? "" : "\($0.label): " }
    let made = zip(labels, values).map { $0 + $1 }.joined(separator: ", ")
    let indentation = file.indentation(ofLineAt: body.place.range.start)
    return [
      caller.insertingFirst(
        "@StateObject private var \(name) = \(object.typePath)(\(made))", after: file.lineEnding + indentation),
      Edit(construction.place.range, "\(construction.typePath)(\(name): \(name))\(followers)"),
    ]
  }

  /// The source text of the argument's value when the caller is created: a literal, or the initial value of the
  /// caller's state.
  private func firstValue(of argument: Argument, of caller: DeclaredType) -> String? {
    if argument.value.kind == .literal { return file.text(argument.place) }
    guard argument.value.kind == .name, argument.mentions.count == 1, let mention = argument.mentions.first,
      mention.isOfSelf, mention.$name == argument.value.$path,
      let state = project.wrappedProperty(named: mention.$name, of: caller, by: .state),
      state.owner.file.id == file.id, state.property.value.kind == .literal
    else { return nil }
    return file.text(state.property.valuePlace)
  }

  // MARK: Other calls

  /// Makes previews and tests create the object themselves: `Card(name: "x")` becomes `Card(model: CardModel(name:
  /// "x"))`.
  private func otherCallEdits(building object: Construction) -> [(String, Edit)]? {
    guard initializer.parameters.allSatisfy({ project.implicitConstructions(passing: $0.$label, in: view).isEmpty }),
      zip(object.arguments, initializer.parameters).allSatisfy({ $0.$label == $1.$label })
    else { return nil }
    var result: [(String, Edit)] = []
    for call in project.constructions(of: view) {
      let arguments = call.construction.arguments
      if call.file.id == file.id, call.construction.place.range == construction.place.range { continue }
      guard call.isPreviewOrTest, call.construction.callee == .type,
        arguments.map(\.$label) == object.arguments.map(\.$label),
        !arguments.contains(where: \.isTrailingClosure)
      else { return nil }
      let range = call.construction.place.range
      let opening = range.start + call.construction.typePath.utf8.count + 1
      // Handles only `Card(name: …`. In `Card.init(name: …` or with comments, the parentheses are in other places.
      guard let first = arguments.first,
        first.place.range.start == opening + (first.label.isEmpty ? 0 : first.label.utf8.count + 2)
      else { return nil }
      result += [
        (call.file.path, .insert("\(name): \(object.typePath)(", at: opening)),
        (call.file.path, .insert(")", at: range.end)),
      ]
    }
    return result
  }
}
