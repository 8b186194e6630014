// A modifier of the project shares its base name with one of SwiftUI

import SwiftUI

final class Loader: ObservableObject {
    @Published var title = ""
    let url: URL?

    init(url: URL?) { self.url = url }
}

struct Backdrop: View {
    @StateObject private var loader: Loader

    init(url: URL?) { _loader = StateObject(wrappedValue: Loader(url: url)) }

    var body: some View { Text(loader.title) }
}

extension View {
    func background(url: URL?) -> some View { overlay(Backdrop(url: url)) }
//                                                                  ^~~ info: 'Backdrop' keeps the 'loader' created from its first 'url'; reset it with '.id(…)'
//                                                                  suggested fix: Give 'Backdrop' a new identity when 'url' changes, because a new identity resets all state and focus in 'Backdrop', re-creates its model, and does not animate the change
}

struct Home: View {
    @State private var url: URL?

    var body: some View {
        Text("Home").background(url: url)
        Button("Change") { url = URL(string: "a") }
    }
}
// --- fixed
import SwiftUI

final class Loader: ObservableObject {
    @Published var title = ""
    let url: URL?

    init(url: URL?) { self.url = url }
}

struct Backdrop: View {
    @StateObject private var loader: Loader

    init(url: URL?) { _loader = StateObject(wrappedValue: Loader(url: url)) }

    var body: some View { Text(loader.title) }
}

extension View {
    func background(url: URL?) -> some View { overlay(Backdrop(url: url).id(url)) }
}

struct Home: View {
    @State private var url: URL?

    var body: some View {
        Text("Home").background(url: url)
        Button("Change") { url = URL(string: "a") }
    }
}
