// A view with state of its own, a list, a helper without a closure in another file

// --- Field.swift
import SwiftUI

struct Row: View {
    @State private var isOpen = false
    var body: some View { Button(isOpen ? "-" : "+") { isOpen.toggle() } }
}

struct Field: View {
    @State private var isDim = false
    @State private var names = [""]

    var body: some View {
        VStack { Row() }.dimmed(isDim)
//                       ^~~~~~ warning: '.dimmed' moves 'Row' to another branch when 'isDim' changes, which resets its state
        List(names, id: \.self) { Text($0) }.dimmed(isDim)
//                                           ^~~~~~ warning: '.dimmed' moves 'List' to another branch when 'isDim' changes, which resets its state
        Button("Dim") { isDim.toggle(); names = [] }
    }
}
// --- Helpers.swift
import SwiftUI

extension View {
    @ViewBuilder func dimmed(_ on: Bool) -> some View {
        if on { self.opacity(0.5) } else { self }
    }
}
