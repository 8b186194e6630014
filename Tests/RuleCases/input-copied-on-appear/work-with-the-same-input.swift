// The greater mistake is that the work is not started again, of which another rule tells
// also reported by: task-ignores-input

import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Page: View {
    let id: Int
    @State private var number = 0
    @State private var text = ""

    var body: some View {
        Text("\(number) \(text)").task {
            number = id
            text = await fetch(id)
        }
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Page(id: id)
        Button("Next") { id += 1 }
    }
}
