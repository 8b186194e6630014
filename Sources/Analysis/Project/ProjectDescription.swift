import Facts
import Projects

/// What package manifests, Xcode projects, and configuration files say about a project: its modules and its
/// configurations.
package struct ProjectDescription: Sendable, Hashable {
  package let modules: ModuleMap
  package let configurations: ConfigurationTree
}

extension ProjectDescription {
  /// Reads the descriptions among the paths.
  ///
  /// - Parameters:
  ///   - base: The absolute folder that relative paths start from.
  ///   - choice: The user's options for the configuration.
  ///   - earlier: The configurations that were read last. They still apply where a file is broken now.
  ///   - read: Returns the bytes of a file; nil if it cannot be read. A package manifest or an Xcode project that
  ///     cannot be read is ignored.
  package init(
    describedBy paths: [String], base: String = "/", choosing choice: ConfigurationChoice = ConfigurationChoice(),
    keeping earlier: ConfigurationTree? = nil, read: @escaping (String) -> [UInt8]?
  ) {
    self.init(
      modules: ModuleReader(base: base, read: read).modules(describedBy: paths),
      configurations: ConfigurationTree(describedBy: paths, base: base, choosing: choice, keeping: earlier, read: read))
  }
}
