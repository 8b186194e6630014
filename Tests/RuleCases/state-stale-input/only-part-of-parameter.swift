// Only a part of the parameter

import SwiftUI

struct Chooser: View {
    @State private var chosen: Int

    init(range: ClosedRange<Int>) {
//       ^~~~~ hint: The state 'chosen' begins with the first 'range' that 'Chooser' is given and ignores later ones
        _chosen = State(wrappedValue: range.lowerBound)
    }

    var body: some View {
        Stepper("Number", value: $chosen)
    }
}
