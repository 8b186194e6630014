// Code changes the elements in place, or starts over with the same number of them

import SwiftUI

struct Board: View {
    @State private var cells: [Int?] = Array(repeating: nil, count: 9)
    @State private var isOpen = Array(repeating: false, count: 3)
    @State private var turn = 0

    var body: some View {
        ForEach(0..<cells.count) { index in
            Button("\(cells[index] ?? 0)") {
                cells[index] = turn
                turn += 1
            }
        }
        ForEach(0..<isOpen.count) { index in
            Button(isOpen[index] ? "Close" : "Open") { isOpen[index].toggle() }
        }
        Button("Start over") { cells = Array(repeating: nil, count: 9) }
    }
}
