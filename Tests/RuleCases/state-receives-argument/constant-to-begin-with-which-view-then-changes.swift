// A constant to begin with, which the view then changes

import SwiftUI

struct Observation: View {
    @State var isEnabled: Bool

    var body: some View {
        Text("\(isEnabled)")
            .onAppear { isEnabled = true }
    }
}

struct Home: View {
    var body: some View {
        Observation(isEnabled: false)
    }
}
