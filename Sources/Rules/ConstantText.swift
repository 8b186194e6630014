import Facts

/// An expression that always has the same value, in one canonical spelling: "0" for `0.0` and `Int()`, "[]" for
/// `[Int]()`, ".first" for `Kind.first`. Comparing two of them is meaningful only if their values have the same type.
struct ConstantText: Equatable {
  private let text: String

  static let `nil` = ConstantText(text: "nil")

  private init(text: String) { self.text = text }

  /// Creates the canonical spelling of an expression. Returns nil if the expression may have a new value each time, or
  /// if its canonical spelling is unknown.
  init?(_ value: Value, text: String) {
    if let empty = Self.emptyValue(text) {
      self.text = empty
      return
    }
    switch value.kind {
    case .literal:
      let isWhole = text.hasSuffix(".0") && text.dropLast(2).allSatisfy(\.isNumber)
      self.text = isWhole ? String(text.dropLast(2)) : text
    case .implicitMember: self.text = "." + value.path
    case .member where value.path.startsLikeType: self.text = "." + value.path.lastPathComponent
    default: return nil
    }
  }

  /// The canonical spelling of an initializer call of the standard library without arguments; nil for any other text.
  private static func emptyValue(_ text: String) -> String? {
    guard text.hasSuffix("()") else { return nil }
    let type = text.dropLast(2)
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    switch type.prefix(while: { $0 != "<" }) {
    case "Bool": return "false"
    case "String": return "\"\""
    case "Int", "Double", "Float", "CGFloat": return "0"
    case "Array", "Set": return "[]"
    case "Dictionary": return "[:]"
    default: return nil
    }
  }
}
