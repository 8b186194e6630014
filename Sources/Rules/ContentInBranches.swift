import Facts
import SourceText

/// The same view in two branches of a condition that changes.
struct ContentInBranches: Rule {
  static let id: RuleID = "content-in-branches"
  let summary = "The same content stands in two branches of a condition that changes"
  let rationale = """
    In a view builder each branch of an `if` or `switch` has an identity of its own. When the condition changes, SwiftUI \
    removes what one branch shows and builds the other: the state of the views is gone, text fields lose the focus, lists \
    jump to the top, images are loaded again, `onAppear` and `task` run again, and instead of the change a removal and an \
    insertion are animated.

    A modifier that takes a value for each case, `.opacity(isOn ? 0.5 : 1)`, keeps the view where it is. What stands over \
    or behind the view can be put there by an `if` inside of `overlay` or `background`. For stacks there is `AnyLayout`.
    """
  let defaultSeverity = Severity.information
  let reference = "https://developer.apple.com/videos/play/wwdc2021/10022"

  let examples: [Example] = [
    .flagged(
      "What glows begins anew with each change",
      """
      import SwiftUI

      struct Glow: ViewModifier {
          @AppStorage("glow") private var isOn = false

          func body(content: Content) -> some View {
              if ⟦isOn⟧ {
                  content.opacity(0.5)
              } else {
                  content
              }
          }
      }
      """,
      fixed: [
        """
                if isOn {
                    content.opacity(0.5)
                } else {
                    content
                }
        """: "        content.opacity(isOn ? 0.5 : 1)"
      ], because: "keeps its state"),
    .flagged(
      "Each tap closes the keyboard",
      """
      import SwiftUI

      extension View {
          @ViewBuilder func when<V: View>(_ condition: Bool, _ change: (Self) -> V) -> some View {
              if condition { change(self) } else { self }
          }
      }

      struct Field: View {
          @State private var isWide = false
          @State private var text = ""

          var body: some View {
              TextField("Name", text: $text).⟦when⟧(isWide) { $0.padding(8) }
              Button("Wide") { isWide.toggle() }
          }
      }
      """, severities: [.warning]),
    .allowed(
      "In one branch only, or under a condition that stays as it is",
      """
      import SwiftUI

      struct Gate: ViewModifier {
          @AppStorage("open") private var isOpen = false
          func body(content: Content) -> some View { if isOpen { content } else { Text("-") } }
      }

      struct Above: ViewModifier {
          static let isNew = true
          func body(content: Content) -> some View { if Self.isNew { content.opacity(0.5) } else { content } }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary) else { return [] }
    return project.branchedViews(in: file).map { finding($0, in: file) }
      + project.branchingUses(in: file).map { finding($0, in: file, of: project) }
  }

  private func finding(_ branched: BranchedView, in file: FileFacts) -> Finding {
    let content = branched.content
    let shown = branched.isModifier ? "what '\(branched.owner.name)' modifies" : "'\(content.name)'"
    return Finding(
      rule: id, severity: branched.isSeldom ? .hint : defaultSeverity, range: content.condition.range,
      message: "'\(content.name)' stands in several branches, so \(shown) starts over each time "
        + "\(branched.names.quotedList) \(branched.names.count == 1 ? "changes" : "change")",
      fixes: fix(content, in: file).map { [$0] } ?? [])
  }

  private func finding(_ use: BranchingUse, in file: FileFacts, of project: ProjectFacts) -> Finding {
    let name = use.argument.reference.$name.appendingPath(use.argument.reference.$members)
    return Finding(
      rule: id, severity: .warning, range: use.call.namePlace.range,
      message: "'.\(use.call.name)' moves '\(use.kept)' to another branch each time '\(name)' changes, and its state "
        + "starts over",
      related: [
        RelatedLocation(
          path: use.helperPath, range: use.helper.condition.range,
          message: "'self' stands in several branches of this condition")
      ])
  }

  // MARK: Fixes

  /// The values with which modifiers change nothing, by the label of the argument.
  private static let inert: [String: [String: String]] = [
    "opacity": ["": "1"], "padding": ["": "0"], "blur": ["radius": "0"], "scaleEffect": ["": "1"],
    "rotationEffect": ["": ".zero"], "disabled": ["": "false"], "allowsHitTesting": ["": "true"],
    "saturation": ["": "1"], "grayscale": ["": "0"], "colorMultiply": ["": ".white"],
    "accessibilityHidden": ["": "false"], "redacted": ["reason": "[]"], "tint": ["": "nil"],
    "foregroundColor": ["": "nil"], "font": ["": "nil"], "lineLimit": ["": "nil"], "brightness": ["": "0"],
  ]

  private func fix(_ content: BranchedContent, in file: FileFacts) -> Fix? {
    guard let pair = content.pair, !content.traits.contains(.hasPatterns),
      let inert = Self.inert[pair.modifier]?[pair.label]
    else { return nil }
    let condition = file.text(content.condition)
    let argument = file.text(pair.argument)
    // Operators that bind less tightly than the question mark, and edges or sets of them as the only argument.
    guard !condition.contains("?"), !argument.contains("?"), !argument.hasPrefix("["),
      pair.modifier != "padding" || !argument.hasPrefix(".")
    else { return nil }
    let label = pair.label.isEmpty ? "" : "\(pair.label): "
    let values = pair.isFirst ? "\(argument) : \(inert)" : "\(inert) : \(argument)"
    return Fix(
      "Keep '\(content.name)' in one place",
      .suggested(because: "'\(content.name)' keeps its state then, and the change itself can be animated"),
      in: file.path,
      [Edit(content.place.range, "\(file.text(pair.base)).\(pair.modifier)(\(label)\(condition) ? \(values))")])
  }
}
