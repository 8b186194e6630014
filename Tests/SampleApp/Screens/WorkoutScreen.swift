import SwiftUI

struct WorkoutScreen: View {
  let workout: Workout
  @ObservedObject var stopwatch = Stopwatch()
  @State var isEditing = false

  var body: some View {
    VStack {
      Text(workout.name)
      Text("\(stopwatch.seconds) s")
      editor
    }
    .toolbar {
      Button("Edit") { isEditing = true }
    }
  }
}
