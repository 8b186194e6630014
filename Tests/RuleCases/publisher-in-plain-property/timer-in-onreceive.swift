// Each tick changes the state that the body reads, so each tick begins another timer

import Combine
import SwiftUI

struct Spin: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
//           ^~~~~~~~~ warning: Each run of 'body' of 'Spin' gives '.onReceive' another timer, which starts its interval over; keep it outside of 'body'
//           suggested fix: Keep the timer in '@State private var timer', because it goes on ticking then for as long as the view is on the screen
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
