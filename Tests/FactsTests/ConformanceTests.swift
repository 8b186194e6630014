import Facts
import Testing

@Suite struct ConformanceTests {
  @Test func conformanceIsFoundInAnyFileAndThroughProtocols() {
    let project = project([
      "File.swift": "struct A: View {}; struct B {}; struct C: Screen {}; struct D {}; struct E: Unknown {}",
      "Other.swift": "extension B: SwiftUI.View {}; protocol Screen: Base {}; protocol Base: View & Sendable {}",
    ])
    let answers = ["A", "B", "C", "D", "E"].map { project.type($0).map(project.isSwiftUIOwner) }
    #expect(answers == [.yes, .yes, .yes, .no, .unknown])
  }

  @Test func answersStayUnknownUntilAllFilesAreRead() {
    var project = project(["File.swift": "struct A: View {}; struct B {}"])
    project.isComplete = false
    #expect(project.type("A").map(project.isSwiftUIOwner) == .yes)
    #expect(project.type("B").map(project.isSwiftUIOwner) == .unknown)
  }

  @Test func cyclesTerminate() {
    let project = project(["File.swift": "protocol P: Q {}; protocol Q: P {}; struct A: P {}; class B: B {}"])
    #expect(project.type("A").map(project.isSwiftUIOwner) == .no)
    #expect(project.type("B").map(project.isSwiftUIOwner) == .no)
  }

  @Test func protocolsOfProjectShadowFramework() {
    let project = project(["File.swift": "protocol View {}; struct A: View {}"])
    #expect(project.type("A").map(project.isSwiftUIOwner) == .no)
  }

  @Test func namesAreLookedUpFromTheInsideOut() {
    let project = project([
      "File.swift":
        "struct A { struct Row {}; func f() { _ = Row() } }; struct Row {}; struct B { func f() { _ = Row() } }"
    ])
    let file = project.summary(ofFileAt: "File.swift")
    let paths = file?.constructions.map { made in
      file.flatMap { project.type(named: made.$typePath, at: made.scope, in: $0)?.path }
    }
    #expect(paths == ["A.Row", "Row"])
  }

  @Test func theSameNameTwiceIsNoType() {
    let project = project([
      "A/File.swift": "struct Home {}", "B/File.swift": "struct Home {}", "C.swift": "private struct Home {}",
    ])
    #expect(project.summary(ofFileAt: "C.swift").flatMap { project.type(named: "Home", at: nil, in: $0) } != nil)
    let user = facts("", path: "D.swift").summary
    #expect(project.type(named: "Home", at: nil, in: user) == nil)
    #expect(project.types(named: "Home", at: nil, in: user).count == 2)
  }
}
