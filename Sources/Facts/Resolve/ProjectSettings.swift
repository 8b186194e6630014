/// What is known of how the project is built; what is not known is nil.
package struct ProjectSettings: Sendable, Hashable {
  /// The major version of the SDK, 27 for Xcode 27.
  package var sdkVersion: Int?
  /// The compiler's version as (major, minor) in one number: 604 for 6.4.
  package var compilerVersion: Int?
  /// The lowest major version of iOS that the project runs on.
  package var iOSTarget: Int?
  /// Skip transpiles or bridges the project to Android.
  package var isBridgedBySkip = false
  /// Modules beside SwiftUI that export it.
  package var reexporters: Set<String> = []

  package init() {}
}
