// A local view of the same name in another function holds something else

// --- Badge.swift
import SwiftUI

struct Badge: View {
    @State var number = 0

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

@MainActor func badgeRow() -> some View {
    struct Row: View {
        let item = Badge()
        var body: some View { Text("\(item.number)") }
    }
    return Row()
}
