/// The declarations that a page has already shown, which its later examples don't need to repeat.
struct ShownDeclarations {
  private var texts: Set<Substring> = []

  /// Returns the code without the declarations that were already shown with the same text. A comment names them
  /// instead.
  ///
  /// - Parameter mayLeaveOutAll: Whether all code may be left out, because the page shows other code of the example.
  mutating func leavingOut(from code: String, mayLeaveOutAll: Bool = false) -> String {
    let declarations = Self.declarations(in: code)
    let names = declarations.filter(texts.contains).compactMap(Self.name)
    let rest = declarations.filter { !texts.contains($0) }
    texts.formUnion(declarations.filter { Self.name($0) != nil })
    guard !names.isEmpty, mayLeaveOutAll || !rest.allSatisfy({ $0.hasPrefix("import ") }) else { return code }
    let list = names.count < 3 ? names.joined(separator: " and ") : names.joined(separator: ", ")
    return (["// \(list): as above"] + rest).joined(separator: "\n\n")
  }

  /// Returns the parts of the code that are separated by empty lines at the top level.
  private static func declarations(in code: String) -> [Substring] {
    var result: [Substring] = []
    var start = code.startIndex
    var search = start
    while let gap = code[search...].firstRange(of: "\n\n") {
      search = gap.upperBound
      guard search < code.endIndex, code[search] != " ", code[search] != "}" else { continue }
      result.append(code[start..<gap.lowerBound])
      start = search
    }
    return result + [code[start...]]
  }

  /// Returns the name of a type declaration; nil for other code.
  private static func name(_ declaration: Substring) -> Substring? {
    let words = declaration.prefix { $0 != "{" && $0 != ":" && $0 != "\n" }.split(separator: " ")
    return words.firstIndex { ["class", "struct", "enum", "protocol", "actor"].contains($0) }
      .flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }
}
