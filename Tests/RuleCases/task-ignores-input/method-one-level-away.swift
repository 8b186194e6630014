// A method that is named, and one that the closure calls
// built with: iOS 17

import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Page: View {
    let id: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear(perform: load)
//                 ^~~~~~~~ warning: 'Page' reads 'id' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
//                 suggested fix: Do the same when 'id' changes, because the work then also runs on every change
    }

    private func load() {
        Task { text = await fetch(id) }
    }
}

struct Sheet: View {
    let id: Int
    @State private var text = ""

    var body: some View {
        VStack {
            Text(text)
        }
        .task(priority: .high) { await reload() }
//       ^~~~ warning: 'Sheet' reads 'id' in '.task' when it appears; the work does not restart when a caller passes a new value
//       suggested fix: Restart the task when 'id' changes, because the running task is canceled, and what it loaded stays until there is a new result
    }

    private func reload() async {
        text = await fetch(id)
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Page(id: id)
        Sheet(id: id)
        Button("Next") { id += 1 }
    }
}
// --- fixed
import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Page: View {
    let id: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear(perform: load).onChange(of: id) { load() }
    }

    private func load() {
        Task { text = await fetch(id) }
    }
}

struct Sheet: View {
    let id: Int
    @State private var text = ""

    var body: some View {
        VStack {
            Text(text)
        }
        .task(id: id, priority: .high) { await reload() }
    }

    private func reload() async {
        text = await fetch(id)
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Page(id: id)
        Sheet(id: id)
        Button("Next") { id += 1 }
    }
}
