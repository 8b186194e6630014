// Keyed by one input, it ignores the other; two of one type make an array

import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Sum: View {
    let first: Int
    let second: Int
    @State private var text = ""

    var body: some View {
        Text(text).task { text = await fetch(first + second) }
//                 ^~~~ warning: 'Sum' reads 'first' and 'second' in '.task' when it appears; the work does not restart when a caller passes a new value
//                 suggested fix: Restart the task when '[first, second]' changes, because the running task is canceled, and what it loaded stays until there is a new result
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Sum(first: id, second: id + 1)
        Button("Next") { id += 1 }
    }
}
// --- fixed
import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Sum: View {
    let first: Int
    let second: Int
    @State private var text = ""

    var body: some View {
        Text(text).task(id: [first, second]) { text = await fetch(first + second) }
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Sum(first: id, second: id + 1)
        Button("Next") { id += 1 }
    }
}
