// Another private property makes the initializer private, too, so that one change is not enough

import SwiftUI

struct Box<Content: View>: View {
    @Binding private var isOpen: Bool
//                       ^~~~~~ error: Other code cannot create 'Box', because its private 'isOpen' has no initial value; remove 'private'
//                       suggested fix: Let callers pass 'isOpen', because 'content' makes the initializer private, too
//                       suggested fix: Add an initializer that takes 'isOpen', because you have to update the initializer when the properties of 'Box' change
    private let content: () -> Content

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen { content() }
    }
}

struct Home: View {
    @State private var isOpen = true

    var body: some View {
        Box(isOpen: $isOpen) { Text("Content") }
    }
}
// --- fixed
import SwiftUI

struct Box<Content: View>: View {
    @Binding var isOpen: Bool
    private let content: () -> Content

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen { content() }
    }
}

struct Home: View {
    @State private var isOpen = true

    var body: some View {
        Box(isOpen: $isOpen) { Text("Content") }
    }
}
