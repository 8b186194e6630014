import Combine
import Foundation

struct Workout: Identifiable, Hashable {
  let id: UUID
  var name: String
  var minutes: Int
}

/// Every workout of the app. The app owns the only one.
final class WorkoutStore: ObservableObject {
  @Published var workouts: [Workout] = []

  func add(_ name: String) {
    workouts.append(Workout(id: UUID(), name: name, minutes: 0))
  }
}
