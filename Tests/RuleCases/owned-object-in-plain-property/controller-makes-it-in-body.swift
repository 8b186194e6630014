// The controller's body creates the view once

import SwiftUI
import WatchKit

final class Workout: ObservableObject {
    @Published var laps = 0
    func lap() { laps += 1 }
}

struct Home: View {
    let workout = Workout()
//      ^~~~~~~ hint: 'workout' survives only because 'Home' isn't created again while it is shown; keep it with @StateObject
//      suggested fix: Keep 'workout' with @StateObject and make it private, because every change that 'workout' publishes would update 'Home'
    var body: some View { Button("Lap") { workout.lap() } }
}

final class HomeController: WKHostingController<Home> {
    override var body: Home { Home() }
}
// --- fixed
import SwiftUI
import WatchKit

final class Workout: ObservableObject {
    @Published var laps = 0
    func lap() { laps += 1 }
}

struct Home: View {
    @StateObject private var workout = Workout()
    var body: some View { Button("Lap") { workout.lap() } }
}

final class HomeController: WKHostingController<Home> {
    override var body: Home { Home() }
}
