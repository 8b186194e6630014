// A member of an object that the view follows

import SwiftUI

@Observable final class Model {
    var items: [String] = []
    var name = ""
    @ObservationIgnored var hidden = 0
}

final class Store: ObservableObject {
    @Published var name = ""
    var other = ""
}

struct Home: View {
    let model: Model
    @ObservedObject var store: Store
    let unobserved: Store
    @State private var shown: [String] = []
//                     ^~~~~ hint: 'shown' is always computed from 'model.items'; use a computed property, which is never one update late
//                     suggested fix: Compute 'shown', because 'shown' then changes one update earlier
    @State private var isValid = false
//                     ^~~~~~~ hint: 'isValid' is always computed from 'store.name'; use a computed property, which is never one update late
//                     suggested fix: Compute 'isValid', because 'isValid' then changes one update earlier
    @State private var isNamed = false
//                     ^~~~~~~ hint: 'isNamed' is always computed from 'limit' and 'model.name'; use a computed property, which is never one update late
//                     suggested fix: Compute 'isNamed', because 'isNamed' then changes one update earlier, and follows 'limit' too
    @State private var count = 0
    @State private var isKnown = false
    @State private var isOther = false
    @State private var limit = 3
    @State private var some: [String] = []

    var body: some View {
        VStack {
            Text("\(shown.count) \(count) \(some.count) \(limit)")
            Button("Go") { limit += 1 }.disabled(!isValid && !isNamed && !isKnown && !isOther)
        }
        .onChange(of: model.items) { shown = model.items.filter { !$0.isEmpty } }
        .onChange(of: store.name) { new in isValid = !new.isEmpty }
        .onChange(of: model.name) { isNamed = !model.name.isEmpty && limit > 0 }
        .onChange(of: model.hidden) { count = model.hidden }
        .onChange(of: unobserved.name) { isKnown = unobserved.name == "a" }
        .onChange(of: store.other) { isOther = store.other.isEmpty }
        .onChange(of: model.items) { some = model.items.filter { $0.count < limit } }
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var items: [String] = []
    var name = ""
    @ObservationIgnored var hidden = 0
}

final class Store: ObservableObject {
    @Published var name = ""
    var other = ""
}

struct Home: View {
    let model: Model
    @ObservedObject var store: Store
    let unobserved: Store
    private var shown: [String] { model.items.filter { !$0.isEmpty } }
    private var isValid: Bool { !store.name.isEmpty }
    private var isNamed: Bool { !model.name.isEmpty && limit > 0 }
    @State private var count = 0
    @State private var isKnown = false
    @State private var isOther = false
    @State private var limit = 3
    @State private var some: [String] = []

    var body: some View {
        VStack {
            Text("\(shown.count) \(count) \(some.count) \(limit)")
            Button("Go") { limit += 1 }.disabled(!isValid && !isNamed && !isKnown && !isOther)
        }
        .onChange(of: model.hidden) { count = model.hidden }
        .onChange(of: unobserved.name) { isKnown = unobserved.name == "a" }
        .onChange(of: store.other) { isOther = store.other.isEmpty }
        .onChange(of: model.items) { some = model.items.filter { $0.count < limit } }
    }
}
