import SourceText
import Syntax
import Testing

@testable import statewise_dev

@Suite("Scaffolding a rule")
struct RuleScaffoldTests {
  @Test("The file contains the rule and its type and has no syntax errors")
  func source() throws {
    let scaffold = try RuleScaffold(id: "binding-never-written")
    #expect(scaffold.source.contains("struct BindingNeverWritten: Rule {"))
    #expect(scaffold.source.contains("id: RuleID = \"binding-never-written\""))
    let tree = Parser.parse(Array(scaffold.source.utf8))
    #expect(!(0..<UInt32(tree.nodeCount)).contains { tree.kind(of: NodeID(index: $0)) == .unexpected })
    let rule = try Repository.text("Sources/Rules/PrivateState.swift")
    #expect(imports(scaffold.source) == imports(rule), "It compiles only with the imports of other rules")
  }

  private func imports(_ source: String) -> [Substring] {
    source.split(separator: "\n").filter { $0.hasPrefix("import ") }
  }

  @Test("The list gets one more line")
  func list() throws {
    let scaffold = try RuleScaffold(id: "b")
    #expect(
      try scaffold.listed(in: "x: [any Rule] = [\n    A(),\n  ]\n") == "x: [any Rule] = [\n    A(),\n    B(),\n  ]\n")
    #expect(try scaffold.listed(in: "x: [any Rule] = []\n") == "x: [any Rule] = [\n    B(),\n  ]\n")
    #expect(throws: DeveloperError.self) { try scaffold.listed(in: "nothing") }
  }

  @Test("An invalid name is an error", arguments: ["", "State", "a b", "a--b", "-a", "1a", "état"])
  func names(id: String) {
    #expect(throws: DeveloperError.self) { try RuleScaffold(id: id) }
  }
}
