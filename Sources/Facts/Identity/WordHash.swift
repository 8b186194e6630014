/// Numbers for the words of a file. A word is a name without its leading `$`, backticks, and underscores. The lowest
/// bits say in which forms it occurs. Different words may have the same number, but a word never has two.
public enum WordHash {
  /// The forms in which a word occurs.
  public struct Forms: FlagSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In any form.
    public static let any = Forms(rawValue: 1 << 0)
    /// `$word`.
    public static let projected = Forms(rawValue: 1 << 1)
    /// `word:` among the arguments of `.init(…)`.
    public static let labelOfInit = Forms(rawValue: 1 << 2)
    /// `.word`.
    public static let member = Forms(rawValue: 1 << 3)
    /// `word(…)`, `(word)(…)`, `word { … }`, `word<T>(…)`, `word.init`.
    public static let made = Forms(rawValue: 1 << 4)
    /// In the value of a member or global variable that has no written type.
    public static let inferred = Forms(rawValue: 1 << 5)
    /// Where it may name a type: in any other form than `word(…)`, `word.self`, and `word.init`.
    public static let written = Forms(rawValue: 1 << 6)
    /// `word = …`.
    public static let assigned = Forms(rawValue: 1 << 7)
  }

  /// A mask of the bits that hold the forms.
  public static let formBits: UInt32 = 1 << 8 - 1

  public static func hash(of name: String, as forms: Forms = .any) -> UInt32 {
    var name = name
    return name.withUTF8 { bytes in bare(bytes[...], in: bytes).map { word($0, forms) } ?? 0 }
  }

  /// Returns whether a word of a file is the wanted one and occurs in the wanted forms.
  public static func isMatch(_ word: UInt32, _ wanted: UInt32) -> Bool {
    (word ^ wanted) & ~formBits == 0 && wanted & ~word == 0
  }

  public static func word(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ forms: Forms) -> UInt32 {
    NameSlots.hash(name) & ~formBits | forms.rawValue
  }

  /// Returns the part of a token that is the name; nil if nothing is left, as for `_`.
  public static func bare(
    _ token: Slice<UnsafeBufferPointer<UInt8>>, in text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (start, end) = (token.startIndex, token.endIndex)
    while start < end, isMark(text[start]) { start += 1 }
    if start < end, text[end - 1] == UInt8(ascii: "`") { end -= 1 }
    return start < end ? text[start..<end] : nil
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
  }
}
