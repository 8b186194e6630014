import Facts

/// What a call passes, behind the constants and functions of drawing code that only hand it on.
struct ValueOrigin {
  let passed: [Reference]
  /// What is passed beside it.
  let others: [Reference]
  /// The call that passes it to the function, or the original one.
  let found: FoundConstruction
}

extension ProjectFacts {
  /// Where the names come from: one origin for each call of the function around, if that is given one of them.
  func origins(of passed: [Reference], besides others: [Reference], in found: FoundConstruction) -> [ValueOrigin] {
    let passed = passed.flatMap { computedFrom($0, in: found) ?? [$0] }
    let others = others.flatMap { constant(behind: $0, in: found)?.mentions ?? [$0] }
    guard passed.contains(where: { $0.root == .parameter }), let function = drawingFunction(around: found) else {
      return [ValueOrigin(passed: passed, others: others, found: found)]
    }
    return calls(of: function, in: found.file).compactMap { call in
      guard !call.isPreviewOrTest, let arguments = align(call.construction.arguments, with: function.parameters) else {
        return nil
      }
      func given(_ mention: Reference) -> [Reference]? {
        guard mention.root == .parameter,
          let parameter = function.parameters.first(where: { $0.$name == mention.$name })
        else { return nil }
        return arguments[parameter.index]?.mentions ?? []
      }
      return ValueOrigin(
        // A part of what is given need not change with it.
        passed: passed.flatMap { mention in given(mention).map { mention.members.isEmpty ? $0 : [] } ?? [mention] },
        others: others.flatMap { given($0) ?? [$0] }, found: call)
    }
  }

  /// What a constant is computed from by operators, and by functions that give the same for the same.
  private func computedFrom(_ mention: Reference, in found: FoundConstruction) -> [Reference]? {
    guard mention.members.isEmpty, let constant = constant(behind: mention, in: found),
      [.compound, .computation, .interpolation].contains(constant.value.kind)
    else { return nil }
    return constant.mentions
  }

  private func constant(behind mention: Reference, in found: FoundConstruction) -> LocalConstant? {
    mention.root == .local ? constant(named: mention.$name, seenFrom: found) : nil
  }
}
