import FactCollection
import Facts
import Syntax

/// An imitation of the macro `@State` in Xcode 27, as far as it is known. Private state with an inline value is kept
/// lazily in a box and cannot be initialized by assigning to it. All other state is stored as before and has an init
/// accessor.
struct StateMacro {
  private let property: Property?
  private let value: String?
  /// The expression in `@State(initialValue: …)`.
  private let given: String?
  /// The type in the declaration, or the type that the inline value shows.
  private let type: String?

  init(declaration: String, attribute: String) {
    let facts = FactCollector.facts(of: Parser.parse(Array(declaration.utf8)), path: "State.swift")
    property = facts.summary.properties.first
    value = property.flatMap { $0.value.kind == .none ? nil : facts.text($0.valuePlace) }
    given = Self.argument(of: attribute)
    type = property?.type?.text ?? (value ?? given).flatMap(Self.type(ofValue:))
  }

  var peers: String {
    guard let property else { return "" }
    let name = property.name
    let access = property.access.map { "\($0) " } ?? ""
    guard let type else {
      // Only the compiler knows the type, and the macro cannot ask it.
      return (value ?? given).map { "private var _\(name) = State(wrappedValue: \($0))" } ?? ""
    }
    let projection = "\(access)var $\(name): Binding<\(type)> { _\(name).projectedValue }"
    if isLazy, let value {
      return """
        private var __\(name): LazyState<\(type)> = State<\(type)>._makeStorage { \(value) }
        private var _\(name): State<\(type)>! {
          @storageRestrictions(initializes: __\(name))
          init(initialValue) { __\(name) = LazyState(initialValue) }
          get { __\(name).state }
          set { __\(name) = LazyState(newValue) }
        }
        \(projection)
        """
    }
    let start = given.map { " = State(wrappedValue: \($0))" } ?? ""
    return "private var _\(name): State<\(type)>\(start)\n\(projection)"
  }

  var accessors: String {
    guard let property else { return "" }
    let storage = "_\(property.name)"
    let reading = "get { \(storage).wrappedValue }\nnonmutating set { \(storage).wrappedValue = newValue }"
    guard !isLazy, given == nil, type != nil else { return "{\n\(reading)\n}" }
    return """
      {
      @storageRestrictions(initializes: \(storage))
      init(initialValue) { \(storage) = State(wrappedValue: initialValue) }
      \(reading)
      }
      """
  }

  private var isLazy: Bool {
    value != nil && type != nil && property?.access.map { $0 <= .fileprivate } ?? false
  }

  /// Returns `x` of `@State(wrappedValue: x)`.
  private static func argument(of attribute: String) -> String? {
    guard let open = attribute.firstIndex(of: "("), let close = attribute.lastIndex(of: ")"),
      let colon = attribute[open..<close].firstIndex(of: ":")
    else { return nil }
    return String(attribute[attribute.index(after: colon)..<close])
  }

  /// Returns the type of a literal, of a call of an initializer `T(…)`, or of an enum's case `T.a`.
  private static func type(ofValue value: String) -> String? {
    guard let first = value.first else { return nil }
    if first == "\"" { return "String" }
    if value == "true" || value == "false" { return "Bool" }
    if first.isNumber { return value.contains(".") ? "Double" : "Int" }
    guard first.isUppercase || first == "[" else { return nil }
    if let open = value.firstIndex(of: "("), value.hasSuffix(")") { return String(value[..<open]) }
    if first == "[" { return value.dropFirst().first.flatMap { $0 == "\"" ? "[String]" : $0.isNumber ? "[Int]" : nil } }
    return value.lastIndex(of: ".").map { String(value[..<$0]) }
  }
}
