import FactQuestions
import Facts
import SourceText

struct ContentInBranches: Rule {
  static let id: RuleID = "content-in-branches"
  let summary = "Two branches of a condition that changes contain the same content"
  let rationale = """
    In a view builder, each branch of an `if` or `switch` has its own identity. When the condition changes, SwiftUI \
    removes the views of one branch and creates those of the other: the views lose their state, text fields lose focus, \
    lists scroll to the top, images load again, and `onAppear` and `task` run again. SwiftUI animates a removal and an \
    insertion instead of the change.

    A modifier that takes a value for each case, such as `.opacity(isOn ? 0.5 : 1)`, keeps the view's identity. To add \
    something in front of or behind the view, use an `if` inside `overlay` or `background`. For stacks, use `AnyLayout`.

    The rule is off by default: of 37 findings in 189 projects, many are conditions that hardly ever change while the view \
    is onscreen.
    """
  let isOnByDefault = false
  let defaultSeverity = Severity.information
  let reference = "https://developer.apple.com/videos/play/wwdc2021/10022"

  let examples: [Example] = [
    .flagged(
      "The content loses its state whenever 'isOn' changes",
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
      "Content in one branch only, or under a condition that never changes",
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
      + project.branchingUses(in: file).map { finding($0) }
  }

  private func finding(_ branched: BranchedView, in file: FileFacts) -> Finding {
    let content = branched.content
    let shown = branched.isModifier ? "what '\(branched.owner.name)' modifies" : "'\(content.name)'"
    return Finding(
      rule: id, severity: branched.isSeldom ? .hint : defaultSeverity, range: content.condition.range,
      message: "'\(content.name)' is in several branches, so \(shown) loses its state when "
        + "\(branched.names.quotedList) \(branched.names.count == 1 ? "changes" : "change")",
      fixes: fix(content, in: file).map { [$0] } ?? [])
  }

  private func finding(_ use: BranchingUse) -> Finding {
    let name = use.argument.reference.$name.appendingPath(use.argument.reference.$members)
    return Finding(
      rule: id, severity: .warning, range: use.call.namePlace.range,
      message:
        "'.\(use.call.name)' moves '\(use.kept)' to another branch when '\(name)' changes, which resets its state",
      related: [
        RelatedLocation(
          path: use.helperPath, range: use.helper.condition.range,
          message: "'self' is in several branches of this condition")
      ])
  }

  // MARK: Fixes

  /// The values with which a modifier has no effect, by modifier and by argument label.
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
    // A condition or argument that contains `?` would need parentheses around it inside `?:`. A set of edges, as in
    // `.padding(.top)`, has no value that turns the padding off.
    guard !condition.contains("?"), !argument.contains("?"), !argument.hasPrefix("["),
      pair.modifier != "padding" || !argument.hasPrefix(".")
    else { return nil }
    let label = pair.label.isEmpty ? "" : "\(pair.label): "
    let values = pair.isFirst ? "\(argument) : \(inert)" : "\(inert) : \(argument)"
    return Fix(
      "Keep '\(content.name)' in one place",
      .suggested(because: "'\(content.name)' then keeps its state, and SwiftUI animates the change itself"),
      in: file.path,
      [Edit(content.place.range, "\(file.text(pair.base)).\(pair.modifier)(\(label)\(condition) ? \(values))")])
  }
}
