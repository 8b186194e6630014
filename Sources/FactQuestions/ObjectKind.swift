import Facts

/// The kind of an observable class, which decides how its objects can be passed through the environment.
package enum ObjectKind: Sendable, Hashable {
  /// `@Observable` and not an `ObservableObject`.
  case observable
  /// An `ObservableObject` that is not `@Observable`.
  case observableObject
  case both

  /// Returns whether objects of this kind can be passed in this way. If they can't, the code does not compile.
  package func fits(_ family: EnvironmentFamily) -> Bool {
    switch family {
    case .object: self != .observable
    case .observable: self != .observableObject
    case .key: true
    }
  }
}

extension ProjectFacts {
  /// Attributes that add no unknown conformance to a class.
  private static let plainAttributes: Set<Symbol> = [
    "MainActor", "Observable", "Model", "objc", "objcMembers", "available", "preconcurrency", "dynamicMemberLookup",
    "usableFromInline", "dynamicCallable", "unchecked",
  ]

  /// The kind of a class. Nil for other types, for a class that is not observable, and if not all of its
  /// conformances are known.
  package func objectKind(of type: DeclaredType) -> ObjectKind? {
    guard type.kind == .class,
      type.declaration.attributes.allSatisfy({ Self.plainAttributes.contains($0.$name) })
    else { return nil }
    switch (isObservable(type), isObservableObject(type)) {
    case (.yes, .no): return .observable
    case (.no, .yes): return .observableObject
    case (.yes, .yes): return .both
    default: return nil
    }
  }
}
