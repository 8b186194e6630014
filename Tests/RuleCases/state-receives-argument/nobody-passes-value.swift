// Nobody passes a value
// also reported by: private-state

import SwiftUI

struct Counter: View {
    @State var count = 0

    var body: some View {
        Text("\(count)")
    }
}

struct Home: View {
    var body: some View {
        Counter()
    }
}
