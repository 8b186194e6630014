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
