import FactQuestions
import Facts
import SourceText

/// A property that a fix adds to a type: state after the last property with a wrapper, other properties before `body`,
/// before the property that contains the code in question, or as the first member.
struct NewMember {
  let file: FileFacts
  let project: ProjectFacts
  /// The index of the type in the file's summary.
  let scope: Int?
  /// A place inside the member that the new one is inserted before, if there is no `body`.
  let place: Place

  /// The edit that adds the lines; nil if there is no member to insert them before. Each leading tab of a line becomes
  /// one level of the file's own indentation.
  func insertion(of lines: [String]) -> Edit? {
    if lines.count == 1, let line = lines.first, line.hasPrefix("@"), let last = lastWrapped {
      let start = last.place.range.start
      return .insert(
        file.lineEnding + file.indentation(ofLineAt: start) + line, at: file.lineEnd(of: last.place.range.end))
    }
    guard let start = home.map({ file.startWithComments(ofDeclaration: $0) }) ?? startOfMembers else { return nil }
    let indentation = file.indentation(ofLineAt: start)
    let step = step(from: indentation)
    let newline = file.lineEnding
    let text = lines.map { line in
      let depth = line.prefix { $0 == "\t" }.count
      return String(repeating: step, count: depth) + line.dropFirst(depth)
    }.joined(separator: newline + indentation)
    return .insert(text + newline + newline + indentation, at: start)
  }

  /// The edit that adds a property with a hash of the values, as an identity of the view, and the property's name.
  func hash(of values: [String], for view: String) -> (insertion: Edit, name: String)? {
    let name = unused(view.prefix(1).lowercased() + view.dropFirst() + "Identity")
    let lines =
      ["private var \(name): Int {", "\tvar hasher = Hasher()"] + values.map { "\thasher.combine(\($0))" }
      + ["\treturn hasher.finalize()", "}"]
    return insertion(of: lines).map { ($0, name) }
  }

  private var lastWrapped: Property? {
    scope.flatMap {
      // A property in an `#if` may be missing on another platform, with all that follows it there.
      file.summary.properties(of: $0).last {
        $0.wrapper != nil && $0.condition == nil && file.isFirstOnLine($0.place.range.start)
      }
    }
  }

  private var home: Place? {
    let members =
      scope.map { Array(file.summary.properties(of: $0)) } ?? file.summary.properties.filter { $0.owner == nil }
    let body = members.first { $0.name == "body" && $0.isComputed }
    return (body ?? members.first { $0.place.range.contains(place.range) })?.place
  }

  /// The start of the type's first member; nil in an extension, which cannot have stored properties.
  private var startOfMembers: Int? {
    guard let type = file.summary.type(at: scope), type.kind != .extension else { return nil }
    let block = type.memberBlock.range
    var start = file.skipBlanks(from: block.start + 1)
    while start < block.end, start == file.lineEnd(of: start) { start = file.skipBlanks(from: start + 1) }
    return start < block.end ? start : nil
  }

  private func step(from indentation: String) -> String {
    guard let type = file.summary.type(at: scope) else { return "    " }
    let outer = file.indentation(ofLineAt: type.place.range.start)
    guard indentation.hasPrefix(outer), indentation.utf8.count > outer.utf8.count else { return "    " }
    return String(indentation.dropFirst(outer.count))
  }

  /// A name for a property that holds an object of the type: "urlStore" for "URLStore".
  func name(forType type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
    return unused(type.prefix(count).lowercased() + type.dropFirst(count))
  }

  /// The name, followed by a number if the type already has a member with the name or its code in the file uses the
  /// name.
  func unused(_ base: String) -> String {
    let owner = project.owner(of: scope, in: file.summary)
    let declarations = owner.map { [$0] + project.extensions(of: $0) } ?? []
    let own = declarations.filter { $0.file.id == file.id }.map(\.declaration.place)
    let members = Set(declarations.flatMap(\.properties).map(\.name))
    let code = own.map(file.text)
    func isTaken(_ name: String) -> Bool {
      members.contains(name)
        || file.nameUses(named: Symbol(name)).contains { use in
          owner == nil || own.contains { $0.range.contains(use.place.range) }
        } || code.contains { Self.declares(name, in: $0) }
    }
    var name = base
    var number = 2
    while isTaken(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// Returns whether the code declares a constant or variable with the name, which may hide a property.
  private static func declares(_ name: String, in code: String) -> Bool {
    ["let \(name)", "var \(name)"].contains { declaration in
      code.ranges(of: declaration).contains { found in
        code[found.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}
