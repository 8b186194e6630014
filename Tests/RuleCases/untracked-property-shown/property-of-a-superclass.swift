// The view observes a subclass of the class that declares the property

import SwiftUI

class Loader: ObservableObject {
    @Published var title = ""
    var isLoading = false
//      ^~~~~~~~~ warning: 'PageView' shows 'isLoading' of 'Loader', whose changes in 'start' are not published because it is not @Published
//      suggested fix: Publish 'isLoading', because every change of 'isLoading' then updates all views that observe 'Loader'
    func start() { isLoading = true }
}

final class PageLoader: Loader {}

struct PageView: View {
    @StateObject private var loader = PageLoader()

    var body: some View {
        Text(loader.title).opacity(loader.isLoading ? 0 : 1).task { loader.start() }
    }
}
// --- fixed
import SwiftUI

class Loader: ObservableObject {
    @Published var title = ""
    @Published var isLoading = false
    func start() { isLoading = true }
}

final class PageLoader: Loader {}

struct PageView: View {
    @StateObject private var loader = PageLoader()

    var body: some View {
        Text(loader.title).opacity(loader.isLoading ? 0 : 1).task { loader.start() }
    }
}
