// The binding creates another item on each read, so the item's id never stays the same

import SwiftUI

struct Choice: Identifiable {
    let id = UUID()
    let name: String
}

struct Named: Identifiable {
    let name: String
    var id: String { name }
}

struct Home: View {
    @State private var name: String?
    @State private var choice: Choice?

    var body: some View {
        Text(name ?? "")
            .sheet(item: Binding(get: { name.map { Choice(name: $0) } }, set: { name = $0?.name })) { Text($0.name) }
//                                                 ^~~~~~~~~~~~~~~~ warning: Every update gives the sheet another 'Choice' with a new 'id', so it closes and reopens; use a stable id
            .fullScreenCover(item: Binding<Choice?>(
                get: {
                    if let name { return Choice(name: name) }
//                                       ^~~~~~~~~~~~~~~~~~ warning: Every update gives the cover another 'Choice' with a new 'id', so it closes and reopens; use a stable id
                    return nil
                },
                set: { name = $0?.name }
            )) { Text($0.name) }
            .popover(item: Binding { name.map(Choice.init) } set: { name = $0?.name }) { Text($0.name) }
//                                            ^~~~~~~~~~~ warning: Every update gives the popover another 'Choice' with a new 'id', so it closes and reopens; use a stable id
    }
}

struct Computed: View {
    @State private var name: String?

    private var choice: Binding<Choice?> {
        Binding(
            get: {
                guard let name else { return nil }
                return Choice(name: name)
//                     ^~~~~~~~~~~~~~~~~~ warning: Every update gives the sheet another 'Choice' with a new 'id', so it closes and reopens; use a stable id
            }, set: { name = $0?.name })
    }

    var body: some View {
        Text(name ?? "").sheet(item: choice) { Text($0.name) }
    }
}

struct Kept: View {
    @State private var name: String?
    @State private var choice: Choice?

    var body: some View {
        Text(name ?? "")
            .sheet(item: Binding(get: { name.map { Named(name: $0) } }, set: { name = $0?.name })) { Text($0.name) }
            .sheet(item: Binding(get: { choice }, set: { choice = $0 ?? Choice(name: "") })) { Text($0.name) }
            .sheet(item: $choice) { Text($0.name) }
            .sheet(isPresented: Binding(get: { Choice(name: "").name == name }, set: { _ in name = nil })) { Text("") }
    }
}
