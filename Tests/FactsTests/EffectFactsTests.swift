import Facts
import Testing

@Suite struct EffectFactsTests {
  private func effects(_ modifier: String) -> [String] {
    let found = facts("struct Home: View {\n  let id: Int\n  var body: some View { Text(\"\")\(modifier) }\n}")
    return found.effects.map { effect in
      var words = [effect.name] + effect.methods.map(\.description)
      if effect.isGuarded { words.append("guarded") }
      return words.joined(separator: " ")
    }
  }

  @Test(arguments: [
    (".task { text = await fetch(id) }", ["task fetch"]),
    (".task(id: id) { await reload() }", ["task reload"]),
    (".onAppear(perform: load)", ["onAppear load"]),
    (".padding().onAppear { self.load(); Task { await more() } }", ["onAppear load more"]),
    (".onAppear { guard text.isEmpty else { return }; model.load(id) }", ["onAppear guarded"]),
    (".onChange(of: id) { load() }", ["onChange load"]),
    (".onTapGesture { load() }", []),
  ])
  func whatIsDoneWhenAViewAppears(modifier: String, expected: [String]) {
    #expect(effects(modifier) == expected, "\(modifier)")
  }

  private func kept(_ statements: String) -> [String] {
    let found = facts(
      "struct Home: View {\n  let id: Int\n  var body: some View { Text(\"\").task { \(statements) } }\n}")
    return found.keptReads.filter { $0.name == "id" }.map { read in
      read.isCopy ? "copied" : read.holder.isEmpty ? "assigned" : read.holder
    }
  }

  @Test(arguments: [
    ("text = await fetch(id)", ["assigned"]),
    ("Task { text = await fetch(id) }", ["assigned"]),
    ("text = id", ["copied"]),
    ("withAnimation { text = \"\\(id)\" }", ["copied"]),
    ("model.name = id", ["copied"]),
    ("text = String(id)", ["copied"]),
    ("text = id.uppercased()", ["copied"]),
    ("best = id.max() ?? 0", ["copied"]),
    ("text = id.formatted(with: style)", ["assigned"]),
    ("text = String(contents(id))", ["assigned"]),
    ("model.load(id)", ["model"]),
    ("await self.model.load(id: id)", ["model"]),
    ("log(id)", []),
    ("Logger.log(id)", []),
    ("let text = await fetch(id)", []),
    ("local.load(id)", ["local"]),
    ("let local = 1; local.load(id)", []),
    ("cells[id] = 1", []),
  ])
  func whatIsKeptOfAnInput(statements: String, expected: [String]) {
    #expect(kept(statements) == expected, "\(statements)")
  }
}
