// The caller passes a value: making it private is not the answer
// also reported by: state-receives-argument

import SwiftUI

struct Greeting: View {
    @State var name: String

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Greeting(name: user)
    }
}
