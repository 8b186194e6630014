// A method of the view that gets the position reads the element there

import SwiftUI

struct Editor: View {
    @Binding var values: [String]

    var body: some View {
        ForEach(values.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~ hint: Rows of 'values' use positions as ids, so a focused field shows another element's text after a move; keep each text in a struct with an id
            TextField("Value", text: value(at: index))
            Button("Remove") { values.remove(at: index) }
        }
    }

    private func value(at index: Int) -> Binding<String> {
        Binding(get: { values[index] }, set: { values[index] = $0 })
    }
}
