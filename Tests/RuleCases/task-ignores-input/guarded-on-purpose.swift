// A condition at the beginning: somebody thought of once
// built with: iOS 17

import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Name: View {
    let id: Int
    @State private var text = ""

    var body: some View {
        Text(text).task {
//                 ^~~~ hint: 'Name' reads 'id' in '.task' when it appears; the work does not restart when a caller passes a new value
            guard text.isEmpty else { return }
            text = await fetch(id)
        }
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Name(id: id)
        Button("Next") { id += 1 }
    }
}
