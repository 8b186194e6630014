// Changed by a method, an operator, inside an animation, or as inout

import SwiftUI

struct Value {
    var count = 0
    var parts: [Value] = []
    mutating func reset() { count = 0 }
}

func clear(_ text: inout String) { text = "" }

struct Editor: View {
    @Binding var numbers: [Int]
    @Binding var value: Value
    @Binding var nested: Value
    @Binding var total: Int
    @Binding var isOpen: Bool
    @Binding var text: String

    var body: some View {
        Button("Change") {
            numbers.append(1)
            value.reset()
            nested.parts[0].reset()
            total += 1
            withAnimation { isOpen = false }
            clear(&text)
        }
    }
}
