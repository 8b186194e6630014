/// What XcodeGen reads from `project.yml`: the files that it includes are merged, templates are applied, and a target
/// for several platforms is one target for each.
struct XcodeGenSpec {
  /// The description, or a part of it that matters, is not understood.
  struct Unclear: Error {}

  struct Target {
    let name: String
    /// The name under which the targets for several platforms are imported.
    var product: String?
    var description: YAML
  }

  static let fileNames: Set<String> = ["project.yml", "project.yaml", "xcodegen.yml", "xcodegen.yaml"]
  private static let depthLimit = 6

  /// All paths in it begin with the folder of the file that contains them.
  let description: YAML

  /// Returns whether it describes targets, and not something else that is called a project.
  static func isSpec(_ bytes: [UInt8]) -> Bool {
    if case .table = YAML.read(bytes)["targets"] { true } else { false }
  }

  init(at path: String, read: (String) -> [UInt8]?) throws {
    description = try Self.description(at: path, depth: 0, read: read)
  }

  private static func description(at path: String, depth: Int, read: (String) -> [UInt8]?) throws -> YAML {
    guard depth < depthLimit, let bytes = read(path) else { throw Unclear() }
    let own = YAML.read(bytes)
    let folder = FolderPath.parent(of: path)
    var included = YAML.table([:])
    for include in try own["include"].items() {
      guard case .text(let name) = include else { throw Unclear() }
      let path = FolderPath.joined(folder, name)
      included = try description(at: path, depth: depth + 1, read: read).merged(onto: included)
    }
    return own.withPaths(in: folder).merged(onto: included)
  }

  // MARK: Targets

  func targets() throws -> [Target] {
    var result: [Target] = []
    for (name, description) in try description["targets"].table().sorted(by: { $0.key < $1.key }) {
      for var target in try onePerPlatform(Target(name: name, description: description)) {
        target.description = try withTemplates(target.description, depth: 0).replacing("target_name", with: target.name)
        for (name, value) in try target.description["templateAttributes"].table() {
          target.description = try target.description.replacing(name, with: value.text())
        }
        result += try onePerPlatform(target)
      }
    }
    return result
  }

  private func onePerPlatform(_ target: Target) throws -> [Target] {
    guard case .list(let platforms) = target.description["platform"] else { return [target] }
    var result: [Target] = []
    for item in platforms {
      let platform = try item.text()
      var description = target.description.replacing("platform", with: platform).with("platform", item)
      if case .table(let versions) = description["deploymentTarget"] {
        description = description.with("deploymentTarget", versions[platform] ?? .nothing)
      }
      let suffix = description["platformSuffix"]
      let name =
        try description["platformPrefix"].text() + target.name + (suffix == .nothing ? "_" + platform : suffix.text())
      result.append(Target(name: name, product: target.name, description: description))
    }
    return result
  }

  private func withTemplates(_ description: YAML, depth: Int) throws -> YAML {
    guard depth < Self.depthLimit else { throw Unclear() }
    var inherited = YAML.table([:])
    for name in try description["templates"].items() {
      let template = try self.description["targetTemplates"][name.text()]
      if template != .nothing { inherited = try withTemplates(template, depth: depth + 1).merged(onto: inherited) }
    }
    return description.merged(onto: inherited)
  }
}

// MARK: Values

extension YAML {
  /// The text; empty for another kind of value. Throws for an unknown value.
  func text() throws -> String {
    switch self {
    case .text(let text): return text
    case .unknown: throw XcodeGenSpec.Unclear()
    default: return ""
    }
  }

  /// The elements of a list, or a single value that stands for a list of one; empty for a missing value. Throws for an
  /// unknown value.
  func items() throws -> [YAML] {
    switch self {
    case .list(let list): return list
    case .unknown: throw XcodeGenSpec.Unclear()
    default: return self == .nothing ? [] : [self]
    }
  }

  /// The members; empty for another kind of value. Throws for an unknown value.
  func table() throws -> [String: YAML] {
    switch self {
    case .table(let table): return table
    case .unknown: throw XcodeGenSpec.Unclear()
    default: return [:]
    }
  }

  fileprivate func with(_ key: String, _ value: YAML) -> YAML {
    guard case .table(var table) = self else { return self }
    table[key] = value
    return .table(table)
  }

  /// Tables and lists are added to those of `base`; everything else replaces the value in `base`, and so does the value
  /// of a key that ends in `:REPLACE`.
  fileprivate func merged(onto base: YAML) -> YAML {
    switch (self, base) {
    case (.table(let own), .table(var result)):
      for (key, value) in own {
        if key.hasSuffix(Self.replacement) {
          result[String(key.dropLast(Self.replacement.count))] = value
        } else {
          result[key] = result[key].map { value.merged(onto: $0) } ?? value
        }
      }
      return .table(result)
    case (.list(let own), .list(let base)): return .list(base + own)
    case (.table, .unknown), (.list, .unknown): return .unknown
    default: return self
    }
  }

  private static let replacement = ":REPLACE"

  fileprivate func replacing(_ variable: String, with text: String) -> YAML {
    switch self {
    case .text(let own): .text(own.replacing("${\(variable)}", with: text))
    case .list(let list): .list(list.map { $0.replacing(variable, with: text) })
    case .table(let table):
      .table(
        Dictionary(
          table.map { ($0.replacing("${\(variable)}", with: text), $1.replacing(variable, with: text)) },
          uniquingKeysWith: { first, _ in first }))
    case .unknown: .unknown
    }
  }

  // MARK: Paths

  fileprivate func withPaths(in folder: String) -> YAML {
    func full(_ path: YAML) -> YAML {
      if case .text(let text) = path, !text.isEmpty { .text(FolderPath.joined(folder, text)) } else { path }
    }
    func target(_ target: YAML) -> YAML {
      target.changing("configFiles") { $0.mapped(full) }
        .changing("sources") { $0.mapped { full($0).changing("path", full) } }
    }
    return changing("configFiles") { $0.mapped(full) }
      .changing("targets") { $0.mapped(target) }.changing("targetTemplates") { $0.mapped(target) }
  }

  private func changing(_ key: String, _ change: (YAML) -> YAML) -> YAML {
    guard case .table(var table) = self else { return self }
    for key in [key, key + Self.replacement] { table[key] = table[key].map(change) }
    return .table(table)
  }

  /// Changes the elements of a list, the members of a table, or a single text.
  private func mapped(_ change: (YAML) -> YAML) -> YAML {
    switch self {
    case .text: change(self)
    case .list(let list): .list(list.map(change))
    case .table(let table): .table(table.mapValues(change))
    case .unknown: .unknown
    }
  }
}
