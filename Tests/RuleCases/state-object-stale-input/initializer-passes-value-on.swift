// An initializer that passes what it is made of on to the one that keeps it

import SwiftUI

struct Source {
    let address: String
}

final class Loader: ObservableObject {
    @Published var text = ""

    init(source: Source) { text = source.address }
}

struct Picture: View {
    @StateObject private var loader: Loader

    init(source: Source) { _loader = StateObject(wrappedValue: Loader(source: source)) }

    init(address: String) { self.init(source: Source(address: address)) }

    var body: some View { Text(loader.text) }
}

struct Home: View {
    @State private var address = "a"

    var body: some View {
        Picture(address: address)
//                       ^~~~~~~ info: 'Picture' keeps the 'loader' created from its first 'address'; reset it with '.id(…)'
//                       suggested fix: Give 'Picture' a new identity when 'address' changes, because a new identity resets all state and focus in 'Picture', re-creates its model, and does not animate the change
        Picture(address: "constant")
        Button("Next") { address += "a" }
    }
}
// --- fixed
import SwiftUI

struct Source {
    let address: String
}

final class Loader: ObservableObject {
    @Published var text = ""

    init(source: Source) { text = source.address }
}

struct Picture: View {
    @StateObject private var loader: Loader

    init(source: Source) { _loader = StateObject(wrappedValue: Loader(source: source)) }

    init(address: String) { self.init(source: Source(address: address)) }

    var body: some View { Text(loader.text) }
}

struct Home: View {
    @State private var address = "a"

    var body: some View {
        Picture(address: address).id(address)
        Picture(address: "constant")
        Button("Next") { address += "a" }
    }
}
