// An initializer creates the object as '.init(…)'; where callers may pass another one, nothing is known
// also reported by: observed-object-built-by-caller

import SwiftUI

final class Model: ObservableObject {
    @Published var page = 1
}

struct Pages: View {
    private let model: Model
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//              suggested fix: Keep 'model' with @StateObject, because 'model' is assigned at Example.swift:11

    init(first: Int) {
        self.model = .init()
    }

    var body: some View {
        Button("Next") { model.page += 1 }
        Page(model: model)
    }
}

struct Given: View {
    private let model: Model

    init(model: Model = .init()) {
        self.model = model
    }

    var body: some View { Page(model: model) }
}

struct Page: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.page)") }
}

struct Home: View {
    @State private var first = 0

    var body: some View {
        Stepper("First", value: $first)
        Pages(first: first)
        Given(model: Model())
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var page = 1
}

struct Pages: View {
    @StateObject private var model: Model

    init(first: Int) {
        _model = StateObject(wrappedValue: .init())
    }

    var body: some View {
        Button("Next") { model.page += 1 }
        Page(model: model)
    }
}

struct Given: View {
    private let model: Model

    init(model: Model = .init()) {
        self.model = model
    }

    var body: some View { Page(model: model) }
}

struct Page: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.page)") }
}

struct Home: View {
    @State private var first = 0

    var body: some View {
        Stepper("First", value: $first)
        Pages(first: first)
        Given(model: Model())
    }
}
