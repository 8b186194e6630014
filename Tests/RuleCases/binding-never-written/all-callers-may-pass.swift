// All that callers may pass

// --- Heading.swift
import SwiftUI

struct Heading: View {
    @Binding var title: String?
//               ^~~~~ info: 'Heading' only reads its @Binding; 'let title: String?' is enough
//               suggested fix: Take 'title' as a plain value, because closures that run later read the value that 'Heading' was created with

    var body: some View {
        Text(title ?? "None")
    }
}
// --- Home.swift
import SwiftUI

struct Item: Identifiable {
    var id = 0
    var title: String?
}

extension Binding {
    var orNil: Binding<Value?> { Binding<Value?>(get: { wrappedValue }, set: { _ in }) }
}

struct Home: View {
    @State private var items: [Item] = []
    @Binding var name: String
    @Binding var first: String?
    let second: Binding<String?>

    var body: some View {
        ForEach($items) { $item in
            Heading(title: $item.title)
        }
        Heading(title: $items[0].title)
        Heading(title: $name.orNil)
        Heading(title: _first)
        Heading(title: Binding(get: { name }, set: { name = $0 ?? "" }))
        Heading(title: .init(get: { nil }, set: { _ in }))
        Heading(title: items.isEmpty ? $first : second)
        TextField("First", text: Binding($first)!)
    }
}

#Preview {
    Heading(title: .constant("Preview"))
}

#Preview {
    Heading(title: Binding<String?>.constant(nil))
}
// --- fixed Heading.swift
import SwiftUI

struct Heading: View {
    let title: String?

    var body: some View {
        Text(title ?? "None")
    }
}
// --- fixed Home.swift
import SwiftUI

struct Item: Identifiable {
    var id = 0
    var title: String?
}

extension Binding {
    var orNil: Binding<Value?> { Binding<Value?>(get: { wrappedValue }, set: { _ in }) }
}

struct Home: View {
    @State private var items: [Item] = []
    @Binding var name: String
    @Binding var first: String?
    let second: Binding<String?>

    var body: some View {
        ForEach($items) { $item in
            Heading(title: item.title)
        }
        Heading(title: items[0].title)
        Heading(title: $name.orNil.wrappedValue)
        Heading(title: first)
        Heading(title: name)
        Heading(title: Binding<String?>.init(get: { nil }, set: { _ in }).wrappedValue)
        Heading(title: (items.isEmpty ? $first : second).wrappedValue)
        TextField("First", text: Binding($first)!)
    }
}

#Preview {
    Heading(title: "Preview")
}

#Preview {
    Heading(title: nil)
}
