// Little changes behind what is presented, and a computed value draws nothing

import Combine
import SwiftUI

struct Ticker: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("").onReceive(timer) { _ in } }
}

struct Board: View {
    @State private var isShown = false

    var body: some View {
        Button(isShown ? "Open" : "Closed") { isShown = true }
            .sheet(isPresented: $isShown) { Ticker() }
    }
}
