import Facts
import Testing

@Suite struct ModuleMapTests {
  private func map() -> ModuleMap {
    var map = ModuleMap(base: "/project/app")
    let app = map.add(Module(name: "App", kind: .app))
    let kit = map.add(Module(name: "Kit"))
    let tests = map.add(Module(name: "KitTests", kind: .tests))
    map.addFolder("App", .init(module: app, excluded: ["Old", "Legacy.swift"]))
    map.addFolder("App/Kit", .init(module: kit, included: ["Source", "Extra.swift"]))
    map.addFolder("/project/app/Tests", .init(module: tests))
    map.addFile("./Shared/../Shared/Both.swift", to: app)
    map.addFile("Shared/Both.swift", to: kit)
    return map
  }

  @Test(arguments: [
    ("App/Home.swift", ["App"]), ("./App/Deep/Home.swift", ["App"]), ("/project/app/App/Home.swift", ["App"]),
    ("App/Old/Home.swift", []), ("App/Older/Home.swift", ["App"]), ("App/Legacy.swift", []),
    ("App/Kit/Source/A.swift", ["Kit"]), ("App/Kit/Other/A.swift", []), ("App/Kit/Extra.swift", ["Kit"]),
    ("Shared/Both.swift", ["App", "Kit"]), ("Shared/Other.swift", []), ("Tests/A.swift", ["KitTests"]),
    ("../app/App/Home.swift", ["App"]), ("../other/App/Home.swift", []), ("", []), ("/", []),
  ])
  func aFileBelongsToTheInnermostFolder(path: String, names: [String]) {
    let map = map()
    #expect(map.modules(ofFileAt: path).map { map.modules[$0].name } == names, "\(path)")
  }

  @Test func onlyTestModulesMakeTests() {
    #expect(map().isTest("Tests/A.swift"))
    #expect(!map().isTest("App/Home.swift"))
    #expect(!map().isTest("Nowhere.swift"))
  }
}
