import Facts
import Testing

@Suite struct ElementListFactsTests {
  private func list(_ body: String) -> ElementList? {
    facts("struct V: View { var body: some View { \(body) } }").elementLists.first
  }

  @Test(arguments: [
    ("items", ElementList.Form.elements, "items"), ("$items", .elements, "items"),
    ("model.items", .elements, "model"), ("items.indices", .indices, "items"),
    ("0..<items.count", .countRange, "items"),
    ("0 ..< self.model.items.count", .countRange, "model"), ("Array(items.enumerated())", .enumerated, "items"),
    ("items.enumerated()", .enumerated, "items"), ("Array(zip(items.indices, items))", .zipped, "items"),
    ("Array(items.indices)", .indices, "items"), ("0..<5", .other, ""), ("1..<items.count", .other, ""),
    ("0...items.count", .other, ""), ("items.filter { $0 }", .other, ""), ("[1, 2]", .other, ""),
    ("zip(items.indices, others)", .other, ""),
  ])
  func dataIsRead(data: String, form: ElementList.Form, collection: String) {
    let found = list("ForEach(\(data), id: \\.self) { Text($0) }")
    #expect(found?.form == form)
    #expect((found?.collection?.name ?? "") == collection)
    #expect(found?.key == "self")
  }

  @Test func constantsResolveToPositions() {
    func list(_ value: String, _ data: String) -> ElementList? {
      self.list("let x = \(value); ForEach(\(data), id: \\.self) { Text($0) }")
    }
    #expect(list("items.enumerated()", "Array(x)")?.form == .enumerated)
    #expect(list("items.indices.reversed()", "x")?.form == .indices)
    #expect(list("items.indices.reversed()", "x")?.isRearranged == true)
    #expect(list("items.filter { $0 }", "Array(x.enumerated())")?.collection?.root == .local)
    #expect(list("items", "x")?.form == .elements)
    let called = self.list("ForEach(Array(shown().enumerated()), id: \\.offset) { Text($1) }")
    #expect(called?.form == .enumerated && called?.collection?.name == "shown")
  }

  @Test func keysAreRead() {
    #expect(list("ForEach(items) { Text($0) }")?.key == nil)
    #expect(list("List(items, id: \\.element.id, selection: $s) { Text($0) }")?.key == "element.id")
    #expect(list("ForEach(items, id: \\Item.name) { Text($0) }")?.key == "name")
    #expect(list("Table(items) { TableColumn(a, value: b) }")?.form == .elements)
    #expect(list("List { Text(\"\") }") == nil)
    #expect(list("List(selection: $s) { Text(\"\") }") == nil)
  }

  @Test func useOfRowIndexIsRecorded() {
    func rows(_ closure: String) -> ElementList.Rows? {
      list("ForEach(m.items.indices, id: \\.self) { \(closure) }")?.rows
    }
    #expect(rows("i in Row(m.items[i])")?.elements.count == 1)
    #expect(rows("i in Row(m.items[i])")?.usesPosition == false)
    #expect(rows("i in Row($m.items[i].name, m.items[i])")?.bindings.count == 1)
    #expect(rows("i in Row(m.items[i], i)")?.usesPosition == true)
    #expect(rows("i in Row(other[i])")?.usesPosition == true)
    #expect(rows("i in Button(\"\") { m.items[i].isOn = true }")?.usesPosition == true)
    #expect(rows("i in Row(m.items[i].isOn == true)")?.usesPosition == false)
    #expect(rows("Row(m.items[$0])")?.usesPosition == false)
    #expect(rows("VStack { Row(m.items[$0]) }")?.usesPosition == true)
  }

  @Test func namesOfElements() {
    let found = facts(
      """
      struct V: View {
        var body: some View {
          ForEach(items) { item in Text(item.name) }
          ForEach(model.rows, id: \\.key.id) { Text($0.name) }
          List(items.reversed()) { item in Text(item.name) }
        }
      }
      """)
    let names = ["item", "$0"].flatMap { found.summary.elementNames(Symbol($0)) }
    #expect(names.map(\.collection.name) == ["items", "model"])
    #expect(names.map(\.key) == [nil, "key.id"])
  }

  @Test func gettersThatListTheirElements() {
    let found = facts(
      """
      struct V: View {
        var a: [Int] { [x, y] }
        var b: [Int] { return [x] }
        var c: [Int] { get { [x] } }
        var d: [Int] { [x] + y }
        var e: [Int] {
          if x > 0 { return [x] }
          return [y]
        }
        var body: some View { ForEach(a + b + c + d + e) { Text("\\($0)") } }
      }
      """)
    let lists = found.summary.identityGetters.filter(\.isList)
    #expect(lists.map(\.name) == ["a", "b", "c"])
  }

  @Test func movesAndPlainRemovalsAreEachRecordedOnce() {
    let found = facts(
      """
      final class Model {
        var items: [Int] = []
        func change() {
          items.remove(at: 0)
          items.removeFirst()
          items.sort()
          items.swapAt(0, 1)
          withAnimation { others.removeLast(); others.remove(at: 0) }
          self.parts.names.removeAll { $0 == "" }
          others.append(1)
          cleared.removeAll()
          var copy = items
          copy.shuffle()
        }
      }
      """)
    let moves = found.summary.reorderings
    #expect(moves.map(\.name) == ["items", "items", "others", "names", "copy"])
    #expect(moves.map(\.isPlainRemoval) == [true, false, false, true, false])
    #expect(
      moves.map(\.collection.root) == [.memberOrGlobal, .memberOrGlobal, .memberOrGlobal, .selfMember, .local])
  }
}
