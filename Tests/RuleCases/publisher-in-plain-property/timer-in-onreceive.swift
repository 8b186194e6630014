// Each tick changes the state that the body reads, so each tick begins another timer

import Combine
import SwiftUI

struct Spin: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
//           ^~~~~~~~~ info: Every run of 'body' in 'Spin' gives '.onReceive' a new timer, which restarts its interval; keep it outside 'body'
//           suggested fix: Keep the timer in '@State private var timer', because the timer then starts when the view appears, not on every update
    }
}
// --- fixed
import Combine
import SwiftUI

struct Spin: View {
    @State private var count = 0
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(count)")
            .onReceive(timer) { _ in count += 1 }
    }
}
