// With `self.`, too, elements are only replaced in place, or the state is set to its initial value

import SwiftUI

struct Board: View {
    @State private var cells: [Int?] = Array(repeating: nil, count: 9)
    @State private var turn = 0

    var body: some View {
        ForEach(0..<self.cells.count) { index in
            Button("\(self.cells[index] ?? 0)") {
                self.cells[index] = self.turn
                self.turn += 1
            }
        }
        Button("Start over") { self.cells = Array(repeating: nil, count: 9) }
    }
}
