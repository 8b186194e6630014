import Facts
import Testing

@testable import FactCollection
@testable import FactQuestions
@testable import Facts

@Suite struct AnswerCacheTests {
  private let home = "struct Home: Shown { var row: some View { Text(title) }; @State var title = \"\" }"

  private func answer(_ project: ProjectFacts) -> Answer? {
    project.type("Home").map { project.isSwiftUIOwner($0) }
  }

  @Test func cachedAnswerIsDroppedWithItsInputs() {
    var project = project(["File.swift": home, "Shown.swift": "import SwiftUI\nprotocol Shown: View {}"])
    #expect(answer(project) == .yes)
    let before = project
    project.update(facts("protocol Shown {}", path: "Shown.swift").summary)
    #expect(answer(project) == .no)
    #expect(answer(before) == .yes)
    project.remove(path: "Shown.swift")
    #expect(answer(project) == .unknown)
    project.settings.viewProtocols = ["Shown"]
    #expect(answer(project) == .yes)
    project.settings.viewProtocols = []
    project.isComplete = false
    #expect(answer(project) == .unknown)
    #expect(answer(before) == .yes)
  }

  @Test func answerHasNewestPlace() {
    var project = project(["File.swift": home, "Use.swift": "extension Home { func f() { title = \"\" } }"])
    func line() -> Int? {
      project.type("Home").flatMap { project.extensions(of: $0).first }.map { $0.declaration.namePlace.line }
    }
    #expect(line() == 0)
    project.update(facts("\n\nextension Home { func f() { title = \"\" } }", path: "Use.swift").summary)
    #expect(line() == 2)
  }

  @Test func cachedPlacesAreDroppedWithFile() {
    var project = project(["File.swift": "struct A {}\nstruct B {}", "Use.swift": "extension B {}"])
    #expect(project.type("B").map { project.extensions(of: $0).count } == 1)
    project.update(facts("struct B {}\nstruct A {}", path: "File.swift").summary)
    #expect(project.type("B").map { project.extensions(of: $0).count } == 1)
    #expect(project.type("A").map { project.extensions(of: $0).count } == 0)
  }
}
