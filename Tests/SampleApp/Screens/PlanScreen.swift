import SwiftUI

struct PlanScreen: View {
  @State private var title = ""
  @State private var exercises = ["Squats", "Rows"]
  @State private var days = 7
  @State private var attempt = UUID()

  var body: some View {
    List {
      TextField("Title", text: $title)
        .id(UUID())
      ChartSection(name: title, days: days)
        .id(title)
      ForEach(exercises.indices, id: \.self) { index in
        ExerciseRow(name: exercises[index])
      }
      ForEach(exercises, id: \.self) { exercise in
        ExerciseRow(name: exercise)
      }
      Button("Skip the first") { exercises.removeFirst() }
      Button("Start over") { attempt = UUID() }
    }
    .id(attempt)
  }
}

struct ExerciseRow: View {
  let name: String
  @State private var isDone = false

  var body: some View {
    Toggle(name, isOn: $isDone).strikethrough(isDone)
  }
}
