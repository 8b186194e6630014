import SourceText

/// A place in a file: a range, its line, and the block that determines which local types are visible there.
///
/// Two places in the same block are equal and have equal hashes, regardless of their ranges. A summary that contains
/// places therefore stays equal if code above it moves them. The stored summary is always that of the newest text, so
/// its places are current.
public struct Place: Sendable, Hashable {
  private let start: UInt32
  private let end: UInt32
  private let storedLine: UInt32
  /// The block's index plus one; 0 outside of blocks.
  private let storedBlock: UInt32

  /// - Parameter line: The zero-based number of the line.
  public init(_ range: ByteRange, line: Int, block: Int? = nil) {
    start = UInt32(clamping: range.start)
    end = UInt32(clamping: range.end)
    storedLine = UInt32(clamping: line)
    storedBlock = block.map { UInt32(clamping: $0 + 1) } ?? 0
  }

  public static let none = Place(ByteRange(at: 0), line: 0)

  public var range: ByteRange { ByteRange(Int(start), Int(end)) }
  /// The zero-based number of the line.
  public var line: Int { Int(storedLine) }
  /// The index in `FileSummary.blocks` of the innermost enclosing block; nil outside of blocks.
  public var block: Int? { storedBlock == 0 ? nil : Int(storedBlock) - 1 }

  /// The place in a sentence: "Home.swift:40". Folders would make the sentence too long.
  public func description(inFileAt path: String) -> String { "\(path.split(separator: "/").last ?? ""):\(line + 1)" }

  public static func == (left: Place, right: Place) -> Bool { left.storedBlock == right.storedBlock }
  public func hash(into hasher: inout Hasher) { hasher.combine(storedBlock) }
}
