// The methods are the project's own or give a result, keep objects alive, or only trigger an update

import Combine
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Journal {
    var lines: [String] = []

    mutating func append(_ line: String) {
        lines.append(line)
        print(lines.count)
    }
}

final class Store: ObservableObject {
    @Published var isUpdated = false

    func refresh() { isUpdated.toggle() }
}

struct Home: View {
    @StateObject private var store = Store()
    @State private var journal = Journal()
    @State private var seen: Set<Int> = []
    @State private var stack = [1]
    @State private var tasks: [Task<Void, Never>] = []
    @State private var names: [String] = []
    @State private var isOn = false

    var body: some View {
        Button("Go") {
            store.refresh()
            journal.append("a")
            if seen.insert(1).inserted { print("new") }
            print(stack.removeLast())
            tasks.append(Task {})
            names.append("\(names.count)")
            isOn.toggle()
        }
        .onChange(of: isOn) { print("switched") }
    }
}
