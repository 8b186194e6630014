// A comment among the closures is probably why they are there, and a fix would delete it

import SwiftUI

struct Home: View {
    @State private var count = 1

    var body: some View {
        Stepper("", value: Binding(
            get: { count }, // '$count' crashed on iOS 15
            set: { count = $0 }
        ))
        Stepper("", value: Binding(get: { count }, set: {
            // Not '$count', which crashed
            count = $0
        }))
        Stepper("", value: Binding(get: { count /* sic */ }, set: { count = $0 }))
    }
}
