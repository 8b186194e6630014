import Facts
import Testing

@Suite struct PropertyChangeTests {
  private let types = """
    import SwiftUI
    struct Part { var name = ""; var parts: [Part] = [] }
    final class Model { var name = "" }

    """

  /// Returns whether something changes `x` of a view `S` with these members.
  private func isChanged(
    _ members: String, type: String = "Part", other: String = "", beside: String = ""
  ) -> Bool? {
    let source = types + "struct S: View {\n@Binding var x: \(type)\n\(members)\n}\n\(beside)"
    let project = project(["File.swift": source, "Other.swift": "import SwiftUI\n\(other)"])
    guard let owner = project.type("S"), let property = owner.properties.first(where: { $0.name == "x" }) else {
      return nil
    }
    return project.change(of: property, in: owner, facts: facts(source)) != nil
  }

  @Test(arguments: [
    "func f() { x = Part() }", "func f() { self.x = Part() }", "func f() { x.name = \"\" }",
    "func f() { x.name += \"a\" }", "func f() { x.parts[0].name = \"\" }", "func f() { x.parts[0] = Part() }",
    "func f() { (x, _) = (Part(), 1) }", "func f() { g(&x) }", "func f() { g(&x.parts[0]) }",
    "var body: some View { Editor(part: $x) }", "var body: some View { TextField(\"\", text: $x.name) }",
    "var body: some View { ForEach($x.parts) { $part in Editor(part: $part) } }",
    "var body: some View { Editor(part: _x) }", "func f() { x.reset() }", "func f() { x.parts.append(Part()) }",
    "func f() { x.parts[0].reset() }", "func f() { self.x.parts[0].parts[1].reset() }",
    "func f() { x.parts.first?.reset() }", "func f() { withAnimation { x = Part() } }",
    "init(x: Binding<Part>) { _x = x; self.x = Part() }",
    "init(x: Binding<Part>) { _x = x; x.wrappedValue.reset(); self.x.reset() }",
    "func f() -> Self { var copy = self; copy.x = Part(); return copy }",
    "func f() { change(self, \\S.x) }",
    "#if os(macOS)\nfunc f() { x = Part() }\n#endif",
  ])
  func changes(members: String) {
    #expect(isChanged(members) == true, "\(members)")
  }

  @Test(arguments: [
    "var body: some View { Text(x.name) }", "init(x: Binding<Part>) { _x = x }", "func f() { let x = 1; g(&x) }",
    "func f() { var x = Part(); x.name = \"\" }", "func f() -> Bool { x.parts.isEmpty }",
    "func f() -> Int { x.parts.filter { $0.name == \"\" }.count }", "func f() { x.parts[0].name.contains(\"a\") }",
    "func f() { print(x.parts.sorted { $0.name < $1.name }) }", "func f() { other.name = x.name }",
    "var body: some View { Editor(part: x) }", "func f() -> Bool { x.name == \"\" }",
    "func f() { if x.name != \"\" { print(x) } }", "struct Inner { var x = 0 }",
  ])
  func leavesAsItIs(members: String) {
    #expect(isChanged(members) == false, "\(members)")
  }

  @Test func anExtensionInAnotherFileChangesIt() {
    #expect(isChanged("", other: "extension S { func f() { x.name = \"\" } }") == true)
    #expect(isChanged("", other: "extension S { init(y: Binding<Part>) { self.init(x: y); x = Part() } }") == true)
    #expect(isChanged("", other: "extension S { func f() { print(x) } }") == false)
    #expect(isChanged("", other: "extension T { func f() { x = 1 } }") == false)
  }

  @Test func valueOfTypeMayBeChanged() {
    #expect(isChanged("", other: "func f(_ s: S) { s.x = Part() }") == true)
    #expect(isChanged("", other: "struct T { var s: S; func f() { s.x.name = \"\" } }") == true)
    #expect(isChanged("", other: "struct T { var part: Part; func f() { other.x = 1 } }") == false)
  }

  @Test func changesInsideObjectDoNotChangeProperty() {
    let inside = "func f() { x.name = \"\"; x.reset() }"
    #expect(isChanged(inside, type: "Model") == false)
    #expect(isChanged(inside, type: "Unknown") == true)
    #expect(isChanged("func f() { x = Model() }", type: "Model") == true)
  }
}
