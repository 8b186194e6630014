// It is started again, but not for what it reads

import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Pair: View {
    let id: Int
    let count: Int
    @State private var text = ""

    var body: some View {
        Text(text).task(id: count) { text = await fetch(id) }
//                 ^~~~ warning: 'Pair' reads 'id' in '.task' when it appears; the work does not restart when a caller passes a new value
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Pair(id: id, count: 0)
        Button("Next") { id += 1 }
    }
}
