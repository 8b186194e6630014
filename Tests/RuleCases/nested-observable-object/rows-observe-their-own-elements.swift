// Rows observe their own elements

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    @Published var rows: [C] = []
}

struct Row: View {
    @ObservedObject var row: C
    var body: some View { Text(row.name) }
}
