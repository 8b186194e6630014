// The additions of Swift's overlay to the C library on macOS: macros that Swift cannot import, and variadic functions.
@_exported import DarwinHeaders

public var errno: Int32 {
  get { 0 }
  set {}
}

public let S_IFMT: mode_t = 0o170000
public let S_IFDIR: mode_t = 0o040000
public let S_IFREG: mode_t = 0o100000

public typealias SignalHandler = @convention(c) (Int32) -> Void
public let SIG_DFL: SignalHandler? = nil
public var SIG_IGN: SignalHandler { unsafeBitCast(1, to: SignalHandler.self) }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var MAP_FAILED: UnsafeMutableRawPointer! { UnsafeMutableRawPointer(bitPattern: -1) }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { -1 }
public let TIOCGWINSZ: UInt = 0x4008_7468
public func ioctl(_ descriptor: Int32, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> Int32 { -1 }
