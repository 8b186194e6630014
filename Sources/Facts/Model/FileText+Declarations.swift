import SourceText

/// Questions about the parts of a property's declaration.
extension FileFacts {
  /// What to delete so that an attribute is gone: also the blanks behind it, and its line when nothing else stands
  /// there. Comments stay.
  package func deletionRange(of attribute: Attribute) -> ByteRange { attribute.removal.range }

  /// Where a property's initial value begins, with its equal sign and the blanks in front of that.
  package func startOfInitialValue(of property: Property) -> Int {
    let name = property.namePlace.range.end
    var offset = min(property.valuePlace.range.start, bytes.count)
    while offset > name, bytes[offset - 1] != UInt8(ascii: "=") { offset -= 1 }
    return max(skipBlanksBackward(from: offset - 1), name)
  }
}
