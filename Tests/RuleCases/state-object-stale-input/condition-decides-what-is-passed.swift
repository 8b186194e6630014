// What a branch is chosen by stays the same for as long as the branch is shown, but for the values of a case

import SwiftUI

enum Page: Hashable { case home, settings, help }

enum Route: Equatable {
    case list
    case detail(Int)
}

final class PageModel: ObservableObject {
    @Published var count = 0
    let page: Page
    init(page: Page) { self.page = page }
    func load() { count += 1 }
}

struct PageScreen: View {
    @StateObject private var model: PageModel
    init(page: Page) { _model = StateObject(wrappedValue: PageModel(page: page)) }
    var body: some View { Text("\(model.count)").onAppear { model.load() } }
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

struct Tabs: View {
    @State private var page = Page.home

    var body: some View {
        Button("Next") { page = .settings }
        switch page {
        case .home: PageScreen(page: page)
        case .settings, .help: PageScreen(page: page)
//                                              ^~~~ info: 'PageScreen' keeps the 'model' created from its first 'page'; reset it with '.id(…)'
//                                              suggested fix: Give 'PageScreen' a new identity when 'page' changes, because a new identity resets all state and focus in 'PageScreen', re-creates its model, and does not animate the change
        }
        if page == .home && page != .help {
            PageScreen(page: page)
        } else {
            PageScreen(page: page)
//                           ^~~~ info: 'PageScreen' keeps the 'model' created from its first 'page'; reset it with '.id(…)'
//                           suggested fix: Give 'PageScreen' a new identity when 'page' changes, because a new identity resets all state and focus in 'PageScreen', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

enum Page: Hashable { case home, settings, help }

enum Route: Equatable {
    case list
    case detail(Int)
}

final class PageModel: ObservableObject {
    @Published var count = 0
    let page: Page
    init(page: Page) { self.page = page }
    func load() { count += 1 }
}

struct PageScreen: View {
    @StateObject private var model: PageModel
    init(page: Page) { _model = StateObject(wrappedValue: PageModel(page: page)) }
    var body: some View { Text("\(model.count)").onAppear { model.load() } }
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

struct Tabs: View {
    @State private var page = Page.home

    var body: some View {
        Button("Next") { page = .settings }
        switch page {
        case .home: PageScreen(page: page)
        case .settings, .help: PageScreen(page: page).id(page)
        }
        if page == .home && page != .help {
            PageScreen(page: page)
        } else {
            PageScreen(page: page).id(page)
        }
    }
}
