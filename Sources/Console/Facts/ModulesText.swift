import Analysis
import Facts

/// The modules that were found in a project, as readable lines.
struct ModulesText {
  private let map: ModuleMap
  private let paths: [String]

  init(of extent: ProjectExtent, in project: Project) {
    map = project.facts.moduleMap
    paths = extent.paths + extent.surroundings
  }

  var lines: [String] {
    guard !map.isEmpty else { return ["all files form one module, because no package or Xcode project was found"] }
    var counts: [Int: Int] = [:]
    var unclaimedCount = 0
    for path in paths {
      let modules = map.modules(ofFileAt: path)
      for module in modules { counts[module, default: 0] += 1 }
      if modules.isEmpty { unclaimedCount += 1 }
    }
    let modules = map.modules.enumerated().flatMap { index, module in
      ["\(module.name) (\(module.kind.rawValue)), files: \(counts[index] ?? 0), \(module.origin)"]
        + SettingsText(settings: module.settings).lines.map { "  \($0)" }
    }
    return modules + (unclaimedCount == 0 ? [] : ["files in no module: \(unclaimedCount)"])
  }
}
