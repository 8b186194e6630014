import Facts

/// Types whose values can be hashed, so that the values can serve as identities.
extension ProjectFacts {
  private static let hashable: Set<Symbol> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Bool", "Double", "Float", "CGFloat", "URL", "UUID", "Date", "Data", "Decimal", "Locale", "Calendar",
    "TimeZone", "TimeInterval", "IndexSet", "IndexPath", "DateComponents", "DateInterval", "Color",
    "AttributedString", "URLRequest", "Angle", "LocalizedStringKey",
  ]

  /// The member of a value of the type that is hashable and identifies the value: "" for the value itself, "id" for an
  /// identifiable type. Nil if none is known.
  package func hashableMember(of type: WrittenType, at scope: Int?, in file: FileSummary) -> String? {
    switch type.form {
    case .nominal, .optional, .implicitlyUnwrapped, .array: break
    default: return nil
    }
    guard !type.path.isEmpty, !type.isGeneric else { return nil }
    let candidates = types(named: type.$path, at: scope, in: file)
    guard let declared = candidates.first else {
      let name = meaning(of: type.$path, at: file.site(ofMembersOf: scope), in: file)?.name ?? type.$path
      return Self.hashable.contains(name) || type.isIdentifier ? "" : nil
    }
    guard candidates.count == 1 else { return nil }
    if isHashable(declared) { return "" }
    return isIdentifiable(type, at: scope, in: file) ? "id" : nil
  }

  /// Returns whether it is the name of a type whose values have an `id`.
  package func isIdentifiable(_ type: WrittenType, at scope: Int?, in file: FileSummary) -> Bool {
    guard type.form != .array, let declared = self.type(named: type.$path, at: scope, in: file) else { return false }
    return conforms(declared, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes
  }

  /// Returns whether values of the type can be hashed, as far as is known.
  package func isHashable(_ type: DeclaredType) -> Bool {
    conforms(type, toAnyOf: ["Hashable", "OptionSet"], of: ["Swift"]) == .yes || type.kind == .enum && isPlainEnum(type)
  }

  /// Returns whether values of the type can be compared, as far as is known.
  package func isEquatable(_ type: WrittenType, at scope: Int?, in file: FileSummary) -> Bool {
    if hashableMember(of: type, at: scope, in: file) == "" { return true }
    guard let declared = self.type(named: type.$path, at: scope, in: file), !type.isGeneric else { return false }
    return conforms(declared, toAnyOf: ["Equatable", "Hashable", "Comparable"], of: ["Swift"]) == .yes
  }

  /// Returns whether the type implements equality or hashing itself, so that values with different parts may be equal.
  package func implementsEqualityOrHashing(_ type: DeclaredType) -> Bool { declares(["==", "hash"], type) }

  /// Returns whether the type implements equality itself, so that values with different parts may be equal.
  package func implementsEquality(_ type: DeclaredType) -> Bool { declares(["=="], type) }

  private func declares(_ methods: [Symbol], _ type: DeclaredType) -> Bool {
    ([type] + extensions(of: type)).contains { declared in
      methods.contains { name in
        declared.file.methods(named: name).contains { $0.owner == declared.index }
      }
    }
  }

  /// Returns whether the whole value is a poor identity. A collection in it may change while it still represents the
  /// same item, and a wrapper may hide the only member that distinguishes two values.
  package func isPoorIdentity(_ type: DeclaredType) -> Bool {
    type.properties.contains { property in
      property.isStoredInstance
        && (!property.attributes.isEmpty || [.array, .dictionary].contains(property.type?.form))
    }
  }

  /// Returns whether the enum has a raw type. Such an enum has no associated values, so it is hashable without
  /// declaring the conformance.
  private func isPlainEnum(_ type: DeclaredType) -> Bool {
    type.declaration.inherited.contains { Self.hashable.contains($0.$path) }
  }
}
