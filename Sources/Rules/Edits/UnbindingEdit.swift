import FactQuestions
import Facts
import SourceText

/// The edits that make a view take a value instead of a binding, in its initializers and in its callers.
struct UnbindingEdit {
  let binding: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  private var name: String { binding.property.name }

  /// The changes in all files, including those of the declaration; nil if an initializer or a caller has an unexpected
  /// form.
  func changes(declaration: [Edit], from input: BindingInput) -> [Fix.FileChange]? {
    guard let type = binding.property.type?.text, binding.property.type?.form != .function,
      binding.attribute.argumentLabels == nil
    else { return nil }
    var edits: [String: [Edit]] = [file.path: declaration]
    for kept in input.kept {
      guard let own = self.edits(of: kept, type: type) else { return nil }
      edits[file.path, default: []] += own
    }
    for passed in input.passed {
      // A function that has the binding as a parameter should take the value, too.
      let isOfFunction =
        passed.argument.mentions.first?.root == .parameter
        && !passed.found.construction.context.contains(.isInInitializer)
      guard !passed.argument.isTrailingClosure, !isOfFunction, let own = self.edits(of: passed.argument, type: type)
      else { return nil }
      edits[passed.found.file.path, default: []] += own
    }
    return edits.sorted { $0.key < $1.key }.map { Fix.FileChange(path: $0.key, edits: $0.value) }
  }

  private func edits(of kept: BindingInput.Kept, type: String) -> [Edit]? {
    guard kept.file.id == file.id, let range = file.typeRange(of: kept.parameter),
      file.usesOnce(kept.parameter, in: kept.initializer)
    else { return nil }
    return [Edit(range, type), Edit(kept.assignment.place.range, "self.\(name) = \(kept.parameter.name)")]
  }

  /// Removes the binding from the argument: `$x` becomes `x`, `.constant(e)` and `Binding(get: { e }, …)` become `e`,
  /// and any other argument becomes its wrapped value. Nil for a member of `Binding`, which is not valid as a value,
  /// and for a call, because its function would then only return the value.
  private func edits(of argument: Argument, type: String) -> [Edit]? {
    let range = argument.place.range
    switch argument.bound {
    case .projection(let dollar) where !readsExtension(argument): return [.delete(dollar.range)]
    case .constant(let value), .computed(let value):
      return [
        .delete(ByteRange(range.start, value.range.start)), .delete(ByteRange(value.range.end, range.end)),
      ]
    default: break
    }
    switch argument.value.kind {
    case .implicitInit: return [.insert("Binding<\(type)>", at: range.start), .insert(".wrappedValue", at: range.end)]
    case .implicitMember, .call: return nil
    case .name where argument.value.path.hasPrefix("_"): return [.delete(ByteRange(range.start, range.start + 1))]
    case .name, .member, .projection, .construct: return [.insert(".wrappedValue", at: range.end)]
    default: return [.insert("(", at: range.start), .insert(").wrappedValue", at: range.end)]
    }
  }

  /// Returns whether a member after the `$` is one that the project adds to `Binding`. The value has no such member.
  private func readsExtension(_ argument: Argument) -> Bool {
    let members = argument.value.path.split(separator: ".").dropFirst().map { Symbol(String($0)) }
    return members.contains { project.extendsFrameworkType("Binding", withProperty: $0) }
  }
}

extension FileFacts {
  /// Returns whether exactly one statement of the initializer names the parameter, and only once.
  func usesOnce(_ parameter: Parameter, in initializer: Initializer) -> Bool {
    guard initializerBodies.indices.contains(initializer.index) else { return false }
    let mentioning = initializerBodies[initializer.index].statements.filter { $0.names.contains(parameter.$name) }
    let assigning = initializer.assignments.filter {
      $0.mentions.contains { $0.root == .parameter && $0.$name == parameter.$name }
    }
    return mentioning.count == 1 && assigning.count == 1
  }
}
