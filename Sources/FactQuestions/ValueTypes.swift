import Facts

/// Types whose values are copied, so that a copy does not show later changes of the original. `UIImage` is a class, but
/// immutable.
extension ProjectFacts {
  private static let values: Set<Symbol> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Bool", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "URL", "UUID", "Date", "Data",
    "Decimal", "Locale", "Calendar", "TimeZone", "TimeInterval", "IndexSet", "IndexPath", "DateComponents",
    "DateInterval", "Set", "Array", "Dictionary", "Optional", "Range", "ClosedRange", "Color", "Image", "Font",
    "AttributedString", "URLRequest", "EdgeInsets", "Angle", "LocalizedStringKey", "LocalizedStringResource",
    "PersonNameComponents", "Measurement", "CLLocationCoordinate2D", "NSRange", "CGVector", "UIImage",
    "ScrollViewProxy", "GeometryProxy", "OpenURLAction", "DismissAction", "RefreshAction", "OpenWindowAction",
    "DismissWindowAction", "RequestReviewAction",
  ]

  /// Returns whether values of the type are copied. Yes for structs and enums of the project, known values of
  /// frameworks, arrays of either, dictionaries, and tuples. No for classes, closures, existentials, and bindings.
  /// Unknown for everything else.
  package func isValueType(_ written: WrittenType, at scope: Int?, in file: FileSummary) -> Answer {
    switch written.form {
    case .function, .existential, .opaque, .metatype, .composition: return .no
    case .dictionary, .tuple: return .yes
    case .array: return written.path.isEmpty ? .unknown : isValueType(named: written.$path, at: scope, in: file)
    case .nominal, .optional, .implicitlyUnwrapped:
      if written.path == "Binding" || written.path == "SwiftUI.Binding" { return .no }
      return written.path.isEmpty ? .unknown : isValueType(named: written.$path, at: scope, in: file)
    case .other: return .unknown
    }
  }

  package func isValueType(named path: Symbol, at scope: Int?, in file: FileSummary) -> Answer {
    isValueType(named: path, at: file.site(ofMembersOf: scope), in: file)
  }

  func isValueType(named path: Symbol, at site: Site, in file: FileSummary) -> Answer {
    guard !isGenericParameter(path, at: site.scope, in: file) else { return .unknown }
    let candidates = types(named: path, at: site, in: file)
    if candidates.isEmpty {
      if Self.values.contains(path) { return .yes }
      guard let meant = meaning(of: path, at: site, in: file) else { return .unknown }
      return Self.values.contains(meant.name) ? .yes : isValueType(declaredAs: types(named: meant))
    }
    return isValueType(declaredAs: candidates)
  }

  private func isValueType(declaredAs candidates: [DeclaredType]) -> Answer {
    let answers = Set(
      candidates.map { candidate -> Answer in
        switch candidate.kind {
        case .struct, .enum: .yes
        case .class, .actor, .protocol: .no
        case .extension: .unknown
        }
      })
    return answers.count == 1 ? answers.first ?? .unknown : .unknown
  }
}
