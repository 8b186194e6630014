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
