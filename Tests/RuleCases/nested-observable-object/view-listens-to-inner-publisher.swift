// A view that listens to the inner object's publisher is told of its changes

import SwiftUI

final class Session: ObservableObject {
    @Published var isValid = true

    func end() { isValid = false }
}

final class Library: ObservableObject {
    let session = Session()
    @Published var needsLogin = false
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        Button(library.session.isValid ? "Sign out" : "Sign in") { library.session.end() }
            .onReceive(library.session.$isValid) { library.needsLogin = !$0 }
    }
}
