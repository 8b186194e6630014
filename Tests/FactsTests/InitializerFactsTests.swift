import Facts
import Testing

@Suite struct InitializerFactsTests {
  private func initializer(_ text: String) -> Initializer? {
    facts("struct S {\n\(text)\n}").summary.initializers.first
  }

  @Test func parametersKeepLabelsAndTraits() {
    let parameters = initializer(
      "init(a: Int, for b: inout String, _ c: @autoclosure @escaping () -> M, d: () -> Void = {}, e: (() -> Void)?) {}")?
      .parameters
    #expect(parameters?.map(\.label) == ["a", "for", "", "d", "e"])
    #expect(parameters?.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(parameters?.map(\.traits) == [[], .isInOut, [.isAutoclosure, .isEscaping], .hasDefault, .isEscaping])
    #expect(parameters?.map(\.isNonEscapingClosure) == [false, false, false, true, false])
  }

  @Test func assignmentsHaveFormAndWrappedValue() {
    let assignments =
      initializer(
        """
        init(name: String, m: Model) {
          self.a = name
          b = 1
          _c = StateObject(wrappedValue: Model(name: name))
          self._d = .init(initialValue: m)
          _e = EnvironmentStateObject { env in Model(db: env.db, name: name) }
          if name.isEmpty { f = 2 }
          let g = 1
          g = 2
          run { h = 3 }
        }
        """)?.assignments ?? []
    #expect(assignments.map(\.property) == ["a", "b", "c", "d", "e", "f", "h"])
    #expect(assignments.map(\.form) == [.selfMember, .bare, .storage, .storage, .storage, .bare, .bare])
    #expect(
      assignments.map(\.wrapped) == [
        .none, .none, Value(.construct, "Model"), Value(.name, "m"), Value(.construct, "Model"), .none, .none,
      ])
    #expect(assignments.map { $0.mentions.map(\.name) } == [["name"], [], ["name"], ["m"], ["name"], [], []])
    #expect(assignments.map(\.isAtTopLevel) == [true, true, true, true, true, false, false])
    #expect(assignments.map(\.isInClosure) == [false, false, false, false, false, false, true])
  }

  @Test func valuesOfConstantAreMentions() {
    let assignment = initializer(
      "init(name: String) { let title = String(name); _m = StateObject(wrappedValue: Model(title: title)) }")?
      .assignments.first
    #expect(assignment?.mentions.map(\.name) == ["title", "name"])
  }

  @Test func delegationIsSeen() {
    #expect(initializer("init() { self.init(a: 1) }")?.traits.contains(.isDelegating) == true)
    #expect(initializer("init() { self = .other }")?.traits.contains(.isDelegating) == true)
    #expect(initializer("init() { a = Self(a: 1) }")?.traits.contains(.isDelegating) == false)
  }

  @Test func usesOfLocalsAreCounted() {
    let file = facts(
      """
      struct S {
        init(x: Int) {
          let a = A(x)
          var b = B()
          b.c = 1
          _a = StateObject(wrappedValue: a)
        }
      }
      """)
    let locals = file.initializerBodies.first?.locals ?? []
    #expect(locals.map(\.name) == ["a", "b"])
    #expect(locals.map(\.uses.count) == [1, 1])
    #expect(locals.map(\.isMutated) == [false, true])
    #expect(locals.first.map { file.text($0.valuePlace) } == "A(x)")
    #expect(file.initializerBodies.first?.statements.map(\.hasEffects) == [true, true, true, true])
  }
}
