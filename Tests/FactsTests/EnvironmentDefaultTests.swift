import FactQuestions
import Facts
import Testing

@Suite struct EnvironmentDefaultTests {
  private func defaults(_ declaration: String, and other: String = "") -> [String] {
    let project = project([
      "File.swift": "import SwiftUI\nfinal class Theme { var name = \"\" }\nstruct Item { }\n\(declaration)",
      "Other.swift": "import SwiftUI\n\(other)",
    ])
    guard let file = project.summary(ofFileAt: "File.swift") else { return [] }
    return project.unstableDefaults(in: file).map { found in
      [found.property.name, found.made?.name ?? "value", found.isInjected ? "injected" : ""].joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("struct K: EnvironmentKey { static var defaultValue: Theme { Theme() } }", ["defaultValue Theme "]),
    ("struct K: EnvironmentKey { static var defaultValue: Theme { .init() } }", ["defaultValue Theme "]),
    (
      "struct K {}\nextension K: EnvironmentKey { static var defaultValue: Theme { Theme() } }", ["defaultValue Theme "]
    ),
    ("struct K: EnvironmentKey { static var defaultValue: UUID { UUID() } }", ["defaultValue value "]),
    ("struct K: EnvironmentKey { static var defaultValue: Item { Item() } }", []),
    ("struct K: EnvironmentKey { static var defaultValue: Theme = Theme() }", []),
    ("struct K: PreferenceKey { static var defaultValue: Theme { Theme() } }", []),
    ("extension EnvironmentValues { @Entry var theme = Theme() }", ["theme Theme "]),
    ("extension EnvironmentValues { @Entry var theme: Theme = .init() }", ["theme Theme "]),
    ("extension EnvironmentValues { @Entry var id = UUID() }", ["id value "]),
    ("extension EnvironmentValues { @Entry var item = Item() }", []),
    ("extension FocusedValues { @Entry var theme = Theme() }", []),
  ])
  func whatIsBuiltAtEachRead(declaration: String, expected: [String]) {
    #expect(defaults(declaration) == expected, "\(declaration)")
  }

  @Test(arguments: [
    ("get { self[K.self] ?? Theme() } set { self[K.self] = newValue }", ["theme"]),
    ("self[K.self] ?? .init()", ["theme"]),
    ("get { return self[K.self] ?? Theme(name: \"a\") }", ["theme"]),
    ("self[K.self] ?? Theme(name: title)", []),
    ("self[K.self] ?? .shared", []),
    ("self[K.self] ?? Item()", []),
    ("self[Full.self] ?? Theme()", []),
    ("stored[K.self] ?? Theme()", []),
    ("self[K.self]", []),
  ])
  func whatIsBuiltWhereAKeyHoldsNothing(getter: String, expected: [String]) {
    let file = facts(
      """
      import SwiftUI
      final class Theme { var name = "" }
      struct Item { }
      struct K: EnvironmentKey { static let defaultValue: Theme? = nil }
      struct Full: EnvironmentKey { static let defaultValue: Theme? = Theme() }
      extension EnvironmentValues { var theme: Theme { \(getter) } }
      """)
    var project = ProjectFacts()
    project.update(file.summary)
    #expect(project.unstableFallbacks(in: file).map(\.property.name) == expected, "\(getter)")
  }

  @Test func injectionsAreFoundByTheKeysAccessor() {
    let key = """
      struct K: EnvironmentKey { static var defaultValue: Theme { Theme() } }
      extension EnvironmentValues { var theme: Theme { get { self[K.self] } set { self[K.self] = newValue } } }
      """
    let view = "struct Home: View { let t: Theme; var body: some View { Text(\"\").environment(\\.theme, t) } }"
    #expect(defaults(key, and: view) == ["defaultValue Theme injected"])
    #expect(defaults(key, and: view.replacing("\\.theme", with: "\\.other")) == ["defaultValue Theme "])
    #expect(defaults(key, and: "#Preview { Text(\"\").environment(\\.theme, Theme()) }") == ["defaultValue Theme "])
  }
}
