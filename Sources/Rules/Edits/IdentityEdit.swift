import Facts
import SourceText

/// The fixes that give a view a new identity together with the values that it is built from: `.id(value)`, or a
/// computed property that combines several.
struct IdentityEdit {
  private let construction: Construction
  private let file: FileFacts
  private let project: ProjectFacts
  /// What identifies each value, as source text.
  private let keys: [String]
  /// The same, fit for a sentence.
  private let shownKeys: [String]
  private let namesLocals: Bool
  private let view: String
  private let buildsModel: Bool

  init(
    arguments: [(Argument, ObjectInput)], of construction: Construction, in file: FileFacts, of project: ProjectFacts
  ) {
    self.construction = construction
    self.file = file
    self.project = project
    view = arguments.first?.1.view.name ?? ""
    buildsModel = arguments.contains { !$0.1.property.isWrapped(by: .state) }
    namesLocals = arguments.contains { $0.0.namesLocals || $0.0.mentions.contains { !$0.isOfSelf } }
    let found = arguments.compactMap { argument, input in
      Self.key(of: argument, for: input, in: file, of: project).map { (key: $0, argument: argument) }
    }
    keys = found.map(\.key)
    shownKeys = found.map { file.shown($0.key, of: $0.argument) }
    isComplete = keys.count == arguments.count
  }

  private let isComplete: Bool

  /// None where the view already has an identity, where a value cannot be hashed, or where nothing can follow the call.
  var fixes: [Fix] {
    guard isComplete, !keys.isEmpty, construction.identities.isEmpty, !construction.context.contains(.isOperand) else {
      return []
    }
    let quoted = shownKeys.map { "'\($0)'" }.joined(separator: " and ")
    guard let edits = keys.count == 1 ? [identify(by: keys.joined())] : combiningEdits else { return [] }
    return [
      Fix(
        "Give '\(view)' a new identity when \(quoted) changes", .suggested(because: price),
        in: file.path, edits)
    ]
  }

  private var price: String {
    "a new identity starts all state and focus in '\(view)' over\(buildsModel ? ", builds its model again" : "") "
      + "and shows no animated change"
  }

  private func identify(by key: String) -> Edit {
    .insert(".id(\(key))", at: construction.place.range.end)
  }

  /// Source text whose value is hashable and changes with the argument.
  private static func key(
    of argument: Argument, for input: ObjectInput, in file: FileFacts, of project: ProjectFacts
  ) -> String? {
    let text = file.text(argument.place)
    guard let type = input.parameter.type else { return nil }
    guard let member = project.hashableMember(of: type, at: input.declaration.index, in: input.declaration.file) else {
      return nil
    }
    guard !member.isEmpty else { return text }
    guard argument.value.kind == .name || argument.value.kind == .member else { return nil }
    return type.isOptionalSugar ? "\(text)?.\(member)" : "\(text).\(member)"
  }

  // MARK: Several values

  private var combiningEdits: [Edit]? {
    guard !namesLocals else {
      return [identify(by: "[\(keys.joined(separator: ", "))] as [AnyHashable]")]
    }
    guard let home = home else { return nil }
    let name = freshName
    let start = file.startWithComments(ofDeclaration: home)
    let indentation = file.indentation(ofLineAt: start)
    let step = step(from: indentation)
    let newline = file.lineEnding
    let lines =
      ["private var \(name): Int {", "\(step)var hasher = Hasher()"]
      + keys.map { "\(step)hasher.combine(\($0))" } + ["\(step)return hasher.finalize()", "}"]
    let text = lines.joined(separator: newline + indentation) + newline + newline + indentation
    return [.insert(text, at: start), identify(by: name)]
  }

  /// The member beside which the property goes: `body`, or else the property that holds the call.
  private var home: Place? {
    let members = file.summary.properties.filter { $0.owner == construction.scope }
    let body = members.first { $0.name == "body" && $0.isComputed }
    return (body ?? members.first { $0.place.range.contains(construction.place.range) })?.place
  }

  private func step(from indentation: String) -> String {
    guard let type = file.summary.type(at: construction.scope) else { return "    " }
    let outer = file.indentation(ofLineAt: type.place.range.start)
    guard indentation.hasPrefix(outer), indentation.utf8.count > outer.utf8.count else { return "    " }
    return String(indentation.dropFirst(outer.count))
  }

  private var freshName: String {
    let base = view.prefix(1).lowercased() + view.dropFirst() + "Identity"
    var taken = Set(file.nameUses.map(\.name))
    if let caller = project.owner(of: construction.scope, in: file.summary) {
      for declaration in [caller] + project.extensions(of: caller) {
        taken.formUnion(declaration.properties.map(\.name))
      }
    }
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}
