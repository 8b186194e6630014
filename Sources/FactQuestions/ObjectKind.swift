import Facts

/// Which ways through the environment take objects of a class.
package enum ObjectKind: Sendable, Hashable {
  /// `@Observable` and no `ObservableObject`.
  case observable
  /// An `ObservableObject` that is not `@Observable`.
  case observableObject
  case both

  /// Whether the way takes such objects; what it does not take does not compile.
  package func fits(_ family: EnvironmentFamily) -> Bool {
    switch family {
    case .object: self != .observable
    case .observable: self != .observableObject
    case .key: true
    }
  }
}

extension ProjectFacts {
  /// Attributes that make a class conform to nothing.
  private static let plainAttributes: Set<Symbol> = [
    "MainActor", "Observable", "Model", "objc", "objcMembers", "available", "preconcurrency", "dynamicMemberLookup",
    "usableFromInline", "dynamicCallable", "unchecked",
  ]

  /// Nil for what is no class, and where not everything that the class conforms to is known.
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
