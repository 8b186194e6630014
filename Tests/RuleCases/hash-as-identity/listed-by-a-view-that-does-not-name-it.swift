// A view lists the elements of an object without naming their type

import SwiftUI

struct Interval: Identifiable {
    var seconds: Double
    var id: Int { seconds.hashValue }
//                ^~~~~~~~~~~~~~~~~ info: 'id' of 'Interval' is a hash, which is not unique and changes on every launch; use the value that is hashed
//                suggested fix: Use 'seconds' as the 'id', because the type of 'id' then changes, and other code may rely on it
}

final class Workout: ObservableObject {
    @Published private(set) var intervals: [Interval] = []
    func stop() { intervals.append(Interval(seconds: 1)) }
}

struct WorkoutView: View {
    @ObservedObject var workout: Workout

    var body: some View {
        ForEach(workout.intervals) { Text("\($0.seconds)") }
        Button("Stop") { workout.stop() }
    }
}
// --- fixed
import SwiftUI

struct Interval: Identifiable {
    var seconds: Double
    var id: Double { seconds }
}

final class Workout: ObservableObject {
    @Published private(set) var intervals: [Interval] = []
    func stop() { intervals.append(Interval(seconds: 1)) }
}

struct WorkoutView: View {
    @ObservedObject var workout: Workout

    var body: some View {
        ForEach(workout.intervals) { Text("\($0.seconds)") }
        Button("Stop") { workout.stop() }
    }
}
