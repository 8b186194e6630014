import Facts
import Projects

/// A project as files other than Swift code describe it: its modules and its configuration.
package struct ProjectDescription: Sendable, Hashable {
  package let modules: ModuleMap
  package let configurations: ConfigurationTree
}

extension ProjectDescription {
  /// Reads what is among the paths.
  ///
  /// - Parameters:
  ///   - base: the absolute folder that relative paths begin in.
  ///   - choice: what the user says of the configuration besides.
  ///   - earlier: what was read last, which counts where a configuration is broken now.
  ///   - read: the bytes of a file; nil for one that cannot be read, which then says nothing.
  package init(
    describedBy paths: [String], base: String = "/", choosing choice: ConfigurationChoice = ConfigurationChoice(),
    keeping earlier: ConfigurationTree? = nil, read: @escaping (String) -> [UInt8]?
  ) {
    self.init(
      modules: ModuleReader(base: base, read: read).modules(describedBy: paths),
      configurations: ConfigurationTree(describedBy: paths, base: base, choosing: choice, keeping: earlier, read: read))
  }
}
