/// A type as it is written in the source.
public struct WrittenType: Sendable, Hashable {
  public enum Form: UInt8, Sendable, Hashable {
    /// `T`, `M.T`, `T<U>`.
    case nominal
    /// `T?` or `Optional<T>`; `path` is that of `T` when `T` is nominal.
    case optional
    /// `T!`.
    case implicitlyUnwrapped
    case function
    /// `[T]` or `Array<T>`.
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

  public let form: Form
  /// The dotted path of the type's name without generic arguments: "Box" for `Box<Int>`, "P" for `any P`, "Int" for
  /// `Int?`; empty if there is no single name.
  @Symbol public var path: String
  /// The last component of the path.
  @Symbol public var name: String
  /// The whole type as written.
  @Symbol public var text: String
  /// Whether generic arguments were written.
  public let isGeneric: Bool

  public init(form: Form, path: Symbol, text: Symbol, isGeneric: Bool = false) {
    self.form = form
    _path = path
    _name = path.lastPathComponent
    _text = text
    self.isGeneric = isGeneric
  }

  public var isOptional: Bool { form == .optional || form == .implicitlyUnwrapped }

  /// Whether it is `T?` or `T!`, which give a stored `var` the initial value nil. `Optional<T>` doesn't.
  public var startsAsNil: Bool { form == .implicitlyUnwrapped || form == .optional && !text.hasSuffix(">") }

  /// The associated type of `Identifiable`.
  public static let identifier: Symbol = "ID"

  /// Whether it is `Item.ID`, whose values can be hashed.
  public var isIdentifier: Bool { path.contains(".") && $name == Self.identifier }

  /// Whether it is `Binding<T>`, with or without its module.
  public var isBinding: Bool {
    form == .nominal && isGeneric && ["Binding", "SwiftUI.Binding", "SwiftUICore.Binding"].contains(path)
  }
}
