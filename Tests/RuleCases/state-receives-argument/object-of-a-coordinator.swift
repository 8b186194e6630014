// A coordinator that draws never replaces its object, unlike another one

import SwiftUI

final class List: ObservableObject {
    @Published var items: [String] = []
}

final class Coordinator: ObservableObject {
    var kept = List()
    @Published var replaced = List()
    @Published var page = 0

    func next() { replaced = List() }

    @ViewBuilder func build(_ page: Int) -> some View {
        if page == 0 { KeptPage(list: self.kept) } else { ReplacedPage(list: self.replaced) }
    }
}

struct Root: View {
    @StateObject private var coordinator = Coordinator()

    var body: some View { coordinator.build(coordinator.page) }
}

struct KeptPage: View {
    @StateObject var list: List
//                   ^~~~ info: 'KeptPage' keeps its first 'list', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'list' with @ObservedObject, because 'KeptPage' then no longer keeps the object alive
    var body: some View { Text("\(list.items.count)") }
}

struct ReplacedPage: View {
    @StateObject var list: List
//                   ^~~~ warning: 'ReplacedPage' keeps its first 'list', which a caller owns; observe it with @ObservedObject
//                   suggested fix: Observe 'list' with @ObservedObject, because 'ReplacedPage' then no longer keeps the object alive
    var body: some View { Text("\(list.items.count)") }
}
// --- fixed
import SwiftUI

final class List: ObservableObject {
    @Published var items: [String] = []
}

final class Coordinator: ObservableObject {
    var kept = List()
    @Published var replaced = List()
    @Published var page = 0

    func next() { replaced = List() }

    @ViewBuilder func build(_ page: Int) -> some View {
        if page == 0 { KeptPage(list: self.kept) } else { ReplacedPage(list: self.replaced) }
    }
}

struct Root: View {
    @StateObject private var coordinator = Coordinator()

    var body: some View { coordinator.build(coordinator.page) }
}

struct KeptPage: View {
    @ObservedObject var list: List
    var body: some View { Text("\(list.items.count)") }
}

struct ReplacedPage: View {
    @ObservedObject var list: List
    var body: some View { Text("\(list.items.count)") }
}
