import Facts
import Testing

@Suite struct ObserverFactsTests {
  @Test(arguments: [
    ("didSet { save() }", "didSet oldValue alone"),
    ("willSet(next) { save(next) }", "willSet next alone names"),
    ("didSet { if count > 9 { count = 9 } }", "didSet oldValue alone assigns"),
    ("didSet { print(oldValue) }", "didSet oldValue alone names reports"),
    ("didSet { if count > 1 { Self.logger.info(\"\") } else { assert(true) } }", "didSet oldValue alone reports"),
    ("didSet { #if DEBUG\nsave()\n#endif\n }", "didSet oldValue alone reports"),
    ("didSet {}", "didSet oldValue alone reports"),
  ])
  func whatAnObserverDoes(source: String, expected: String) throws {
    let found = facts("struct Home: View {\n  @State private var count = 0 { \(source) }\n}")
    let observer = try #require(found.observers.first)
    var words = [found.text(observer.keyword), observer.parameter]
    if observer.traits.contains(.isAlone) { words.append("alone") }
    if observer.traits.contains(.namesParameter) { words.append("names") }
    if observer.traits.contains(.assignsProperty) { words.append("assigns") }
    if observer.traits.contains(.onlyReports) { words.append("reports") }
    #expect(words.joined(separator: " ") == expected)
  }

  @Test func twoObserversAreIndependent() {
    let found = facts("struct Home { var count = 0 { willSet { a() } didSet { b() } }; var size: Int { 0 } }")
    #expect(found.observers.map { found.text($0.body) } == ["{ a() }", "{ b() }"])
    #expect(found.observers.allSatisfy { !$0.traits.contains(.isAlone) })
  }

  private func bypasses(_ code: String, and other: String = "") -> [String]? {
    let project = project([
      "File.swift": """
      import SwiftUI
      struct Home: View {
        @State private var count = 0 { didSet { save() } }
        @State private var size = 0
        var body: some View { \(code) }
      }
      struct Reader: View { @Binding var value: Int; var body: some View { Text("\\(value)") } }
      struct Writer: View { @Binding var value: Int; var body: some View { Button("") { value = 1 } } }
      struct Quoter: View { @Binding var value: Int; var body: some View { Reader(value: $value) } }
      struct Lender: View { @Binding var value: Int; var body: some View { Writer(value: $value) } }
      """,
      "Other.swift": other,
    ])
    guard let home = project.type("Home"), let count = home.properties.first else { return nil }
    return project.bypasses(of: count, in: home).map { bypass in
      (bypass.binding.traits.contains(.isToModifier) ? "." : "") + bypass.binding.receiver
    }
  }

  @Test(arguments: [
    ("Stepper(\"\", value: $count)", ["Stepper"]),
    ("Text(\"\").sheet(item: self.$count) { _ in }", [".sheet"]),
    ("Stepper(\"\", value: $count.animation())", ["Stepper"]),
    ("Stepper(\"\", value: $size)", []),
    ("Button(\"\") { count = 1 }", []),
    ("Text(\"\\($count.wrappedValue)\")", []),
    ("Button(\"\") { $count.wrappedValue = 1 }", [""]),
    ("Reader(value: $count)", []),
    ("Writer(value: $count)", ["Writer"]),
    ("Lender(value: $count)", ["Lender"]),
    ("Quoter(value: $count)", []),
    ("Unknown(value: $count)", ["Unknown"]),
  ])
  func whoMayWritePastAnObserver(code: String, expected: [String]) {
    #expect(bypasses(code) == expected, "\(code)")
  }

  @Test func extensionsInOtherFilesTakeBindingsToo() {
    let other = "import SwiftUI\nextension Home { var field: some View { Stepper(\"\", value: $count) } }"
    #expect(bypasses("field", and: other) == ["Stepper"])
    #expect(bypasses("Text(\"\")", and: other.replacing("Home", with: "Work")) == [])
  }

  @Test func previewsDoNotOwnState() {
    #expect(bypasses("Text(\"\")", and: "#Preview { Stepper(\"\", value: $count) }") == [])
  }
}
