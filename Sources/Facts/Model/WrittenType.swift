/// A type as it is written in the source.
package struct WrittenType: Sendable, Hashable {
  package enum Form: UInt8, Sendable, Hashable {
    /// `T`, `M.T`, `T<U>`.
    case nominal
    /// `T?`; `path` is that of `T` when that is nominal.
    case optional
    /// `T!`.
    case implicitlyUnwrapped
    case function
    case array
    case dictionary
    case tuple
    /// `any P`.
    case existential
    /// `some P`.
    case opaque
    /// `A & B`.
    case composition
    case metatype
    case other
  }

  package let form: Form
  /// The dotted path of the type's name without generic arguments: "Box" for `Box<Int>`, "P" for `any P`, "Int" for
  /// `Int?`; empty where no single name stands.
  package let path: String
  /// The whole type as written.
  package let text: String
  /// Whether generic arguments were written.
  package let isGeneric: Bool

  package init(form: Form, path: String, text: String, isGeneric: Bool = false) {
    self.form = form
    self.path = path
    self.text = text
    self.isGeneric = isGeneric
  }

  package var name: String { path.lastPathComponent }
  /// `T?` and `T!`, which give a stored `var` the initial value nil. `Optional<T>` does not.
  package var isOptionalSugar: Bool { form == .optional || form == .implicitlyUnwrapped }
}
