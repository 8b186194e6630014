/// Whether a fix may be applied without a person looking at it.
public enum Safety: Hashable, Sendable {
  /// The rule knows nothing against it. Nothing applies such a fix: `Analysis` tries it on the project first, and what
  /// comes of that makes it safe or suggested.
  case proposed
  /// Tried on the project: it neither breaks the build nor changes behavior for the worse.
  case safe
  /// Offered one at a time; the reason names the fact that stands in the way ("passed at Home.swift:40").
  case suggested(because: String)

  public var isSafe: Bool { self == .safe }

  /// Why a person should look at it; nil for a fix that is not suggested.
  public var reason: String? {
    if case .suggested(let reason) = self { reason } else { nil }
  }
}

/// A way to fix a finding: a verb phrase, a promise and the edits that carry it out.
///
/// The edits of one fix refer to one state of the texts and do not overlap; alternatives of one finding are
/// independent of each other.
public struct Fix: Hashable, Sendable {
  public struct FileChange: Hashable, Sendable {
    /// The path under which the file was given to the analyzer.
    public let path: String
    public let edits: [Edit]

    public init(path: String, edits: [Edit]) {
      self.path = path
      self.edits = edits
    }
  }

  public let title: String
  public let safety: Safety
  /// One entry a file, each path once.
  public let changes: [FileChange]

  public init(_ title: String, _ safety: Safety, changes: [FileChange]) {
    self.title = title
    self.safety = safety
    self.changes = changes
  }

  /// The same fix with another promise.
  public func with(_ safety: Safety) -> Fix { Fix(title, safety, changes: changes) }

  public init(_ title: String, _ safety: Safety, in path: String, _ edits: [Edit]) {
    self.init(title, safety, changes: [FileChange(path: path, edits: edits)])
  }
}
