import Facts

/// Whether values can be hashed, for identities.
extension ProjectFacts {
  private static let hashable: Set<Symbol> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Bool", "Double", "Float", "CGFloat", "URL", "UUID", "Date", "Data", "Decimal", "Locale", "Calendar",
    "TimeZone", "TimeInterval", "IndexSet", "IndexPath", "DateComponents", "DateInterval", "Color",
    "AttributedString", "URLRequest", "Angle", "LocalizedStringKey",
  ]

  /// What to read from a value of the type to get something hashable that tells values apart: "" for the value itself,
  /// "id" for an identifiable one; nil when nothing is known to be.
  package func hashableMember(of type: WrittenType, at scope: Int?, in file: FileSummary) -> String? {
    switch type.form {
    case .nominal, .optional, .implicitlyUnwrapped, .array: break
    default: return nil
    }
    guard !type.path.isEmpty, !type.isGeneric else { return nil }
    let candidates = types(named: type.$path, at: scope, in: file)
    guard let declared = candidates.first else { return Self.hashable.contains(type.$path) ? "" : nil }
    guard candidates.count == 1 else { return nil }
    if isHashable(declared) { return "" }
    guard type.form != .array, conforms(declared, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes else { return nil }
    return "id"
  }

  /// Whether values of the type can be hashed, as far as is known.
  package func isHashable(_ type: DeclaredType) -> Bool {
    conforms(type, toAnyOf: ["Hashable", "OptionSet"], of: ["Swift"]) == .yes || type.kind == .enum && isPlainEnum(type)
  }

  /// Whether values of the type can be compared, as far as is known.
  package func isEquatable(_ type: WrittenType, at scope: Int?, in file: FileSummary) -> Bool {
    if hashableMember(of: type, at: scope, in: file) == "" { return true }
    guard let declared = self.type(named: type.$path, at: scope, in: file), !type.isGeneric else { return false }
    return conforms(declared, toAnyOf: ["Equatable", "Hashable", "Comparable"], of: ["Swift"]) == .yes
  }

  /// Whether the type says itself which values are equal, so that another value of a part may be none of the whole.
  package func comparesByHand(_ type: DeclaredType) -> Bool {
    ([type] + extensions(of: type)).contains { declared in
      ["==", "hash"].contains { name in
        declared.file.methods(named: name).contains { $0.owner == declared.index }
      }
    }
  }

  /// Whether the whole value is a poor identity: a list in it changes while the value stays the same to people, and a
  /// wrapper may hide the only member that tells two values apart.
  package func isPoorIdentity(_ type: DeclaredType) -> Bool {
    type.properties.contains { property in
      property.isStoredInstance
        && (!property.attributes.isEmpty || [.array, .dictionary].contains(property.type?.form))
    }
  }

  /// An enum without associated values is hashable by itself; one with a raw type certainly has none.
  private func isPlainEnum(_ type: DeclaredType) -> Bool {
    type.declaration.inherited.contains { Self.hashable.contains($0.$path) }
  }
}
