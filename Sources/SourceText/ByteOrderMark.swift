extension [UInt8] {
  /// The bytes of a text without its byte order mark. Editors leave it out of their texts, so columns on the first line
  /// must not count it.
  package var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}
