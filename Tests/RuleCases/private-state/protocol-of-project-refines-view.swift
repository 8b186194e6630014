// A protocol of the project refines View

// --- Screen.swift
import SwiftUI

protocol Screen: View {
    var title: String { get }
}
// --- Inbox.swift
import SwiftUI

struct Inbox: Screen {
    let title = "Inbox"
    @State var selection: Int?
//             ^~~~~~~~~ warning: Callers of 'Inbox' can set 'selection', but @State ignores later values; make it private
//             safe fix: Make 'selection' private

    var body: some View {
        Text(title)
    }
}
// --- fixed Inbox.swift
import SwiftUI

struct Inbox: Screen {
    let title = "Inbox"
    @State private var selection: Int?

    var body: some View {
        Text(title)
    }
}
