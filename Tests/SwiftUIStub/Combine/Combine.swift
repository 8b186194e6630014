@_exported import SwiftUI

public final class AnyCancellable: Hashable {
  public func cancel() {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}

public protocol Publisher<Output> {
  associatedtype Output
}

extension ObservableObjectPublisher: Publisher {
  public typealias Output = Void
}

extension Published.Publisher: Publisher {
  public typealias Output = Value
}

public enum Publishers {
  public struct Map<Output>: Publisher {}

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public init<S: Swift.Sequence>(_ upstreams: S) where S.Element == Upstream {}
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<T> { Publishers.Map() }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Map<T> { Publishers.Map() }
  public func switchToLatest() -> Publishers.Map<Output.Output> where Output: Publisher { Publishers.Map() }
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
}

extension AnyCancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ value: Output) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) {}
  public func send(_ value: Output) {}
}

extension Timer {
  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public func autoconnect() -> Publishers.Map<Date> { Publishers.Map() }
  }

  public static func publish(every interval: TimeInterval, on loop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher {
    TimerPublisher()
  }
}

extension Publisher {
  public func debounce(for interval: Double, scheduler: RunLoop) -> Publishers.Map<Output> { Publishers.Map() }
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
  }

  public func publisher(for name: Notification.Name) -> Publisher { Publisher() }
}
