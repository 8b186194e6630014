// The initial value is an argument of the wrapper, and the state keeps its length

import SwiftUI

struct Board: View {
    @State(wrappedValue: Array(repeating: false, count: 9)) private var isOpen: [Bool]

    var body: some View {
        ForEach(0..<isOpen.count) { index in
            Button("\(isOpen[index])") { isOpen[index] = true }
        }
        Button("Start over") { isOpen = Array(repeating: false, count: 9) }
    }
}
