// A protocol from elsewhere whose body is a function that gives a view

import Flux
import SwiftUI

final class Search: ObservableObject { @Published var text = "" }

struct Movies: ConnectedView {
    struct Props { let titles: [String] }
    @State private var search = Search()
//                     ^~~~~~ warning: 'Movies' does not update when 'search.text' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'search' with @StateObject, because every change that 'search' publishes will update 'Movies'

    func body(props: Props) -> some View { Text(search.text) }
}

struct Parser: Machine {
    @State private var search = Search()

    func body(props: String) -> String { search.text }
}
// --- fixed
import Flux
import SwiftUI

final class Search: ObservableObject { @Published var text = "" }

struct Movies: ConnectedView {
    struct Props { let titles: [String] }
    @StateObject private var search = Search()

    func body(props: Props) -> some View { Text(search.text) }
}

struct Parser: Machine {
    @State private var search = Search()

    func body(props: String) -> String { search.text }
}
