/// A property whose changes a view follows: the argument of `.onChange(of:)` or `.task(id:)`, or what a computed
/// property that stands there reads.
package struct WatchedName: Sendable, Hashable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension whose code watches it.
  package let scope: Int
}
