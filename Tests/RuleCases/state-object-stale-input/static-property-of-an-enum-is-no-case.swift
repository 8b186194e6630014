// A static property of an enum without payloads holds a case of another enum, whose payload may change

import SwiftUI

enum Route: Hashable {
    case list
    case detail(Int)
}

enum Tab {
    case home
    static let start = Route.list
}

final class RouteModel: ObservableObject {
    @Published var count = 0
    let route: Route
    init(route: Route) { self.route = route }
    func load() { count += 1 }
}

struct RouteScreen: View {
    @StateObject private var model: RouteModel
    init(route: Route) { _model = StateObject(wrappedValue: RouteModel(route: route)) }
    var body: some View { Text("\(model.count)").onAppear { model.load() } }
}

struct Home: View {
    @State private var route = Tab.start

    var body: some View {
        Button("Next") { route = .detail(1) }
        switch route {
        case .list: Text("List")
        case .detail: RouteScreen(route: route)
//                                       ^~~~~ info: 'RouteScreen' keeps the 'model' created from its first 'route'; reset it with '.id(…)'
//                                       suggested fix: Give 'RouteScreen' a new identity when 'route' changes, because a new identity resets all state and focus in 'RouteScreen', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

enum Route: Hashable {
    case list
    case detail(Int)
}

enum Tab {
    case home
    static let start = Route.list
}

final class RouteModel: ObservableObject {
    @Published var count = 0
    let route: Route
    init(route: Route) { self.route = route }
    func load() { count += 1 }
}

struct RouteScreen: View {
    @StateObject private var model: RouteModel
    init(route: Route) { _model = StateObject(wrappedValue: RouteModel(route: route)) }
    var body: some View { Text("\(model.count)").onAppear { model.load() } }
}

struct Home: View {
    @State private var route = Tab.start

    var body: some View {
        Button("Next") { route = .detail(1) }
        switch route {
        case .list: Text("List")
        case .detail: RouteScreen(route: route).id(route)
        }
    }
}
