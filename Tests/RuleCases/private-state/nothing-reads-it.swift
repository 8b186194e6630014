// State that nothing reads is to be shown or deleted
// also reported by: state-never-read

import SwiftUI

struct Counter: View {
    @State var taps = 0
    @State var count = 0
//             ^~~~~ info: 'count' belongs only to 'Counter'; make it private
//             safe fix: Make 'count' private

    var body: some View {
        Button("\(count)") {
            count += 1
            taps = count
        }
    }
}

@main struct CounterApp: App {
    var body: some Scene { WindowGroup { Counter() } }
}
// --- fixed
import SwiftUI

struct Counter: View {
    @State var taps = 0
    @State private var count = 0

    var body: some View {
        Button("\(count)") {
            count += 1
            taps = count
        }
    }
}

@main struct CounterApp: App {
    var body: some Scene { WindowGroup { Counter() } }
}
