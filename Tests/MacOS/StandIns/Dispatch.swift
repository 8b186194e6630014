// The part of Dispatch that the sources use. The Dispatch module for Linux would import the C library of Linux.
public final class DispatchQueue: Sendable {
  public static func global() -> DispatchQueue { DispatchQueue() }
}

public protocol DispatchSourceSignal: AnyObject {
  func setEventHandler(handler: (@convention(block) () -> Void)?)
  func resume()
  func cancel()
}

public enum DispatchSource {
  public static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
    while true {}
  }
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}
