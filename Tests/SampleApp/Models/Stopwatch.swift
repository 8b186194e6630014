import Combine
import Foundation

/// Counts seconds from the moment it is made.
final class Stopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticks: AnyCancellable?

  init() {
    ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
  }
}
