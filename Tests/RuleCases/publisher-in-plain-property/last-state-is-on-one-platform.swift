// The new state must not be in the '#if' of the last one

import SwiftUI

struct Clock: View {
    @State private var count = 0
    #if os(iOS)
    @State private var isShown = true
    #endif

    var body: some View {
        Text("\(count)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
//           ^~~~~~~~~ info: Every run of 'body' in 'Clock' gives '.onReceive' a new timer, which restarts its interval; keep it outside 'body'
//           suggested fix: Keep the timer in '@State private var timer', because the timer then starts when the view appears, not on every update
            #if os(iOS)
            .opacity(isShown ? 1 : 0)
            .onTapGesture { isShown.toggle() }
            #endif
    }
}
// --- fixed
import SwiftUI

struct Clock: View {
    @State private var count = 0
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    #if os(iOS)
    @State private var isShown = true
    #endif

    var body: some View {
        Text("\(count)")
            .onReceive(timer) { _ in count += 1 }
            #if os(iOS)
            .opacity(isShown ? 1 : 0)
            .onTapGesture { isShown.toggle() }
            #endif
    }
}
