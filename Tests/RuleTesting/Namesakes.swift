import FactCollection
import Facts
import Rules
import Syntax

/// Functions that declare and use types with the same names as the types in the files. A finding about a type must not
/// depend on another type with the same name.
struct Namesakes {
  /// The members of each type, by its path. A namesake is not a view, an observable object, or a protocol.
  private let members: [(path: String, isClass: Bool, names: [String])]

  init(of files: [Example.File]) {
    var isClass: [String: Bool] = [:]
    var names: [String: [String]] = [:]
    for file in files {
      let summary = FactCollector.facts(of: Parser.parse(Array(file.code.utf8)), path: file.path).summary
      for (index, type) in summary.types.enumerated() where type.kind != .extension && Self.isPath(type.path) {
        isClass[type.path] = type.kind == .class
        for property in summary.properties(of: index) where Self.isPath(property.name) {
          let known = names[type.path] ?? []
          if !known.contains(property.name) { names[type.path] = known + [property.name] }
        }
      }
    }
    members = isClass.keys.sorted().map { ($0, isClass[$0] ?? false, names[$0] ?? []) }
  }

  /// Returns whether the name consists of identifiers without backticks, separated by periods.
  private static func isPath(_ path: String) -> Bool {
    !path.isEmpty
      && path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
        Parser.parse(Array(name.utf8)).tokens.first.map {
          $0.kind == .identifier && $0.range.utf8Count == name.utf8.count
        }
          ?? false
      }
  }

  /// Returns the text with a function before it, whose types have the same kinds as the original types, and a function
  /// after it, whose types have different kinds.
  func around(_ code: String) -> String {
    guard !members.isEmpty else { return code }
    let gap = code.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
    return function(named: "before", swapsKinds: false) + code + gap + function(named: "after", swapsKinds: true)
  }

  /// Returns a function that creates each type with all of its members, and reads and writes the members.
  private func function(named name: String, swapsKinds: Bool) -> String {
    var lines = ["private func \(name)() {"]
    for (number, type) in members.filter({ !$0.path.contains(".") }).enumerated() {
      lines += declaration(of: type.path, swapsKinds: swapsKinds, indentation: "    ")
      let isClass = type.isClass != swapsKinds
      let arguments = isClass ? "" : type.names.map { "\($0): 1" }.joined(separator: ", ")
      lines.append("    \(isClass ? "let" : "var") value\(number) = \(type.path)(\(arguments))")
      lines += type.names.map { "    value\(number).\($0) += value\(number).\($0)" }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func declaration(of path: String, swapsKinds: Bool, indentation: String) -> [String] {
    guard let type = members.first(where: { $0.path == path }) else { return [] }
    let depth = path.split(separator: ".").count
    let inner = members.map(\.path).filter { $0.hasPrefix(path + ".") && $0.split(separator: ".").count == depth + 1 }
    let name = path.split(separator: ".").last ?? ""
    return ["\(indentation)\(type.isClass != swapsKinds ? "final class" : "struct") \(name) {"]
      + inner.flatMap { declaration(of: $0, swapsKinds: swapsKinds, indentation: indentation + "    ") }
      + type.names.map { "\(indentation)    var \($0) = 0" } + ["\(indentation)}"]
  }
}
