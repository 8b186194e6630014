import Facts

/// The values that a call passes, traced back through constants and functions of drawing code that only pass them on.
struct ValueOrigin {
  let passed: [Reference]
  /// The values that are passed along with them.
  let others: [Reference]
  /// The call that passes it to the function, or the original one.
  let found: FoundConstruction
}

extension ProjectFacts {
  /// The origins of the names: one for each call of the enclosing function if they include its parameters, or else a
  /// single one.
  func origins(of passed: [Reference], alongside others: [Reference], in found: FoundConstruction) -> [ValueOrigin] {
    let passed = passed.flatMap { computedFrom($0, in: found) ?? [$0] }
    let others = others.flatMap { constant(namedBy: $0, in: found)?.mentions ?? [$0] }
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
        // A part of an argument need not change with it.
        passed: passed.flatMap { mention in given(mention).map { mention.members.isEmpty ? $0 : [] } ?? [mention] },
        others: others.flatMap { given($0) ?? [$0] }, found: call)
    }
  }

  /// The names that a constant is computed from by operators and by functions that return the same result for the same
  /// arguments; nil for any other constant.
  private func computedFrom(_ mention: Reference, in found: FoundConstruction) -> [Reference]? {
    guard mention.members.isEmpty, let constant = constant(namedBy: mention, in: found),
      [.compound, .computation, .interpolation].contains(constant.value.kind)
    else { return nil }
    return constant.mentions
  }

  private func constant(namedBy mention: Reference, in found: FoundConstruction) -> LocalConstant? {
    mention.root == .local ? constant(named: mention.$name, seenFrom: found) : nil
  }
}
