// A condition decides which side leads

import SwiftUI

struct Pair: View {
    @State private var first = 0
    @State private var second = 0
    @FocusState private var isFirst: Bool

    var body: some View {
        Stepper("\(second)", value: $first)
            .onChange(of: first) { if isFirst { second = first } }
            .onChange(of: second) { if !isFirst { first = second } }
            .focused($isFirst)
    }
}
