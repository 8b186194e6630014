// Nothing below keeps state, nobody makes the view again, or the identity comes from elsewhere

import SwiftUI

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Plain: View {
    let title: String
    private let id = UUID()
    var body: some View { Text(title).id(id) }
}

struct Kept: View {
    @State private var id = UUID()
    var body: some View { Field().id(id) }
}

struct Given: View {
    var id = UUID()
    var body: some View { Field().id(id) }
}

struct Assigned: View {
    private var id = UUID()
    init(id: UUID) { self.id = id }
    var body: some View { Field().id(id) }
}

struct Shared: View {
    private static let id = UUID()
    var body: some View { Field().id(Self.id) }
}

struct Rows: View {
    let ids: [UUID]
    private let id = UUID()
    var body: some View { ForEach(ids, id: \.self) { id in Field().id(id) } }
}

struct Compared: View, Equatable {
    let title: String
    private let id = UUID()
    static func == (a: Compared, b: Compared) -> Bool { a.title == b.title }
    var body: some View { Field().id(id) }
}

// Only a view that never changes makes it
struct Alone: View {
    private let id = UUID()
    var body: some View { Field().id(id) }
}
struct Still: View {
    var body: some View { Alone() }
}

struct Home: View {
    @State private var count = 0
    @State private var token = UUID()

    var body: some View {
        Plain(title: "\(count)")
        Kept()
        Given(id: token)
        Assigned(id: token)
        Shared()
        Rows(ids: [token])
        Compared(title: "\(count)")
        Still()
        Button("Next") { count += 1; token = UUID() }
    }
}
