// The caller passes an object in another file
// also reported by: state-receives-argument

// --- Detail.swift
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject var model: Model

    var body: some View {
        Text(model.title)
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    let model: Model

    var body: some View {
        Detail(model: model)
    }
}
