// The initial value of the list shows what its elements are

import SwiftUI

final class Row: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title = ""
    func rename() { title = "New" }
}

final class Rows: ObservableObject {
    @Published var rows = [Row(), Row()]
//                 ^~~~ info: 'Home' does not update for changes inside the elements of 'rows'; pass each one to a view that observes it
}

struct Home: View {
    @StateObject private var model = Rows()
    var body: some View {
        List(model.rows) { row in
            Button(row.title) { row.rename() }
        }
    }
}
