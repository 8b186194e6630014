import Facts
import Testing

@Suite struct ConstantValueTests {
  private func isConstant(_ property: String) -> Bool? {
    let project = project([
      "File.swift": """
      enum Page { case first; static var last: Page { .first } }
      struct Limits { static let upper = 3; static var lower = 0; static var now: Limits { Limits() } }
      struct Home { \(property) }
      """
    ])
    guard let home = project.type("Home"), let property = home.properties.first else { return nil }
    return project.hasConstantValue(property, in: home)
  }

  @Test(arguments: [
    "var x = 3", "var x = \"text\"", "var x = [1, 2]", "var x: Int? = nil", "var x = Page.first",
    "var x: Page = .first", "var x = Limits.upper", "var x = Font.body", "var x: CGSize = .zero",
  ])
  func theSameEachTime(property: String) {
    #expect(isConstant(property) == true, "\(property)")
  }

  @Test(arguments: [
    "var x = Date()", "var x = Date.now", "var x = UUID()", "var x = make()", "var x = Page.last",
    "var x = Limits.lower", "var x = Limits.now", "var x: Limits = .now", "var x = Unknown.value", "var x: Int",
    "var x = \"\\(count)\"", "var x = Locale.current",
  ])
  func perhapsAnotherEachTime(property: String) {
    #expect(isConstant(property) == false, "\(property)")
  }
}
