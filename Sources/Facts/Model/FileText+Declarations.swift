import SourceText

/// Ranges in a property's declaration.
extension FileFacts {
  /// Returns the range to delete to remove an attribute. It includes the spaces after it, and the whole line if nothing
  /// else is on it. Comments stay.
  public func deletionRange(of attribute: Attribute) -> ByteRange { attribute.removal.range }

  /// Returns the range to delete to remove a declaration and the documentation directly above it. Other comments stay.
  public func deletionRange(ofDeclaration place: Place) -> ByteRange {
    let range = deletionRange(ofStatement: place)
    let start = startWithComments(ofDeclaration: place)
    guard start < place.range.start else { return range }
    let lines = bytes[start..<min(place.range.start, bytes.count)].split {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    let isDocumentation = lines.allSatisfy { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return text.isEmpty || text.starts(with: "///".utf8)
    }
    return isDocumentation ? ByteRange(lineStart(of: start), range.end) : range
  }

  /// Returns the offset where a property's initial value begins, including its equal sign and the spaces before that.
  public func startOfInitialValue(of property: Property) -> Int {
    let name = property.namePlace.range.end
    var offset = min(property.valuePlace.range.start, bytes.count)
    while offset > name, bytes[offset - 1] != UInt8(ascii: "=") { offset -= 1 }
    return max(skipBlanksBackward(from: offset - 1), name)
  }

  /// Returns the range to delete so that a property's type is inferred: the colon and the type, with the spaces before
  /// each. Nil if no type is written, or if a comment is in between.
  public func typeAnnotationRange(of property: Property) -> ByteRange? {
    guard let type = property.type else { return nil }
    let name = property.namePlace.range.end
    let colon = skipBlanks(from: name)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let start = skipBlanks(from: colon + 1)
    let text = Array(type.text.utf8)
    guard bytes.count - start >= text.count, bytes[start..<start + text.count].elementsEqual(text) else { return nil }
    return ByteRange(name, start + text.count)
  }
}
