import Facts
import SourceText

/// One of SwiftUI's wrappers in a type that SwiftUI knows nothing of.
struct DynamicPropertyOutsideView: Rule {
  static let id: RuleID = "dynamic-property-outside-view"
  let wrapper: Wrapper? = .state
  let summary = "A wrapper of SwiftUI stands in a type in which SwiftUI does not install it"
  let rationale = """
    Behind `@State`, `@FocusState` or `@Environment` stands storage that SwiftUI connects when it shows a view, and in \
    anything that a view is made of: a modifier, a style, another `DynamicProperty`. In a model, a view controller or a \
    plain struct nobody connects it. State then keeps its first value whatever is assigned, a state object is another \
    one at each read, the environment has its defaults, an environment object ends the program, and nothing is drawn \
    again when an observed object changes.

    A model that views observe marks its properties `@Published`, or is `@Observable` as a whole. Anything else wants a \
    plain property. A `@Binding` works anywhere, because it brings its storage along, and is fine in a coordinator or a \
    plain struct; in a model it hides who owns the value, and views that observe the model hear nothing of its changes.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/dynamicproperty"

  let examples: [Example] = [
    .flagged(
      "State in a model",
      """
      import SwiftUI

      final class Model: ObservableObject {
          @State var ⟦count⟧ = 0
      }
      """, fixed: ["@State": "@Published"], because: "drawn again when 'count' changes"),
    .allowed(
      "A representable's own state, beside a coordinator that has none",
      """
      import SwiftUI

      struct Field: UIViewRepresentable {
          @State private var count = 0

          class Coordinator {
              var count = 0
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(
      in: file, by: .state, .stateObject, .observedObject, .environmentObject, .environment, .binding, .focusState,
      .gestureState, .environmentStateObject
    ).compactMap { wrapped in
      let owner = wrapped.owner
      if wrapped.wrapper == .binding {
        guard owner.kind == .class, project.observability(of: owner) != nil else { return nil }
      }
      guard project.isOutsideSwiftUI(owner) else { return nil }
      return Finding(
        rule: id, severity: wrapped.wrapper == .binding ? .hint : defaultSeverity,
        range: wrapped.property.namePlace.range, message: message(wrapped),
        fixes: fix(wrapped, in: file, project).map { [$0] } ?? [])
    }
  }

  private func message(_ wrapped: WrappedProperty) -> String {
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    let nothing = "@\(wrapped.wrapper.rawValue) does nothing in '\(owner)', which is no part of a view"
    switch wrapped.wrapper {
    case .stateObject, .environmentStateObject: return "\(nothing): each read of '\(name)' makes another object"
    case .observedObject: return "\(nothing): nothing is drawn again when '\(name)' changes"
    case .environmentObject: return "\(nothing): reading '\(name)' ends the program"
    case .environment:
      return wrapped.attribute.isOfType
        ? "\(nothing): reading '\(name)' ends the program"
        : "'\(name)' only ever has its default value in '\(owner)', which is no part of a view and has no environment"
    case .binding:
      return "Views that observe '\(owner)' hear nothing of changes of '\(name)', which belongs to someone else"
    default: return "\(nothing): '\(name)' keeps its initial value whatever is assigned"
    }
  }

  /// What makes a model of the state.
  private func fix(_ wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    guard wrapped.wrapper == .state else { return nil }
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    switch project.observability(of: wrapped.owner) {
    case .observableObject:
      // `$count` of a published property is a publisher and no binding.
      guard
        project.use(of: wrapped.property, as: [.projected, .projectedMember], in: wrapped.owner, facts: file) == nil
      else { return nil }
      let start = wrapped.attribute.place.range.start + 1
      return Fix(
        "Publish '\(name)' with @Published",
        .suggested(
          because: "views that observe '\(owner)' are then drawn again when '\(name)' changes"),
        in: file.path, [Edit(ByteRange(start, wrapped.attribute.namePlace.range.end), "Published")])
    case .observable:
      guard wrapped.attribute.argumentLabels == nil else { return nil }
      return Fix(
        "Make '\(name)' a plain property",
        .suggested(because: "'\(owner)' is @Observable, and views that read '\(name)' then follow its changes"),
        in: file.path, [.delete(file.deletionRange(of: wrapped.attribute))])
    case nil: return nil
    }
  }
}
