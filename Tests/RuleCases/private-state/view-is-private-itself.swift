// A view that is private to its file or its function: nobody else could set its state

import SwiftUI

private struct Row: View {
    @State var count = 0
    @Environment(\.dismiss) var dismiss
    var body: some View { Button("\(count)") { dismiss() } }
}

struct Home: View {
    fileprivate struct Inner: View {
        @StateObject var model = Model()
        var body: some View { Text("Home") }
    }

    var body: some View {
        Row()
        Inner()
        made
    }

    private var made: some View {
        struct Local: View {
            @State var count = 0
            var body: some View { Text("\(count)") }
        }
        return Local()
    }
}

final class Model: ObservableObject {}
