// The view stores its identity, but another view makes it again, and with it a new identity

import SwiftUI

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Card: View {
    let title: String
    private let id = UUID()

    var body: some View {
        VStack {
            Text(title)
            Field()
        }
        .id(id)
//          ^~ warning: Every update of 'Home' gives 'Card' a new 'id', so '.id(id)' resets 'Field'; keep 'id' with @State
//          suggested fix: Keep 'id' with @State, because the view then keeps its state for as long as it is shown
    }
}

struct Page: View {
    let title: String
    private var token = UUID()

    var body: some View { ScrollView { Text(title) }.id(self.token) }
//                                                      ^~~~~~~~~~ warning: Every update of 'Home' gives 'Page' a new 'token', so '.id(self.token)' resets 'ScrollView'; keep 'token' with @State
//                                                      suggested fix: Keep 'token' with @State, because the view then keeps its state for as long as it is shown
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Card(title: "\(count)")
        Page(title: "\(count)")
        Button("Next") { count += 1 }
    }
}
// --- fixed
import SwiftUI

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Card: View {
    let title: String
    @State private var id = UUID()

    var body: some View {
        VStack {
            Text(title)
            Field()
        }
        .id(id)
    }
}

struct Page: View {
    let title: String
    @State private var token = UUID()

    var body: some View { ScrollView { Text(title) }.id(self.token) }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Card(title: "\(count)")
        Page(title: "\(count)")
        Button("Next") { count += 1 }
    }
}
