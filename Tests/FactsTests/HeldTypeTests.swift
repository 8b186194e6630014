import FactQuestions
import Facts
import Testing

@Suite struct HeldTypeTests {
  private func held(_ property: String) -> String? {
    let project = project([
      "File.swift": """
      class Model { enum Kind { case a } }
      struct Item {}
      struct Box<T> { var value: T }
      struct Other { \(property) }
      """
    ])
    return project.type("Other").flatMap { described($0, project) }
  }

  private func described(_ owner: DeclaredType, _ project: ProjectFacts) -> String? {
    guard let property = owner.properties.first(where: { $0.name == "x" }) else { return nil }
    switch project.heldType(of: property, in: owner) {
    case .declared(let type): return type.path
    case .value(let name): return "value \(name)"
    case nil: return nil
    }
  }

  @Test(arguments: [
    ("var x = Model()", "Model"), ("var x: Model?", "Model"), ("var x: Item = .init()", "Item"),
    ("@State(initialValue: Model()) var x", "Model"), ("var x = Model.Kind.a", "Model.Kind"),
    ("var x = Model.Kind.allCases", nil), ("var x: Box<Model>", "Box"), ("var x = Model.Kind.a.rawValue", nil),
    ("var x = 3", "value Int"), ("var x: [Item] = []", "value [Item]"), ("var x: URL", "value URL"),
    ("var x = make()", nil), ("var x: any P", nil), ("var x: Unknown", nil), ("var x: Model.Kind", "Model.Kind"),
  ])
  func theAnnotationOrTheValueTells(property: String, expected: String?) {
    #expect(held(property) == expected, "\(property)")
  }

  @Test func aGenericParameterHidesATypeOfItsName() {
    let project = project(["File.swift": "struct Item {}\nstruct Home<Item> { struct Inner { var x: Item } }"])
    #expect(project.type("Home.Inner").flatMap { described($0, project) } == nil)
  }
}
