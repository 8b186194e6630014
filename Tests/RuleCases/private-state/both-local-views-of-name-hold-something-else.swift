// Both local views of that name hold something else

// --- Badge.swift
import SwiftUI

struct Badge: View {
    @State var number = 0
//             ^~~~~~ warning: Callers of 'Badge' can set 'number', but @State ignores later values; make it private
//             safe fix: Make 'number' private

    var body: some View {
        Button("\(number)") { number += 1 }
    }
}

struct Label {
    var number = 0
}
// --- Rows.swift
import SwiftUI

@MainActor func labelRow() -> some View {
    struct Row: View {
        let item = Label()
        var body: some View { Text("\(item.number)") }
    }
    return Row()
}

@MainActor func otherRow() -> some View {
    struct Row: View {
        let item = Label(number: 2)
        var body: some View { Text("\(item.number)") }
    }
    return Row()
}
// --- fixed Badge.swift
import SwiftUI

struct Badge: View {
    @State private var number = 0

    var body: some View {
        Button("\(number)") { number += 1 }
    }
}

struct Label {
    var number = 0
}
