import SourceText

/// Ranges in a property's declaration.
extension FileFacts {
  /// Returns the range to delete to remove a declaration and the documentation directly above it. Other comments stay.
  public func deletionRange(ofDeclaration place: Place) -> ByteRange {
    let range = withoutDoubleBlankLine(deletionRange(ofStatement: place))
    let start = startWithComments(ofDeclaration: place)
    guard start < place.range.start else { return range }
    let lines = bytes[start..<min(place.range.start, bytes.count)].split {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    let isDocumentation = lines.allSatisfy { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return text.isEmpty || text.starts(with: "///".utf8)
    }
    return isDocumentation ? withoutDoubleBlankLine(ByteRange(lineStart(of: start), range.end)) : range
  }

  /// Returns the offset where a property's initial value begins, including its equal sign and the spaces before that.
  public func startOfInitialValue(of property: Property) -> Int {
    let name = property.namePlace.range.end
    var offset = min(property.valuePlace.range.start, bytes.count)
    while offset > name, bytes[offset - 1] != UInt8(ascii: "=") { offset -= 1 }
    return max(skipBlanksBackward(from: offset - 1), name)
  }

  /// Returns the edit that removes a property's initial value and writes its type if it has none.
  public func removingInitialValue(of property: Property, type: String) -> Edit {
    let end = property.valuePlace.range.end
    guard property.type == nil else { return .delete(ByteRange(startOfInitialValue(of: property), end)) }
    return Edit(ByteRange(property.namePlace.range.end, end), ": \(type)")
  }

  /// Returns the range to delete so that a property's type is inferred: the colon and the type, with the spaces before
  /// each. Nil if no type is written, or if a comment is in between.
  public func typeAnnotationRange(of property: Property) -> ByteRange? {
    let type = property.type.flatMap { range(of: $0.text, after: property.namePlace) }
    return type.map { ByteRange(property.namePlace.range.end, $0.end) }
  }

  /// Returns the range of a type after a name; nil if anything other than blanks and the colon comes before it.
  public func range(of typeText: String, after name: Place) -> ByteRange? {
    var start = skipBlanks(from: name.range.end)
    guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return nil }
    start = skipBlanks(from: start + 1)
    let end = start + typeText.utf8.count
    guard end <= bytes.count, bytes[start..<end].elementsEqual(typeText.utf8) else { return nil }
    return ByteRange(start, end)
  }
}
