import SourceText

/// The initial text of a new rule.
struct RuleScaffold {
  let id: String
  let typeName: String

  /// - Parameter id: Lowercase words separated by hyphens.
  init(id: String) throws(DeveloperError) {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    let isKebab = words.allSatisfy { word in
      word.first?.isLetter == true && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }
    guard isKebab else {
      throw DeveloperError(
        sentence: "'\(id)' isn't a valid rule name; use lowercase words with hyphens: 'private-state'.")
    }
    self.id = id
    typeName = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var source: String {
    """
    import FactQuestions
    import Facts
    import SourceText

    struct \(typeName): Rule {
      static let id: RuleID = "\(id)"
      let wrapper: Wrapper? = .state
      let summary = "Describe in one line what is wrong"
      let rationale = \"""
        Describe what SwiftUI does at run time and what the user sees.
        \"""
      let reference = "https://developer.apple.com/documentation/swiftui/"
      let examples: [Example] = [
        .flagged(
          "Describe what makes it wrong",
          \"""
          import SwiftUI

          struct Counter: View {
            @State private var ⟦wrong⟧ = 0
            var body: some View { Text("\\\\(wrong)") }
          }
          \"""),
        .allowed(
          "Describe why this is fine",
          \"""
          import SwiftUI

          struct Counter: View {
            @State private var count = 0
            var body: some View { Text("\\\\(count)") }
          }
          \"""),
      ]

      func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
        project.wrappedProperties(in: file, by: .state).compactMap { state in
          let property = state.property
          guard property.name == "wrong" else { return nil }
          return Finding(
            rule: id, severity: defaultSeverity, range: property.namePlace.range,
            message: "Describe in a sentence what is wrong with '\\(property.name)'")
        }
      }
    }

    """
  }

  /// Returns the list of rules with the new one at the end.
  func listed(in list: String) throws(DeveloperError) -> String {
    let line = "    \(typeName)(),\n"
    if list.contains("] = []") {
      return list.replacing("] = []", with: "] = [\n\(line)  ]", maxReplacements: 1)
    }
    guard list.contains("\n  ]") else {
      throw DeveloperError(sentence: "The list of rules does not end with a line '  ]'.")
    }
    return list.replacing("\n  ]", with: "\n\(line)  ]", maxReplacements: 1)
  }
}
