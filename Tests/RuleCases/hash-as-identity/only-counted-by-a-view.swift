// Views only count the elements, or identify their rows by something else

import SwiftUI

struct Interval: Identifiable {
    var seconds: Double
    var id: Int { seconds.hashValue }
}

struct Lap: Identifiable {
    var number: Int
    var id: Int { number.hashValue }
}

final class Workout: ObservableObject {
    @Published private(set) var intervals: [Interval] = []
    @Published private(set) var laps: [Lap] = []
    func stop() { intervals.append(Interval(seconds: 1)) }
}

struct WorkoutView: View {
    @ObservedObject var workout: Workout

    var body: some View {
        Text("\(workout.intervals.count)")
        ForEach(workout.laps, id: \.number) { Text("\($0.number)") }
    }
}
