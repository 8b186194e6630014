import SourceText

/// A rule that users might expect, with the reasons why it doesn't exist.
package struct RuleNotBuilt: Sendable, Hashable {
  package let id: RuleID
  /// A one-line summary of what the rule would report.
  package let summary: String
  /// The reasons in paragraphs.
  package let reasons: String
  package let references: [String]
}

package enum RulesNotBuilt {
  package static let all: [RuleNotBuilt] = [
    RuleNotBuilt(
      id: "redundant-state-init",
      summary: "`_count = State(initialValue: count)` where `self.count = count` is shorter",
      reasons: """
        The two are not the same. `_count = State(initialValue: count)` always sets the storage. `self.count = count` \
        sets the storage only as long as another stored property has no value yet; once all have one, it calls the \
        setter, and before the view is on the screen the setter does nothing. What the shorter line means depends on \
        the lines around it.

        A property with an initial value, or with the nil of a type that is written with `?`, keeps that when it is \
        assigned last. It compiles, and the view shows the wrong thing. After a call of `self.init(…)`, the assignment \
        sets the storage again.

        SwiftFormat added a rule like this and reverted it because it changed the runtime behavior of Airbnb's apps; the \
        proposal for Airbnb's style guide was closed without being accepted. Under Xcode 27, where `@State` is a macro, \
        private state with an initial value cannot be assigned early at all, so the rewritten code no longer compiles, or \
        no longer works.

        `state-default-overridden-in-init` reports the opposite case: an assignment that is not kept, or only as long \
        as nobody moves it. In that case, the longer line is the solution.
        """,
      references: [
        "https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)",
        "https://github.com/nicklockwood/SwiftFormat/pull/2554", "https://github.com/airbnb/swift/pull/382",
      ]),
    RuleNotBuilt(
      id: "environment-entry",
      summary: "An `EnvironmentKey` with its accessor where `@Entry` is shorter",
      reasons: """
        This is a matter of style, and SwiftFormat's `environmentEntry` rewrites it well. Nothing is wrong with a key that \
        is written out, and if its default value is an object, the rewrite is not harmless: the default of an `@Entry` \
        may be evaluated at each read that finds nothing in the environment, while the stored default of a key is \
        evaluated once.
        """,
      references: ["https://developer.apple.com/documentation/swiftui/entry()"]),
  ]
}
