// A range of one is replaced by one element: nothing moves

import SwiftUI

struct Handle: View {
    @Binding var value: Double
    @State private var isDragged = false
    var body: some View { Slider(value: $value).onTapGesture { isDragged = true } }
}

struct Thresholds: View {
    @State private var values = [1.0, 2.0, 3.0]

    var body: some View {
        ForEach(values.indices, id: \.self) { index in
            Handle(value: Binding(get: { values[index] }, set: { set($0, at: index) }))
        }
    }

    private func set(_ value: Double, at index: Int) {
        values.replaceSubrange(index...index, with: [value])
    }
}
