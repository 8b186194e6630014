import SwiftUI

struct HomeScreen: View {
  @EnvironmentObject private var store: WorkoutStore
  @ObservedObject private var theme = Theme.shared
  @State var search = ""
  @State private var selected = "Running"
  @State private var days = 7

  var body: some View {
    NavigationStack {
      List {
        Picker("Workout", selection: $selected) {
          ForEach(store.workouts) { workout in
            Text(workout.name).tag(workout.name)
          }
        }
        Stepper("\(days) days", value: $days)
        ChartSection(name: selected, days: days)
        ChartSection(name: "Swimming", days: 30)
        ForEach(store.workouts) { workout in
          NavigationLink(workout.name) { WorkoutScreen(workout: workout) }
        }
      }
      .searchable(text: $search)
      .preferredColorScheme(theme.isDark ? .dark : .light)
    }
  }
}
