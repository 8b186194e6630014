import Facts
import Syntax

/// The targets of a package, as far as its manifest spells them out. A manifest is a program, and its computed parts
/// stay unknown.
struct PackageManifest {
  struct Target {
    let module: Module
    /// The folders that may contain its files, relative to the package. SwiftPM uses the first one that exists.
    let paths: [String]
    let excluded: [String]
    let sources: [String]?
  }

  private static let kinds: [String: Module.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .tests, "macro": .macro, "plugin": .plugin,
  ]

  private let syntax: ManifestSyntax
  private let path: String
  private let settings: ProjectSettings
  /// Whether the isolation is set outside the targets' own settings, for example in a loop over all targets.
  private let setsIsolationElsewhere: Bool
  private(set) var targets: [Target] = []
  /// The modules in library products; nil if the manifest computes them.
  private let productModules: Set<String>?

  /// - Parameter path: The manifest's path, for the origin of the modules.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    let syntax = ManifestSyntax(Parser.parse(bytes))
    var settings = ProjectSettings()
    settings.toolsVersion = Self.toolsVersion(bytes)
    settings.languageMode = settings.toolsVersion.map { $0 >= 600 ? 6 : 5 }
    for call in syntax.calls where syntax.name(of: call) == "Package" {
      settings.deploymentTargets = Self.platforms(syntax.argument("platforms", of: call), syntax)
      if let modes = syntax.argument("swiftLanguageModes", of: call)
        ?? syntax.argument("swiftLanguageVersions", of: call)
      {
        settings.languageMode = syntax.elements(of: modes).compactMap { Self.languageMode(syntax.text(of: $0)) }.max()
      }
    }
    self.syntax = syntax
    self.settings = settings
    productModules = Self.productModules(syntax)
    let declared = syntax.calls.filter { Self.isTarget($0, syntax) }
    let known = Set(declared.flatMap { Self.flags(of: $0, syntax) })
    setsIsolationElsewhere = syntax.calls.contains {
      syntax.name(of: $0) == "defaultIsolation" && !known.contains($0)
    }
    targets = declared.compactMap { call in
      target(call, isOnly: declared.count { Self.root(of: $0, syntax) == Self.root(of: call, syntax) } == 1)
    }
  }

  /// The folder that contains the folders of all targets of this kind. If there is only one such target, the folder
  /// itself may contain its files.
  private static func root(of target: NodeID, _ syntax: ManifestSyntax) -> String {
    switch kinds[syntax.name(of: target)] {
    case .tests: "Tests"
    case .plugin: "Plugins"
    default: "Sources"
    }
  }

  /// Returns whether a library product may contain the target.
  func mayPublish(_ target: Target) -> Bool {
    target.module.kind == .library && productModules?.contains(target.module.name) ?? true
  }

  private static func productModules(_ syntax: ManifestSyntax) -> Set<String>? {
    var result: Set<String> = []
    for call in syntax.calls where syntax.isMember(call) && syntax.name(of: call) == "library" {
      guard let targets = syntax.argument("targets", of: call) else { return nil }
      let names = syntax.strings(targets)
      guard !names.isEmpty, names.count == syntax.elements(of: targets).count else { return nil }
      result.formUnion(names.map(ModuleName.identifier))
    }
    let package = syntax.calls.first { syntax.name(of: $0) == "Package" }
    let products = package.flatMap { syntax.argument("products", of: $0) }
    return result.isEmpty && products.map(syntax.elements)?.isEmpty == true ? nil : result
  }

  /// Returns whether the call declares a target. Inside `dependencies`, `.target(name: …)` refers to one instead.
  private static func isTarget(_ call: NodeID, _ syntax: ManifestSyntax) -> Bool {
    syntax.isMember(call) && kinds[syntax.name(of: call)] != nil
      && !syntax.isInside(call, argument: "dependencies")
  }

  private func target(_ call: NodeID, isOnly: Bool) -> Target? {
    guard let kind = Self.kinds[syntax.name(of: call)],
      let name = syntax.argument("name", of: call).flatMap(syntax.string)
    else { return nil }
    let paths: [String]
    if let path = syntax.argument("path", of: call) {
      guard let written = syntax.string(path) else { return nil }
      paths = [written]
    } else {
      let root = Self.root(of: call, syntax)
      let others = ["Sources", "Source", "src", "srcs"].filter { $0 != root }
      paths = ([root] + others).map { "\($0)/\(name)" } + (isOnly ? [root] : [])
    }
    let module = Module(
      name: ModuleName.identifier(name), kind: kind, origin: "target '\(name)' of \(path)",
      dependencies: dependencies(syntax.argument("dependencies", of: call)),
      settings: settings(of: call))
    let sources = syntax.argument("sources", of: call).map(syntax.strings)
    return Target(
      module: module, paths: paths, excluded: syntax.argument("exclude", of: call).map(syntax.strings) ?? [],
      sources: sources)
  }

  private func dependencies(_ argument: NodeID?) -> [String] {
    guard let argument else { return [] }
    return syntax.elements(of: argument).compactMap { element in
      syntax.string(element) ?? syntax.argument("name", of: element).flatMap(syntax.string)
    }.map(ModuleName.identifier)
  }

  // MARK: Settings

  private func settings(of call: NodeID) -> ProjectSettings {
    var result = settings
    let flags = Self.flags(of: call, syntax)
    result.defaultIsolation = isolation(flags)
    result.mayRunAsyncOnCaller = flags.contains { syntax.strings($0).contains(ProjectSettings.asyncOnCaller) }
    for flag in flags where syntax.name(of: flag) == "swiftLanguageMode" {
      if let mode = syntax.firstArgument(of: flag).flatMap({ Self.languageMode(syntax.text(of: $0)) }) {
        result.languageMode = mode
      }
    }
    return result
  }

  private static func flags(of call: NodeID, _ syntax: ManifestSyntax) -> [NodeID] {
    syntax.argument("swiftSettings", of: call).map { syntax.calls(in: $0) } ?? []
  }

  private func isolation(_ flags: [NodeID]) -> ProjectSettings.Isolation? {
    for flag in flags {
      let words = syntax.strings(flag)
      if syntax.name(of: flag) == "unsafeFlags", words.contains("-default-isolation") {
        return words.contains("MainActor") ? .mainActor : .nonisolated
      }
      guard syntax.name(of: flag) == "defaultIsolation", let argument = syntax.firstArgument(of: flag) else { continue }
      return syntax.text(of: argument).hasPrefix("MainActor") ? .mainActor : .nonisolated
    }
    return setsIsolationElsewhere ? nil : .nonisolated
  }

  /// Returns 602 for `// swift-tools-version: 6.2`; nil without such a line, because the file is then not a manifest.
  static func toolsVersion(_ bytes: [UInt8]) -> Int? {
    for line in String(decoding: bytes.prefix(1024), as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard line.hasPrefix("//") else { continue }
      let words = line.split(separator: ":", maxSplits: 1)
      guard words.count == 2, words[0].hasSuffix("swift-tools-version") else { continue }
      let digits = words[1].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      return Version(digits).map { $0.major * 100 + $0.minor }
    }
    return nil
  }

  /// Reads `.v5` and `.version("6")`.
  private static func languageMode(_ text: String) -> Int? {
    text.drop { !$0.isNumber }.first.flatMap { $0.wholeNumberValue }
  }

  private static func platforms(_ argument: NodeID?, _ syntax: ManifestSyntax) -> [Platform: Version] {
    guard let argument else { return [:] }
    var result: [Platform: Version] = [:]
    for element in syntax.elements(of: argument) {
      guard let platform = Platform(rawValue: syntax.name(of: element)),
        let version = syntax.firstArgument(of: element)
      else { continue }
      // ".v17", ".v10_15", or "17.4" in quotes.
      let digits = syntax.text(of: version).drop { !$0.isNumber }
        .prefix { $0.isNumber || $0 == "." || $0 == "_" }.map { $0 == "_" ? "." : $0 }
      result[platform] = Version(String(digits))
    }
    return result
  }
}
