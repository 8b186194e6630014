@_exported import SwiftUI

public final class AnyCancellable: Hashable {
  public func cancel() {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}
