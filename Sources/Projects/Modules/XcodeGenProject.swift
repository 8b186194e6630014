import Facts

/// The Xcode project that XcodeGen generates from a description.
struct XcodeGenProject {
  private typealias Unclear = XcodeGenSpec.Unclear

  private let spec: YAML
  private let path: String
  private let read: (String) -> [UInt8]?
  let name: String
  private(set) var targets: [XcodeProject.Target] = []

  /// Throws if a part of the description is not understood that may affect modules, their files, or their settings.
  ///
  /// - Parameter read: Returns the bytes of the description, of the files that it includes, and of `.xcconfig` files.
  init(at path: String, read: @escaping (String) -> [UInt8]?) throws {
    let spec = try XcodeGenSpec(at: path, read: read)
    self.spec = spec.description
    self.path = path
    self.read = read
    name = try spec.description["name"].text()
    guard !name.isEmpty, !name.contains("$") else { throw Unclear() }
    for target in try spec.targets() where target.description["legacy"] == .nothing {
      targets.append(try self.target(target))
    }
  }

  private func target(_ target: XcodeGenSpec.Target) throws -> XcodeProject.Target {
    let ownName = try target.description["name"].text()
    let name = ownName.isEmpty ? target.name : ownName
    let type = try target.description["type"].text()
    guard !type.isEmpty, !(name + type).contains("$") else { throw Unclear() }
    var result = XcodeProject.Target(
      name: name, otherNames: [target.product, name].compactMap { $0 }, productType: type, project: path,
      dependencies: try target.description["dependencies"].items().flatMap(dependencies),
      configurations: try configurations.map { try buildSettings(of: target, name: name, in: $0) })
    for source in try target.description["sources"].items() { try add(source, to: &result) }
    return result
  }

  private func dependencies(_ item: YAML) throws -> [String] {
    let target = try item["target"].text().split(separator: "/").last.map(String.init)
    let products = try (item["products"].items() + item["product"].items()).map { try $0.text() }
    return try [target].compactMap { $0 }
      + (products.isEmpty ? item["package"].items().map { try $0.text() } : products)
  }

  // MARK: Files

  private func add(_ source: YAML, to target: inout XcodeProject.Target) throws {
    let path = try source["path"].text() + source.text()
    let ownType = try source["type"].text()
    let type = try ownType.isEmpty ? spec["options"]["defaultSourceDirectoryType"].text() : ownType
    let phase = source["buildPhase"]
    guard !path.isEmpty, !path.contains("$"), phase != .unknown else { throw Unclear() }
    guard type != "folder", [.nothing, .text("sources")].contains(phase) else { return }
    if FolderPath.lastComponent(of: path).drop(while: { $0 == "." }).contains(".") {
      if path.hasSuffix(".swift") { target.files.append(path) }
    } else {
      let included = try source["includes"].items().map(pattern)
      target.folders.append(
        (path, excluded: try source["excludes"].items().map(pattern), included: included.isEmpty ? nil : included))
    }
  }

  private func pattern(_ item: YAML) throws -> String {
    let pattern = try item.text()
    // Of the wildcards, only stars are understood.
    guard !pattern.contains(where: "?[]{}()!$".contains) else { throw Unclear() }
    return pattern
  }

  // MARK: Settings

  private var configurations: [String] {
    get throws {
      let names = try spec["configs"].table().keys.sorted()
      return names.isEmpty ? ["Debug", "Release"] : names
    }
  }

  /// The presets of the project and of the target apply unless a configuration file has such a setting.
  private func buildSettings(
    of target: XcodeGenSpec.Target, name: String, in configuration: String
  ) throws -> BuildSettings {
    let shared = try fileSettings(of: spec, in: configuration)
    let own = try fileSettings(of: target.description, in: configuration)
    let presets = try presets(of: target).filter { shared?[$0.key] == nil && own?[$0.key] == nil }
    var result = BuildSettings()
    result.isPartial = shared == nil || own == nil
    result.add(["TARGET_NAME": name])
    result.add(try projectPresets(isPartial: result.isPartial))
    result.add(shared ?? [:])
    result.add(try settings(spec["settings"], in: configuration))
    result.add(presets)
    result.add(own ?? [:])
    result.add(try settings(target.description["settings"], in: configuration))
    return result
  }

  /// The settings of the `.xcconfig` file; nil if it cannot be read.
  private func fileSettings(of description: YAML, in configuration: String) throws -> [String: String]? {
    let path = try description["configFiles"][configuration].text()
    if path.isEmpty { return [:] }
    return read(path) == nil ? nil : BuildSettingsFile.settings(at: path, read: read)
  }

  private func projectPresets(isPartial: Bool) throws -> [String: String] {
    var result = ["PRODUCT_NAME": "$(TARGET_NAME)"]
    let applied = try spec["options"]["settingPresets"].text()
    if !isPartial, ["", "all", "project"].contains(applied) { result["SWIFT_VERSION"] = "5.0" }
    for (platform, version) in try spec["options"]["deploymentTarget"].table() {
      if let system = BuildSettings.system(platform) { result[system.setting] = buildSetting(version) }
    }
    return result
  }

  private func presets(of target: XcodeGenSpec.Target) throws -> [String: String] {
    var result: [String: String] = [:]
    result["PRODUCT_NAME"] = target.product
    let destinations = try target.description["supportedDestinations"].items().map { try $0.text() }
    let platform = BuildSettings.system(try target.description["platform"].text())
    var systems = destinations.compactMap(BuildSettings.system)
    if destinations.contains("macCatalyst") {
      result["SUPPORTS_MACCATALYST"] = "YES"
      systems += [BuildSettings.system("iOS")].compactMap { $0 }
    }
    if systems.isEmpty {
      guard let platform else { throw Unclear() }
      result["SDKROOT"] = platform.sdk
      systems = [platform]
    } else {
      result["SUPPORTED_PLATFORMS"] = systems.map(\.sdk).joined(separator: " ")
    }
    let version = target.description["deploymentTarget"]
    for system in systems where version != .nothing { result[system.setting] = buildSetting(version) }
    return result
  }

  /// The settings of a layer with those of its groups.
  private func settings(_ layer: YAML, in configuration: String, depth: Int = 0) throws -> [String: String] {
    guard depth < Self.depthLimit else { throw Unclear() }
    let members = try layer.table()
    guard ["base", "configs", "groups"].contains(where: { members[$0] != nil }) else {
      return members.mapValues(buildSetting)
    }
    var result: [String: String] = [:]
    func add(_ part: YAML) throws {
      result.merge(try settings(part, in: configuration, depth: depth + 1)) { $1 }
    }
    for group in try layer["groups"].items() { try add(spec["settingGroups"][group.text()]) }
    result.merge(try layer["base"].table().mapValues(buildSetting)) { $1 }
    for (name, part) in try layer["configs"].table().sorted(by: { $0.key < $1.key }) {
      // The name of another configuration does not stand for all that contain it.
      let isMeant = try name == configuration || !configurations.contains(name)
      if isMeant, configuration.lowercased().contains(name.lowercased()) { try add(part) }
    }
    return result
  }

  /// The setting in a form that Xcode's settings have; for what is not understood, one that has no value.
  private func buildSetting(_ value: YAML) -> String {
    switch value {
    case .text(let text): return ["true", "yes", "on"].contains(text.lowercased()) ? "YES" : text
    case .list(let list): return list.map(buildSetting).joined(separator: " ")
    case .table, .unknown: return "$()"
    }
  }

  private static let depthLimit = 6
}
