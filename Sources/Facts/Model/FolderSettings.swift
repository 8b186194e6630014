/// The build settings of the code in some folders. The nearest folder above a file applies.
public struct FolderSettings: Sendable, Hashable {
  /// The absolute path of the folder that relative paths are based on.
  private let base: String
  private let settings: [String: ProjectSettings]

  /// - Parameter settings: The settings by absolute folder path. Folders with empty settings are ignored.
  public init(base: String = "/", _ settings: [String: ProjectSettings] = [:]) {
    self.base = base
    self.settings = settings.filter { $0.value != ProjectSettings() }
  }

  public var isEmpty: Bool { settings.isEmpty }
  /// Whether any folder lists modules that re-export SwiftUI.
  public var hasReexporters: Bool { settings.contains { !$0.value.reexporters.isEmpty } }

  /// Returns the settings of the nearest folder above the file that has any; otherwise empty settings.
  public func settings(forFileAt path: String) -> ProjectSettings {
    guard !settings.isEmpty else { return ProjectSettings() }
    var folder = Substring(path.hasPrefix("/") ? path : base == "/" ? "/" + path : base + "/" + path)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let found = settings[folder.isEmpty ? "/" : String(folder)] { return found }
    }
    return ProjectSettings()
  }
}
