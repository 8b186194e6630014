// A plain local variable has no '$': the projection is the property's

import SwiftUI

struct Inner: View {
    @Binding var selection: Int?
    var body: some View { Button("Choose") { selection = 3 } }
}

struct Unwrapped: View {
    @Binding var selection: Int?
    var body: some View {
        if let selection { Inner(selection: $selection); Text("\(selection)") }
    }
}

struct Guarded: View {
    @Binding var selection: Int?
    var body: some View { content }
    private var content: AnyView {
        guard let selection else { return AnyView(EmptyView()) }
        return AnyView(VStack { Text("\(selection)"); Inner(selection: $selection) })
    }
}

struct Rows: View {
    @Binding var selection: Int?
    let all: [Int]
    var body: some View {
        ForEach(all, id: \.self) { selection in Text("\(selection)"); Inner(selection: $selection) }
    }
}

struct Switched: View {
    @Binding var selection: Int?
    var body: some View {
        switch selection {
        case let selection?: VStack { Text("\(selection)"); Inner(selection: $selection) }
        default: EmptyView()
        }
    }
}

struct Called: View {
    @Binding var selection: Int?
    var body: some View { row(selection) }
    private func row(_ selection: Int?) -> some View { Inner(selection: $selection) }
}
