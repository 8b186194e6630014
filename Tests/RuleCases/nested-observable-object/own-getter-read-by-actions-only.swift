// The view's own getter is read by the button's action and not while the view draws; the other view draws it

import SwiftUI

final class Drawer: ObservableObject {
    @Published var isOpen = false
    func toggle() { isOpen.toggle() }
}

final class Workspace: ObservableObject {
    let drawer = Drawer()
    @Published var title = ""
}

final class Project: ObservableObject {
    let drawer = Drawer()
//      ^~~~~~ info: 'ProjectButton' does not update for changes inside 'drawer'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'drawer', because every change of 'drawer' then updates every view that observes 'Project'
    @Published var title = ""
}

struct StartButton: View {
    @ObservedObject var workspace: Workspace

    var isOpen: Bool { workspace.drawer.isOpen }

    var body: some View {
        Button(workspace.title) {
            if !isOpen { workspace.drawer.toggle() }
        }
    }
}

struct ProjectButton: View {
    @ObservedObject var project: Project

    var isShown: Bool { project.drawer.isOpen }

    var body: some View {
        Button(isShown ? "Close" : "Open") {
            project.drawer.toggle()
        }
    }
}
// --- fixed
import SwiftUI
import Combine

final class Drawer: ObservableObject {
    @Published var isOpen = false
    func toggle() { isOpen.toggle() }
}

final class Workspace: ObservableObject {
    let drawer = Drawer()
    @Published var title = ""
}

final class Project: ObservableObject {
    let drawer = Drawer()
    private var drawerChanges: AnyCancellable?

    init() {
        drawerChanges = drawer.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    @Published var title = ""
}

struct StartButton: View {
    @ObservedObject var workspace: Workspace

    var isOpen: Bool { workspace.drawer.isOpen }

    var body: some View {
        Button(workspace.title) {
            if !isOpen { workspace.drawer.toggle() }
        }
    }
}

struct ProjectButton: View {
    @ObservedObject var project: Project

    var isShown: Bool { project.drawer.isOpen }

    var body: some View {
        Button(isShown ? "Close" : "Open") {
            project.drawer.toggle()
        }
    }
}
