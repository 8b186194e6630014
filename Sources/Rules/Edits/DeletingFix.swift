import Facts
import SourceText

extension Fix {
  static func deleting(_ property: Property, because reason: String, in file: FileFacts) -> Fix {
    Fix(
      "Delete '\(property.name)'", .suggested(because: reason), in: file.path,
      [.delete(file.deletionRange(ofDeclaration: property.place))])
  }

  /// Deletes a property that no code uses.
  static func deletingUnused(_ property: Property, in file: FileFacts) -> Fix {
    [.none, .literal].contains(property.value.kind)
      ? deleting(property, because: "code that is not written yet may use '\(property.name)'", in: file)
      : deletingObject(property, in: file)
  }

  static func removing(_ identity: IdentityModifier, because reason: String, in file: FileFacts) -> Fix {
    Fix(
      "Remove '.id(\(file.shown(identity.argument)))'", .suggested(because: reason), in: file.path,
      [.delete(file.deletionRange(ofModifier: identity.place))])
  }

  static func deletingObject(_ property: Property, in file: FileFacts) -> Fix {
    deleting(property, because: "'\(property.name)' may keep something alive on purpose", in: file)
  }
}
