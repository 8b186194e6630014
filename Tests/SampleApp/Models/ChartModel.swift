import Combine

/// Loads the history of one kind of workout when it is made, and never again.
final class ChartModel: ObservableObject {
  let name: String
  let days: Int
  @Published var minutes: [Int] = []

  init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}
