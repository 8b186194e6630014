import SourceText

/// The owners of a project's state, and the ways in which other code receives that state. A connection that the facts
/// do not show is never drawn. It is marked as unknown instead.
package struct StateMap: Sendable, Hashable {
  /// In ascending order of their IDs, which is the order of their files and positions.
  package var holders: [Holder]
  package var models: [Model]
  package var links: [Link]
  /// The findings in code that the map doesn't contain. A part of a map has none.
  package var otherRemarks: [Remark] = []

  /// A type or a function whose code owns, receives, or passes on state.
  package struct Holder: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
      case app
      case scene
      case view
      case modifier
      /// A controller or another object of UIKit, AppKit, or WatchKit.
      case host
      /// Any other code that creates views, such as a function in an extension of `View` or a router.
      case code
    }

    package internal(set) var id: Int
    /// "Home.Row", "View.themed()".
    package let name: String
    package let kind: Kind
    package let spot: Spot
    /// Empty if no package or project claims the file.
    package let module: String
    package internal(set) var members: [Member] = []
    package internal(set) var boundaries: [Boundary] = []
    package internal(set) var effects: [Effect] = []
    package internal(set) var remarks: [Remark] = []
  }

  /// A property of a holder that holds state.
  package struct Member: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable, CaseIterable {
      /// State that has the same lifetime as the holder's identity.
      case owns
      /// An object that the holder creates without keeping it: it is re-created with every new value of the view.
      case creates
      /// State that is stored outside the program or in a scene's storage: `@AppStorage`, `@Query`.
      case stores
      /// An object that all code can reach, such as `Theme.shared`, or one that a wrapper such as `@Injected` fetches.
      case shares
      /// Passed by the code that creates the holder.
      case receives
      /// Taken from the environment.
      case reads
    }

    package let name: String
    package internal(set) var role: Role
    /// "@State"; empty for a property without a wrapper.
    package let wrapper: String
    /// The type as written, or the name of the type that the initial value creates; empty if neither is known.
    package let type: String
    /// The ID of the model that the property holds; nil for values and for an unknown class.
    package internal(set) var model: Int?
    package let spot: Spot
    /// The reason that no link shows where the value comes from; nil if a link shows it or none is needed.
    package internal(set) var gap: String?
    /// Whether it reads a value from the environment that no injection is known to put there.
    package internal(set) var lacksInjection = false
    /// "App.store": the sources of the value that are outside the part of the map.
    package internal(set) var outerSources: [String] = []
  }

  /// A class whose objects are shared by holders.
  package struct Model: Sendable, Hashable {
    package internal(set) var id: Int
    package let name: String
    /// "@Observable", "ObservableObject", "@Model", "class".
    package let kind: String
    package let spot: Spot
    package let module: String
    package internal(set) var remarks: [Remark] = []
  }

  /// A way in which state gets from one holder to another, or the fact that one holder shows another.
  package struct Link: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case argument
      case binding
      /// An argument whose first value is kept and whose later values are ignored.
      case firstValue
      case environment
      /// One holder creates the other without passing any known state.
      case shows
    }

    package let kind: Kind
    package internal(set) var from: Int
    /// The member that the value comes from; nil if there is none or it is unknown.
    package let fromMember: String?
    package internal(set) var to: Int
    package let toMember: String?
    /// The expression that is passed; empty for `shows`.
    package let label: String
    /// The position where the expression is passed.
    package let spot: Spot
    /// The SwiftUI constructs between the two holders that add separate identities, from the outside in:
    /// "ForEach(items)".
    package let boundaries: [String]
  }

  /// A place where a holder gives its content a separate identity.
  package struct Boundary: Sendable, Hashable {
    /// "id", "ForEach", "sheet".
    package let name: String
    /// The code on one line: ".id(title)".
    package let text: String
    package let spot: Spot
  }

  /// Code that a holder runs when it appears or when a value changes, and that assigns state.
  package struct Effect: Sendable, Hashable {
    /// "task", "onAppear", "onChange(of: text)".
    package let name: String
    /// The state that it assigns, also in methods that it calls: "count", "model.name".
    package let writes: [String]
    /// The elements of `writes` that it only keeps in sync with the value that it observes.
    package let copies: [String]
    package let spot: Spot
  }

  /// A finding of a rule.
  package struct Remark: Sendable, Hashable {
    package let rule: RuleID
    package let severity: Severity
    package let message: String
    /// The property that the finding names; nil if there is none.
    package let member: String?
    package let spot: Spot
  }

  package struct Spot: Sendable, Hashable {
    package let path: String
    /// The zero-based line number.
    package let line: Int
    package let utf8Offset: Int
  }
}

extension StateMap {
  /// The counts that every format of a map shows.
  package struct Numbers: Sendable, Hashable {
    /// Includes apps, scenes, and modifiers, but not code that only creates views.
    package let views: Int
    package let models: Int
    /// The number of ways in which state gets from one holder to another.
    package let passages: Int
    package let findings: Int
  }

  package var numbers: Numbers {
    Numbers(
      views: holders.count { $0.kind != .code && $0.kind != .host }, models: models.count,
      passages: links.count { $0.kind != .shows },
      findings: holders.map(\.remarks.count).reduce(0, +) + models.map(\.remarks.count).reduce(0, +)
        + otherRemarks.count)
  }

  /// The holders at both ends of links.
  package var linkedHolders: Set<Int> {
    links.reduce(into: []) { ids, link in
      ids.insert(link.from)
      ids.insert(link.to)
    }
  }

  /// The holder with the ID; nil if there is none. The IDs are in ascending order, even in a part of a map.
  package func holder(_ id: Int) -> Holder? {
    holders[holders.partitioningIndex { $0.id >= id }...].prefix(1).first { $0.id == id }
  }
}
