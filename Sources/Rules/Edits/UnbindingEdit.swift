import Facts
import SourceText

/// The edits that have a view take a value in place of a binding, in its initializers and at its callers.
struct UnbindingEdit {
  let binding: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  private var name: String { binding.property.name }

  /// The changes of all files, those of the declaration with them; nil where an initializer or a caller does something
  /// that nobody foresaw.
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
      guard !passed.argument.isTrailingClosure, let own = self.edits(of: passed.argument, type: type) else {
        return nil
      }
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

  /// The argument without its binding: `$x` is `x`, `.constant(e)` is `e`, and of anything else the wrapped value. Nil
  /// for a member of `Binding`, which means nothing where a value is wanted.
  private func edits(of argument: Argument, type: String) -> [Edit]? {
    let range = argument.place.range
    switch argument.bound {
    case .projection(let dollar) where !readsExtension(argument): return [.delete(dollar.range)]
    case .constant(let value):
      return [
        .delete(ByteRange(range.start, value.range.start)), .delete(ByteRange(value.range.end, range.end)),
      ]
    default: break
    }
    switch argument.value.kind {
    case .implicitInit: return [.insert("Binding<\(type)>", at: range.start), .insert(".wrappedValue", at: range.end)]
    case .implicitMember,
      .call where argument.value.path.isEmpty:
      return nil
    case .name where argument.value.path.hasPrefix("_"): return [.delete(ByteRange(range.start, range.start + 1))]
    case .name, .member, .projection, .call, .construct: return [.insert(".wrappedValue", at: range.end)]
    default: return [.insert("(", at: range.start), .insert(").wrappedValue", at: range.end)]
    }
  }

  /// Whether a member behind the `$` is one that the project adds to bindings: the value has no such member.
  private func readsExtension(_ argument: Argument) -> Bool {
    let members = argument.value.path.split(separator: ".").dropFirst().map { Symbol(String($0)) }
    return members.contains { project.extendsFrameworkType("Binding", withProperty: $0) }
  }
}

extension FileFacts {
  /// Whether one statement of the initializer, and only one, names the parameter, and names it once.
  func usesOnce(_ parameter: Parameter, in initializer: Initializer) -> Bool {
    guard initializerBodies.indices.contains(initializer.index) else { return false }
    let mentioning = initializerBodies[initializer.index].statements.filter { $0.names.contains(parameter.$name) }
    let assigning = initializer.assignments.filter {
      $0.mentions.contains { $0.root == .parameter && $0.$name == parameter.$name }
    }
    return mentioning.count == 1 && assigning.count == 1
  }
}
