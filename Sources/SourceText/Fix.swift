/// Whether a fix may be applied without review by the user.
public enum Safety: Hashable, Sendable {
  /// The rule knows of no objection. The fix is not applied yet: `Analysis` first tries it on the project, and the
  /// result makes it safe or suggested.
  case proposed
  /// The fix was tried on the project. It does not break the build or make the behavior worse.
  case safe
  /// Offered one at a time. The reason names the fact that prevents applying it automatically ("passed at
  /// Home.swift:40").
  case suggested(because: String)

  public var isSafe: Bool { self == .safe }

  /// The reason to review the fix; nil for a fix that is not suggested.
  public var reason: String? {
    if case .suggested(let reason) = self { reason } else { nil }
  }
}

/// A way to fix a finding: a verb phrase as the title, a safety level, and the edits.
///
/// The edits of one fix refer to the same state of the texts and do not overlap. Alternative fixes of a finding are
/// independent of each other.
public struct Fix: Hashable, Sendable {
  public struct FileChange: Hashable, Sendable {
    /// The path that identifies the file in the analysis.
    public let path: String
    public let edits: [Edit]

    public init(path: String, edits: [Edit]) {
      self.path = path
      self.edits = edits
    }
  }

  public let title: String
  public let safety: Safety
  /// One entry for each file, without duplicate paths.
  public let changes: [FileChange]

  public init(_ title: String, _ safety: Safety, changes: [FileChange]) {
    self.title = title
    self.safety = safety
    self.changes = changes
  }

  /// - Parameter edits: The edits of each file by its path.
  public init(_ title: String, _ safety: Safety, edits: [String: [Edit]]) {
    self.init(
      title, safety,
      changes: edits.sorted { $0.key < $1.key }.map { FileChange(path: $0.key, edits: $0.value) })
  }

  /// The same fix with a different safety level.
  public func with(_ safety: Safety) -> Fix { Fix(title, safety, changes: changes) }

  public init(_ title: String, _ safety: Safety, in path: String, _ edits: [Edit]) {
    self.init(title, safety, changes: [FileChange(path: path, edits: edits)])
  }
}
