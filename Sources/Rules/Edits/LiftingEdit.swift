import FactQuestions
import Facts
import SourceText

/// The fix that makes a view's callers own an object and pass it, with edits in several files.
struct LiftingEdit {
  let observed: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  private var property: Property { observed.property }
  private var view: DeclaredType { observed.owner }

  /// Nil if a caller is not a view that could own the object, or if a call has no room for another argument.
  var fix: Fix? {
    guard project.isComplete, project.hasMemberwiseInitializer(view), !project.isDeclaredTwice(view),
      property.access.map({ $0 == .internal }) ?? true, observed.attribute.argumentLabels == nil,
      property.value.kind == .construct || property.value.kind == .implicitInit,
      let type = project.typeText(of: property, declaredBy: view),
      project.implicitConstructions(passing: property.$name, in: view).isEmpty
    else { return nil }
    let calls = project.constructions(of: view)
    guard calls.contains(where: { !$0.isPreviewOrTest }), let lifted = lift(calls, type: type) else { return nil }
    var edits = lifted.edits
    edits[file.path, default: []].append(file.removingInitialValue(of: property, type: type))
    let owners = lifted.owners.withoutRepeats.map { "'\($0)'" }.joined(by: "or")
    return Fix(
      "Let the caller own '\(property.name)'",
      .suggested(because: "every '\(view.name)' that \(owners) shows then shares one '\(property.name)'"),
      edits: edits)
  }

  private func lift(_ calls: [FoundConstruction], type: String) -> (edits: [String: [Edit]], owners: [String])? {
    let text = file.text(property.valuePlace)
    let made = property.value.kind == .implicitInit ? type + text.drop { $0 != "(" } : text
    var edits: [String: [Edit]] = [:]
    var owners: [DeclaredType] = []
    for call in calls {
      let isOwned = !call.isPreviewOrTest
      guard let argument = insertion(in: call.construction, isOwned ? property.name : made) else { return nil }
      edits[call.file.path, default: []].append(argument)
      guard isOwned else { continue }
      guard let owner = DeclaredType(call.file, call.construction.scope), owner.kind == .struct, owner != view,
        project.isSwiftUIOwner(owner) == .yes, project.property(named: property.$name, of: owner) == nil,
        project.mayUse(.stateObject, at: owner.index, in: owner.file),
        call.construction.context.isDisjoint(with: [.isInStatic, .isInInitializer])
      else { return nil }
      guard !owners.contains(owner) else { continue }
      owners.append(owner)
      let member = "@StateObject private var \(property.name) = \(made)"
      edits[call.file.path, default: []].append(
        owner.insertingFirst(member, after: call.file.lineEnding + indentation(inside: owner)))
    }
    return (edits, owners.map(\.name))
  }

  /// The indentation of the view's own members, adjusted to the nesting of the type.
  private func indentation(inside type: DeclaredType) -> String {
    let own = file.indentation(ofLineAt: property.place.range.start)
    let depth = view.path.split(separator: ".").count
    let step = own.utf8.count / max(depth, 1)
    guard step > 0, let blank = own.first else { return own }
    return String(repeating: blank, count: step * type.path.split(separator: ".").count)
  }

  /// Inserts the argument after the arguments for properties that are declared earlier.
  private func insertion(in construction: Construction, _ value: String) -> Edit? {
    guard construction.callee == .type else { return nil }
    let argument = "\(property.name): \(value)"
    let order = view.properties.map(\.name)
    guard let own = order.firstIndex(of: property.name) else { return nil }
    var previous: Argument?
    for other in construction.arguments where !other.isTrailingClosure {
      guard let index = order.firstIndex(of: other.label), index != own else { return nil }
      if index < own { previous = other }
    }
    if let previous { return .insert(", \(argument)", at: previous.place.range.end) }
    let range = construction.place.range
    let name = construction.typePath.utf8.count
    // Handles only `Row()` without arguments, comments, or a trailing closure.
    guard construction.arguments.isEmpty, range.utf8Count == name + 2 else { return nil }
    return .insert(argument, at: range.start + name + 1)
  }
}

extension DeclaredType {
  /// The edit that makes the text the first member of the type, on the same line if the other members are.
  ///
  /// - Parameter separator: The end of a line, and the indentation of members.
  func insertingFirst(_ member: String, after separator: String) -> Edit {
    let block = declaration.memberBlock
    let isOneLine = properties.contains { $0.place.line == block.line }
    return .insert(isOneLine ? " \(member);" : separator + member, at: block.range.start + 1)
  }
}
