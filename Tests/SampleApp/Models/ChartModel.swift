import Combine

/// The history of one kind of workout, with the name and number of days that were passed when the model was created.
final class ChartModel: ObservableObject {
  let name: String
  let days: Int
  @Published var minutes: [Int] = []

  init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}
