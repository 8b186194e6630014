// Code adds elements, or starts over with another number of them

import SwiftUI

struct Board: View {
    @State private var cells: [Int?] = Array(repeating: nil, count: 9)
    @State private var names = ["Ada", "Max"]

    var body: some View {
        ForEach(0..<cells.count) { index in
//              ^~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'cells', and removing one can crash; add an id
//              suggested fix: Add 'id: \.self', because the rows' state then stays at their positions
            Text("\(cells[index] ?? 0)")
        }
        ForEach(0..<names.count) { index in
//              ^~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'names', and removing one can crash; add an id
//              suggested fix: Add 'id: \.self', because the rows' state then stays at their positions
            Text(names[index])
        }
        Button("Larger") {
            cells = Array(repeating: nil, count: 16)
            names.append("Eve")
        }
    }
}
// --- fixed
import SwiftUI

struct Board: View {
    @State private var cells: [Int?] = Array(repeating: nil, count: 9)
    @State private var names = ["Ada", "Max"]

    var body: some View {
        ForEach(0..<cells.count, id: \.self) { index in
            Text("\(cells[index] ?? 0)")
        }
        ForEach(0..<names.count, id: \.self) { index in
            Text(names[index])
        }
        Button("Larger") {
            cells = Array(repeating: nil, count: 16)
            names.append("Eve")
        }
    }
}
