import Facts

/// The kind of code that creates a value, which determines how often it is created.
package enum ConstructionSite: String, Sendable, Hashable {
  /// A preview, which shows no state of the app.
  case preview
  case test
  /// An app, a scene, or a widget, which is created once.
  case appOrScene = "app or scene"
  /// A view controller or another object of UIKit, AppKit, or WatchKit, which outlives its content, or code outside of
  /// views that gives such an object its content.
  case host
  /// A view, or another type whose values SwiftUI creates repeatedly.
  case view
  case elsewhere
}

extension ProjectFacts {
  /// The methods of a representable that SwiftUI calls only once.
  static let creators: Set<Symbol> = [
    "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController", "makeWKInterfaceObject",
    "makeCoordinator",
  ]

  package func site(of found: FoundConstruction) -> ConstructionSite {
    if found.construction.context.contains(.isPreview) { return .preview }
    if found.file.traits.contains(.isTest) { return .test }
    guard let owner = owner(of: found.construction.scope, in: found.file) else {
      return found.construction.position == .hosted ? .host : .elsewhere
    }
    if Self.creators.contains(found.construction.$member) { return .host }
    if isAppOrScene(owner) == .yes { return .appOrScene }
    if isSwiftUIOwner(owner) == .yes { return .view }
    return found.construction.position == .hosted || isHost(owner) == .yes ? .host : .elsewhere
  }

  /// Returns whether the type is a widget, or a view that only widgets show. The system creates a widget once, and its
  /// views for each entry, so wrappers keep nothing in either.
  package func isOnlyInWidgets(_ type: DeclaredType) -> Bool {
    if isWidget(type) == .yes || isInWidgetExtension(type.file) { return true }
    let made = constructions(of: type).filter { !$0.isPreviewOrTest }
    return !made.isEmpty
      && made.allSatisfy { found in
        owner(of: found.construction.scope, in: found.file).map { isWidget($0) == .yes } ?? false
      }
  }

  /// Returns whether no update creates the view again. That is so if each of its values is passed to a UIKit or AppKit
  /// controller, which shows it unchanged, is the initial value of a controller's property or the body of a WatchKit
  /// controller, or is created by a class in code that runs only in response to an event. Previews and tests don't count.
  package func isOnlyHosted(_ view: DeclaredType) -> Bool {
    let made = constructions(of: view).filter { !$0.isPreviewOrTest && !$0.isDelegation }
    return !made.isEmpty
      && made.allSatisfy { found in
        switch site(of: found) {
        case .host
        where found.construction.position == .hosted || found.construction.position == .inferredProperty
          || found.construction.$member == Symbol(.body):
          true
        case .host, .elsewhere:
          found.construction.context.contains(.isInAction)
            && owner(of: found.construction.scope, in: found.file)?.kind == .class
        default: false
        }
      }
  }

  /// Returns whether the type inherits from a class of UIKit, AppKit, or WatchKit, or conforms to one of their delegate
  /// protocols.
  package func isHost(_ type: DeclaredType) -> Answer {
    conforms(type, toAnyOf: KnownProtocols.hosts, of: ["UIKit", "AppKit", "WatchKit", "SwiftUI"])
  }
}
