import Facts
import Testing

@Suite struct TypeFactsTests {
  @Test func pathsFollowNesting() {
    let types = facts(
      """
      enum NS { struct Inner { class Deep {} } }
      extension NS.Inner { struct More {} }
      """
    ).summary.types
    #expect(types.map(\.path) == ["NS", "NS.Inner", "NS.Inner.Deep", "NS.Inner", "NS.Inner.More"])
    #expect(types.map(\.kind) == [.enum, .struct, .class, .extension, .struct])
    #expect(types.map(\.outer) == [nil, 0, 1, nil, 3])
  }

  @Test func inheritanceIsReadThroughCompositionsAndAttributes() {
    let types = facts("struct A: SwiftUI.View & Foo, @preconcurrency Bar, Box<Int> {}").summary.types
    #expect(types.first?.inherited.map(\.path) == ["SwiftUI.View", "Foo", "Bar", "Box"])
  }

  @Test func typesInFunctionsAreLocalTypes() {
    let types = facts("func make() { struct Local { var x = 0 } }; let f = { struct Other {} }").summary.types
    #expect(types.map(\.isLocal) == [true, true])
  }

  @Test func conditionsAreKept() {
    let summary = facts(
      """
      #if os(iOS)
      struct A { var x = 0 }
      #else
      struct A {
        #if DEBUG
        var y = 0
        struct B {}
        #endif
      }
      #endif
      """
    ).summary
    #expect(summary.types.map(\.condition) == ["os(iOS)", "#else", "#else && DEBUG"])
    #expect(summary.properties.map(\.condition) == [nil, "DEBUG"], "Those around the type are the type's")
  }

  @Test func genericConstraintsComeFromClauseAndWhere() {
    let type = facts("struct A<M: Named, N>: View where N: Other, M: Third {}").summary.types.first
    #expect(
      type?.genericParameters == [
        GenericParameter(name: "M", constraints: ["Named", "Third"]),
        GenericParameter(name: "N", constraints: ["Other"]),
      ])
    #expect(type?.isConstrained == true)
  }

  @Test func aFileIsATestByItsFolderOrItsImports() {
    #expect(facts("", path: "App/Tests/A.swift").summary.traits == .isTest)
    #expect(facts("", path: "App/Preview Content/A.swift").summary.traits == .isTest)
    #expect(facts("import XCTest").summary.traits == .isTest)
    #expect(facts("import SwiftUI", path: "App/Testing.swift").summary.traits == [])
    #expect(facts("// Generated using Sourcery\nstruct A {}").summary.traits == .isGenerated)
    #expect(facts("struct A { let text = \"generated using hands\" }").summary.traits == [])
  }
}
