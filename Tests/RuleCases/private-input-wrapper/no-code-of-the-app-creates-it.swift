// No code of the app creates the view, so that nothing fails to compile

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Text("") } }
}

struct Conversations: View {
    @State private var count: Int
//                     ^~~~~ info: Other code cannot create 'Conversations', because its private 'count' has no initial value; give it one
//                     suggested fix: Add an initializer that takes 'count', because you have to update the initializer when the properties of 'Conversations' change
    var title = ""

    var body: some View { Text("\(title) \(count)") }
}
// --- fixed
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Text("") } }
}

struct Conversations: View {
    @State private var count: Int
    var title = ""

    init(count initialCount: Int, title: String = "") {
        _count = State(initialValue: initialCount)
        self.title = title
    }

    var body: some View { Text("\(title) \(count)") }
}
