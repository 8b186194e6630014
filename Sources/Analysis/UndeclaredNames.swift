import Facts
import SourceText
import Syntax

/// The names of variables and functions that types in a text use and that no property or function in the text declares:
/// other files or the system declare them, or the user is about to.
package struct UndeclaredNames {
  private struct Use {
    let name: Symbol
    /// The outermost type around it, or the one that the outermost extension extends.
    let type: Symbol

    /// Whether the system may declare it as a function that needs no receiver.
    var mayBeGlobal: Bool { KnownWords.reports(name) || KnownWords.runsAtOnce(name) || KnownWords.acts(name) }
  }

  private var uses: [Use] = []
  /// The types and extensions at the top level.
  private let types: [TypeDeclaration]

  package init(in file: FileKnowledge) {
    let (facts, tree) = (file.facts, file.tree)
    types = facts.summary.types.filter { $0.outer == nil }
    var declared = Set(facts.summary.properties.map(\.$name))
    for index in tree.nodes.indices where tree.nodes[index].kind == .functionDeclaration {
      let keyword = tree.ownToken(of: NodeID(index: UInt32(clamping: index))) { $0 == .func }
      if let name = keyword.flatMap({ Symbol(ifKnown: tree.text(ofToken: $0 + 1)) }) { declared.insert(name) }
    }
    for use in facts.nameUses where !declared.contains(use.$name) && Self.isVariableName(use.name) {
      guard let type = types.first(where: { $0.place.range.contains(use.place.range) }) else { continue }
      uses.append(Use(name: use.$name, type: type.$path.firstPathComponent))
    }
  }

  /// Returns the places of the types and their extensions whose code uses a name that was not among the undeclared
  /// names of an earlier text. Functions that the system is known to declare don't count.
  package func types(usingNamesNotIn earlier: UndeclaredNames) -> [ByteRange] {
    let known = Set(earlier.uses.map(\.name))
    let names = Set(uses.filter { !known.contains($0.name) && !$0.mayBeGlobal }.map(\.type))
    return types.filter { names.contains($0.$path.firstPathComponent) }.map(\.place.range)
  }

  /// Returns false for types, operators, and `_x`, the storage of a wrapper, which `x` declares.
  private static func isVariableName(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }
}
