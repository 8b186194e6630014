// The initializer calls what leaves the object alone, or uses it later, or may be another one of that name

import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

final class Center {
    func observe(_ action: @escaping () -> Void) {}
}

struct Home: View {
    @StateObject private var model = Model()
    private let center = Center()

    init() {
        log()
        observe()
        load(1)
        Self.prepare()
    }

    var body: some View {
        Text("Home").onAppear { load() }
    }

    private func log() { print("Home") }
    private func observe() { center.observe { model.load() } }
    private func load() { model.load() }
    private func load(_ number: Int) {}
    private static func prepare() {}
}
