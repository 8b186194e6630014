/// Facts about the spelling of a name.
extension String {
  /// Whether the first letter after any underscores is uppercase, as in the names of types.
  public var startsLikeType: Bool {
    for byte in utf8 {
      if byte == UInt8(ascii: "_") { continue }
      return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
    return false
  }

  /// Whether the name indicates loading: "isLoading", "isFetching", "loading".
  public var indicatesLoading: Bool {
    // Searching for strings is slow, and few names have a "g".
    utf8.contains(UInt8(ascii: "g"))
      && ["loading", "Loading", "fetching", "Fetching"].contains { contains($0) }
  }

  /// Whether a capital letter follows "on" at the start, as in "onSave" and "onChange".
  public var startsWithOn: Bool {
    var rest = utf8.dropFirst(2).makeIterator()
    guard hasPrefix("on"), let next = rest.next() else { return false }
    return next >= UInt8(ascii: "A") && next <= UInt8(ascii: "Z")
  }
}
