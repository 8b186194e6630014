// The view changes its copy, and a new identity begins with the new value

import SwiftUI

struct Folder: View {
    @State private var isOpen: Bool

    init(opened: Bool) {
        _isOpen = State(initialValue: !opened)
    }

    var body: some View {
        Button("Open") { isOpen.toggle() }
    }
}

struct Home: View {
    let isLarge: Bool

    var body: some View {
        VStack {
            Folder(opened: isLarge)
//                         ^~~~~~~ info: 'Folder' keeps its first 'isOpen' when the caller's value changes; use a @Binding
//                         suggested fix: Give 'Folder' a new identity when 'isLarge' changes, because a new identity resets all state and focus in 'Folder' and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

struct Folder: View {
    @State private var isOpen: Bool

    init(opened: Bool) {
        _isOpen = State(initialValue: !opened)
    }

    var body: some View {
        Button("Open") { isOpen.toggle() }
    }
}

struct Home: View {
    let isLarge: Bool

    var body: some View {
        VStack {
            Folder(opened: isLarge).id(isLarge)
        }
    }
}
