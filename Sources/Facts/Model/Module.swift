import SourceText

/// A module that the project builds, as described by a package manifest or an Xcode project.
public struct Module: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case app
    case appExtension = "app extension"
    case library
    case executable
    case macro
    case plugin
    case tests
  }

  /// The name that imports use.
  public let name: String
  /// Other names that imports may use: those of other configurations and, if not all settings are known, the default
  /// names.
  public let aliases: [String]
  public let kind: Kind
  /// A readable description of where the module is declared: "target 'Home' of Packages/Home/Package.swift".
  public let origin: String
  /// The names of the modules that it declares as dependencies.
  public let dependencies: [String]
  public let settings: ProjectSettings
  /// Whether code outside the project may import it: a product contains it, and its package is the outermost
  /// one of the project.
  public let isPublished: Bool

  public init(
    name: String, aliases: [String] = [], kind: Kind = .library, origin: String = "", dependencies: [String] = [],
    settings: ProjectSettings = ProjectSettings(), isPublished: Bool = false
  ) {
    self.name = name
    self.aliases = aliases.filter { $0 != name }
    self.kind = kind
    self.origin = origin
    self.dependencies = dependencies
    self.settings = settings
    self.isPublished = isPublished
  }
}

/// The modules of files. Paths are absolute; a relative path starts at `base`. Case doesn't matter, as on the disks of
/// most Macs, where a project can have a group "Views" for a folder "views".
public struct ModuleMap: Sendable, Hashable {
  /// A folder whose files belong to a module.
  public struct Folder: Sendable, Hashable {
    /// The module's index in `modules`.
    public let module: Int
    /// The files and folders in this folder that don't belong to the module, as relative paths. As in `Glob`, they
    /// may contain stars.
    public let excluded: [String]
    /// The files and folders in this folder that belong to the module, as relative paths; nil for all.
    public let included: [String]?
    public let claimant: Claimant?

    /// The package or project that assigns the folder to the module.
    public enum Claimant: Sendable, Hashable {
      /// A manifest or a project in this absolute folder.
      case package(in: String)
      case xcodeProject(in: String)
    }

    public init(module: Int, excluded: [String] = [], included: [String]? = nil, claimant: Claimant? = nil) {
      self.module = module
      self.excluded = excluded.map { $0.lowercased() }
      self.included = included?.map { $0.lowercased() }
      self.claimant = claimant
    }

    /// Returns whether the files of this folder also belong to an outer folder. There are three such cases. The outer
    /// folder belongs to an Xcode project, and this one to a package whose manifest is not in the outer folder. Or this
    /// folder belongs to an Xcode project, and the outer one to a package in the project's folder: some packages exist
    /// only for an editor. Or both belong to the same Xcode project.
    func isAlso(in outer: Folder, at path: String) -> Bool {
      switch (claimant, outer.claimant) {
      case (.package(let home), .xcodeProject): !(home.lowercased() + "/").hasPrefix(path + "/")
      case (.xcodeProject(let home), .package(let around)), (.xcodeProject(let home), .xcodeProject(let around)):
        home == around
      default: false
      }
    }

    /// - Parameter path: The path relative to the folder, in lowercase.
    func holds(_ path: Substring) -> Bool {
      func isBelow(_ other: String) -> Bool {
        path == other || path.hasPrefix(other + "/") || other == "." || other.isEmpty
          || other.contains("*") && Glob(other).matches(String(path))
      }
      return included?.contains(where: isBelow) ?? true && !excluded.contains(where: isBelow)
    }
  }

  public private(set) var modules: [Module] = []
  /// The settings of files that belong to no module, and the defaults for settings that a module doesn't specify.
  public var settings = ProjectSettings()
  /// The lowest deployment targets of all modules.
  public private(set) var lowestDeploymentTargets: [Platform: Version] = [:]
  private let base: String
  private var files: [String: [Int]] = [:]
  private var folders: [String: [Folder]] = [:]
  private var byName: [String: [Int]] = [:]

  /// - Parameter base: The absolute folder where relative paths start.
  public init(base: String = "/") { self.base = base == "/" ? "" : base }

  public var isEmpty: Bool { modules.isEmpty }

  /// Adds a module. Returns its index.
  public mutating func add(_ module: Module) -> Int {
    modules.append(module)
    lowestDeploymentTargets.merge(module.settings.deploymentTargets, uniquingKeysWith: min)
    for name in Set([module.name] + module.aliases) { byName[name, default: []].append(modules.count - 1) }
    return modules.count - 1
  }

  public mutating func addFile(_ path: String, to module: Int) { files[key(path), default: []].append(module) }
  public mutating func addFolder(_ path: String, _ folder: Folder) { folders[key(path), default: []].append(folder) }

  /// Returns the indices of the modules with this name.
  public func modules(named name: String) -> [Int] { byName[name] ?? [] }

  /// Returns the indices of the modules that the file belongs to, in ascending order. The innermost folder that
  /// includes or excludes the file decides. Packages and Xcode projects can both have such a folder.
  public func modules(ofFileAt path: String) -> [Int] {
    guard !modules.isEmpty else { return [] }
    let path = key(path)
    var result = Set(files[path] ?? [])
    var inner: [Folder] = []
    var slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    while let end = slash {
      let folder = end == path.startIndex ? "/" : String(path[..<end])
      if let rules = folders[folder] {
        let rest = path[path.utf8.index(after: end)...]
        for rule in rules where rule.holds(rest) && inner.allSatisfy({ $0.isAlso(in: rule, at: folder) }) {
          result.insert(rule.module)
        }
        inner += rules
      }
      slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/"))
    }
    return result.sorted()
  }

  /// Returns whether the file belongs only to tests.
  public func isTest(_ path: String) -> Bool {
    let modules = modules(ofFileAt: path)
    return !modules.isEmpty && modules.allSatisfy { self.modules[$0].kind == .tests }
  }

  private func key(_ path: String) -> String { absolute(path).lowercased() }

  /// Returns the path from the root of the file system, without `.` and `..`.
  private func absolute(_ path: String) -> String {
    let full = path.utf8.first == UInt8(ascii: "/") ? path : "\(base)/\(path)"
    var needsWork = full.utf8.last == UInt8(ascii: "/")
    var previous: UInt8 = 0
    for byte in full.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") {
        needsWork = true
        break
      }
      previous = byte
    }
    guard needsWork else { return full }
    var components: [Substring] = []
    for component in full.split(separator: "/") {
      switch component {
      case ".": break
      case "..": components.removeLast(components.isEmpty ? 0 : 1)
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }
}
