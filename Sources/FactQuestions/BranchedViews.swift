import Facts
import SourceText

/// A view that appears in several branches of a condition that changes while the view is onscreen.
package struct BranchedView: Sendable {
  package let content: BranchedContent
  /// The modifier or the container.
  package let owner: DeclaredType
  package let isModifier: Bool
  /// Whether only environment values that rarely change decide the condition, such as the size class or the color
  /// scheme.
  package let isSeldom: Bool
  /// The names in the condition whose values change.
  package let names: [String]
}

/// A call of a modifier of the project that shows its view in one of several branches.
package struct BranchingUse: Sendable {
  package let call: ModifierCall
  /// The argument that decides between the branches and that changes.
  package let argument: ModifierCall.PassedName
  /// A view that starts over when the branch changes: "TextField".
  package let kept: String
  /// The modifier's view in the branches of its condition.
  package let helper: BranchedContent
  package let helperPath: String
}

extension ProjectFacts {
  /// Environment values that change while a person uses the app. Others, including those with keys that the app
  /// declares, are treated as constant.
  private static let changing: Set<String> = [
    "isEnabled", "isFocused", "isSearching", "editMode", "scenePhase", "controlActiveState", "isPresented",
  ]
  /// Environment values that depend on the window or on system settings, and rarely change.
  private static let seldom: Set<String> = [
    "horizontalSizeClass", "verticalSizeClass", "colorScheme", "dynamicTypeSize", "sizeCategory",
  ]
  /// SwiftUI views that keep state of their own, such as a selection or a scroll position.
  private static let keeping: Set<String> = [
    "TextField", "SecureField", "TextEditor", "List", "ScrollView", "AsyncImage",
  ]

  /// The views in the file's modifiers and containers that appear in several branches of a condition that changes.
  package func branchedViews(in file: FileFacts) -> [BranchedView] {
    file.branchedContents.compactMap { content in
      guard !content.traits.contains(.isIntentional), let owner = owner(of: content.scope, in: file.summary),
        owner.kind == .struct, isSwiftUIOwner(owner) == .yes, isAppOrScene(owner) != .yes, isWidget(owner) != .yes
      else { return nil }
      let isModifier = isContent(content, of: owner)
      guard isModifier || isSlot(content.$name, of: owner) else { return nil }
      let mentions = content.mentions.filter {
        varies($0, at: content.scope, member: content.$member, content.place, in: file.summary)
      }
      let frequent = mentions.filter { habit(of: $0, in: owner) == .changing }
      let deciding = frequent.isEmpty ? mentions.filter { habit(of: $0, in: owner) == .seldom } : frequent
      guard !deciding.isEmpty else { return nil }
      return BranchedView(
        content: content, owner: owner, isModifier: isModifier, isSeldom: frequent.isEmpty,
        names: Set(deciding.map { $0.$name.appendingPath($0.$members) }).sortedByText().map(\.string))
    }
  }

  /// Returns whether the view is the `content` parameter of a modifier's `body`.
  private func isContent(_ content: BranchedContent, of owner: DeclaredType) -> Bool {
    content.name == "content" && content.$member == Symbol(.body) && property(named: content.$name, of: owner) == nil
      && isViewModifier(owner)
  }

  /// Returns whether the property holds a view that the caller passes, or a closure that builds one.
  private func isSlot(_ name: Symbol, of owner: DeclaredType) -> Bool {
    guard let (property, declarer) = property(named: name, of: owner), property.isStoredInstance,
      property.attributes.allSatisfy({ $0.name == "ViewBuilder" }), let type = property.type
    else { return false }
    let generics = declarer.declaration.genericParameters
    guard type.form == .function else { return generics.contains { $0.$name == type.$path } }
    return generics.contains { type.text == "() -> \($0.name)" }
  }

  private enum Habit {
    case changing, seldom, steady
  }

  /// How often a value from the environment changes; `changing` for everything that is not from the environment.
  private func habit(of mention: Reference, in owner: DeclaredType) -> Habit {
    guard let (property, _) = property(named: mention.$name, of: owner), let read = property.readFromEnvironment,
      read.family == .key
    else { return .changing }
    let key = read.$path.firstPathComponent.string
    return Self.changing.contains(key) ? .changing : Self.seldom.contains(key) ? .seldom : .steady
  }

  /// Returns whether a value that code in that scope reads is known to change while its view stays the same. An input
  /// changes if a caller is known to pass another value.
  private func varies(
    _ mention: Reference, at scope: Int?, member: Symbol, _ place: Place, in file: FileSummary
  ) -> Bool {
    guard !mention.name.startsLikeType else { return false }
    if mention.isOfSelf, let owner = owner(of: scope, in: file),
      let (property, _) = property(named: mention.$name, of: owner), property.isStoredInstance,
      property.attributes.isEmpty, callsPassingAnother(property, to: owner).isEmpty
    {
      return false
    }
    let argument = Argument(label: .empty, value: Value(.compound), mentions: [mention])
    let construction = Construction(
      callee: .implicit, typePath: .empty, arguments: [argument], position: .statement, identities: [], context: [],
      scope: scope, member: member, place: place)
    return variation(of: argument, in: FoundConstruction(construction: construction, file: file)) == .varying(.likely)
  }

  // MARK: Helpers

  /// The calls in the file that pass views with state of their own to one of the project's branching helpers.
  package func branchingUses(in file: FileFacts) -> [BranchingUse] {
    file.modifierCalls.compactMap { call in
      guard let base = call.base, !call.names.isEmpty, !call.context.contains(.isPreview),
        case let helpers = branchingHelpers(named: call.$name), let (helper, path) = helpers.first,
        let argument = call.names.first(where: { passed in
          helpers.allSatisfy { decides(passed, $0.helper.branched, $0.helper.function) }
            && varies(passed.reference, at: call.scope, member: call.$member, call.place, in: file.summary)
        }), let kept = kept(in: base.range, at: call.scope, of: file)
      else { return nil }
      return BranchingUse(
        call: call, argument: argument, kept: kept, helper: helper.branched, helperPath: path)
    }
  }

  /// The functions with that name in extensions of `View` that show `self` in several branches.
  private func branchingHelpers(
    named name: Symbol
  ) -> [(helper: (branched: BranchedContent, function: DrawingFunction), path: String)] {
    files(.branchingHelpers, name).flatMap { file in
      file.branchingHelpers.filter { $0.$member == name }.compactMap { branched in
        file.drawingFunctions(of: branched.scope).first {
          $0.$name == name && $0.place.range.contains(branched.place.range)
        }.map { (helper: (branched: branched, function: $0), path: file.path) }
      }
    }
  }

  private func decides(
    _ passed: ModifierCall.PassedName, _ helper: BranchedContent, _ function: DrawingFunction
  ) -> Bool {
    guard !helper.traits.contains(.isIntentional), !helper.traits.contains(.hasPatterns),
      let parameter = function.parameters.first(where: { $0.$label == passed.$label })
    else { return false }
    return helper.mentions.contains { $0.root == .parameter && $0.$name == parameter.$name }
  }

  /// The name of a view in the range that keeps state for as long as it has the same identity; nil if there is none.
  func kept(in range: ByteRange, at scope: Int?, of file: FileFacts) -> String? {
    if let call = file.frameworkCalls(in: range, at: scope).first(where: { Self.keeping.contains($0.name) }) {
      return call.name
    }
    return ownedState(inside: range, of: file.summary)?.shown.name
  }
}
