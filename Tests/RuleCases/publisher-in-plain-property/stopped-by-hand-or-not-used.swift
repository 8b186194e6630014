// Code that starts and stops the timer says how long it lives, and a timer that nobody reads does nothing

import Combine
import SwiftUI

struct Shake: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var angle = 0.0

    var body: some View {
        Text("\(angle)").onReceive(timer) { _ in
            angle = 0
            timer.upstream.connect().cancel()
        }
    }
}

struct Chart: View {
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View { Text("Chart") }
}

struct Board: View {
    @State private var taps = 0

    var body: some View {
        Shake()
        Chart()
        Button("\(taps)") { taps += 1 }
    }
}
