// Nobody sees that one tick of twenty in a second comes late

import Combine
import SwiftUI

struct Wave: View {
    let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
    let slow = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var phase = 0.0

    var body: some View {
        Text("\(phase)").onReceive(timer) { _ in phase += 1 }.onReceive(slow) { _ in phase = 0 }
    }
}

struct Board: View {
    @State private var taps = 0

    var body: some View {
        Wave()
        Button("\(taps)") { taps += 1 }
    }
}
