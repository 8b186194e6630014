// The part of Foundation that the sources use. The Foundation module for Linux would import the C library of Linux.
public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public let environment: [String: String] = [:]
  public let activeProcessorCount = 1
  public let operatingSystemVersionString = ""
}

public struct Data: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private let bytes: [UInt8]
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == UInt8 { bytes = Array(elements) }
  public init(arrayLiteral elements: UInt8...) { bytes = elements }
  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }
  public subscript(position: Int) -> UInt8 { bytes[position] }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

open class JSONDecoder {
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    throw CancellationError()
  }
}

public struct URL: Sendable, Hashable {
  public var path: String { "" }
  public func appendingPathComponent(_ component: String) -> URL { self }
}

public struct UUID: Sendable, Hashable {
  public init() {}
  public var uuidString: String { "" }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
}

open class FileManager {
  public class var `default`: FileManager { FileManager() }
  open var temporaryDirectory: URL { URL() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func removeItem(at url: URL) throws {}
}

public protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput
}

public struct Date: Sendable {
  public struct ISO8601FormatStyle: FormatStyle {
    public typealias FormatInput = Date
    public typealias FormatOutput = String
    public enum DateSeparator { case dash }
    public enum DateTimeSeparator { case standard, space }
    public enum TimeSeparator { case colon }
    public enum TimeZoneSeparator { case omitted, colon }
    public init(
      dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false
    ) {}
  }

  public init() {}
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Date {
    while true {}
  }
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public init?<Bytes: Sequence>(bytes: Bytes, encoding: Encoding) where Bytes.Element == UInt8 {
    self = String(decoding: Array(bytes), as: UTF8.self)
  }
}
