/// An operating system that an app can be built for.
public enum Platform: String, Sendable, Hashable, CaseIterable, Comparable {
  case iOS
  case macCatalyst
  case macOS
  case tvOS
  case visionOS
  case watchOS

  public static func < (left: Platform, right: Platform) -> Bool { left.rawValue < right.rawValue }
}

/// The major and minor version of a system, a language, or a tool, such as "17.4".
public struct Version: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public init(integerLiteral value: Int) { self.init(value) }

  /// Reads "17", "17.4", or "17.4.1". Everything after the minor version is dropped. Returns nil if a part isn't a
  /// number.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.count < 6 ? UInt16(part).map { Int($0) } : nil }
    guard !numbers.isEmpty, numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

  public var description: String { "\(major).\(minor)" }
}

/// Releases of SwiftUI, named after an API that each of them introduced.
public enum SwiftUIRelease: Sendable, Hashable, CaseIterable {
  /// `View`, `State`, `ObservedObject`.
  case first
  /// `StateObject`, `onChange(of:perform:)`.
  case stateObject
  /// `Observable`, `Bindable`, `onChange(of:)` with two parameters or none.
  case observable

  /// Returns the first version of the system that includes the release.
  public func version(on platform: Platform) -> Version {
    switch (self, platform) {
    case (.first, .iOS), (.first, .macCatalyst), (.first, .tvOS): 13
    case (.first, .macOS): Version(10, 15)
    case (.first, .watchOS): 6
    case (.stateObject, .iOS), (.stateObject, .macCatalyst), (.stateObject, .tvOS): 14
    case (.stateObject, .macOS): 11
    case (.stateObject, .watchOS): 7
    case (.observable, .iOS), (.observable, .macCatalyst), (.observable, .tvOS): 17
    case (.observable, .macOS): 14
    case (.observable, .watchOS): 10
    case (_, .visionOS): 1
    }
  }
}
