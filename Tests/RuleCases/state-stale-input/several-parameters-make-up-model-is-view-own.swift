// Several parameters make up a model that is the view's own

import SwiftUI

struct Range {
    var lower: Int
    var upper: Int
}

struct Picker: View {
    @State private var range: Range

    init(lower: Int, upper: Int) {
        _range = State(initialValue: Range(lower: lower, upper: upper))
    }

    var body: some View {
        Stepper("Lower", value: $range.lower)
    }
}
