// The constant is another timer in each run of the body; one that the body finds elsewhere stays

import Combine
import SwiftUI

struct Spin: View {
    @State private var count = 0

    var body: some View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        Text("\(count)").onReceive(timer) { _ in count += 1 }
//                       ^~~~~~~~~ info: Every run of 'body' in 'Spin' gives '.onReceive' a new timer, which restarts its interval; keep it outside 'body'
    }
}

struct Returned: View {
    @State private var count = 0

    var body: some View {
        let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        return VStack { Text("\(count)").onReceive(ticks) { _ in count += 1 } }
//                                       ^~~~~~~~~ info: Every run of 'body' in 'Returned' gives '.onReceive' a new timer, which restarts its interval; keep it outside 'body'
    }
}

struct Kept: View {
    static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        let timer = Self.timer
        Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
}
