// A binding to an optional does not begin with nil

import SwiftUI

struct Chips: View {
    let items: [String]
    @Binding private var selection: String?
//                       ^~~~~~~~~ error: Other code cannot create 'Chips', because its private 'selection' has no initial value; remove 'private'
//                       safe fix: Let callers pass 'selection'
//                       suggested fix: Add an initializer that takes 'selection', because you have to update the initializer when the properties of 'Chips' change

    var body: some View {
        ForEach(items, id: \.self) { item in
            Button(item) { selection = item }
        }
    }
}

struct Home: View {
    @State private var name: String?

    var body: some View { Chips(items: ["a"], selection: $name) }
}
// --- fixed
import SwiftUI

struct Chips: View {
    let items: [String]
    @Binding var selection: String?

    var body: some View {
        ForEach(items, id: \.self) { item in
            Button(item) { selection = item }
        }
    }
}

struct Home: View {
    @State private var name: String?

    var body: some View { Chips(items: ["a"], selection: $name) }
}
