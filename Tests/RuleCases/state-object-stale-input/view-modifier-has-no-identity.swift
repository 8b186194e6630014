// A view modifier gets no fix, because '.id(…)' cannot follow the value that 'modifier(_:)' receives

import SwiftUI

final class Loader: ObservableObject {
    @Published var text = ""
    private let url: URL

    init(url: URL) { self.url = url }

    func load() { text = url.path }
}

struct Backdrop: ViewModifier {
    @StateObject private var loader: Loader

    init(url: URL) {
        _loader = StateObject(wrappedValue: Loader(url: url))
    }

    func body(content: Content) -> some View {
        content.overlay(Text(loader.text)).onAppear { loader.load() }
    }
}

struct Home: View {
    @State private var url = URL(fileURLWithPath: "/")

    var body: some View {
        Text("Home").modifier(Backdrop(url: url))
//                                          ^~~ info: 'Backdrop' keeps the 'loader' created from its first 'url'; pass it later values in '.onChange(of:)'
        Button("Next") { url = URL(fileURLWithPath: "/next") }
    }
}
