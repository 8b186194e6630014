// Nil in an optional that starts as nil says nothing new, wherever it stands; with Xcode 27 the line must go all the same

import SwiftUI

struct Card: View {
    @State private var name: String?
    let title: String
    init(title: String) {
        name = nil
        self.title = title
    }
    var body: some View { Text("\(title) \(name ?? "")") }
}

struct Counter: View {
    @State private var count = 0
    let title: String
    init(title: String) {
        count = 0
//      ^~~~~ warning: Xcode 27 rejects assigning 'count' before 'title' is set; remove the initial value of 'count'
//      safe fix: Delete the assignment to 'count'
        self.title = title
    }
    var body: some View { Text("\(title) \(count)") }
}
// --- fixed
import SwiftUI

struct Card: View {
    @State private var name: String?
    let title: String
    init(title: String) {
        name = nil
        self.title = title
    }
    var body: some View { Text("\(title) \(name ?? "")") }
}

struct Counter: View {
    @State private var count = 0
    let title: String
    init(title: String) {
        self.title = title
    }
    var body: some View { Text("\(title) \(count)") }
}
