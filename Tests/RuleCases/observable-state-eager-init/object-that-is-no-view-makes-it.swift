// An object's method makes the view when something happens, and no update does it again
// built with: SDK 26

import AppKit
import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()

    var body: some View {
        Text(player.title)
    }
}

struct Settings: View {
    @State private var player = Player()

    var body: some View {
        Text(player.title)
    }
}

struct Pane {
    init<Content: View>(title: String, content: () -> Content) {}
}

final class Panel<Content: View>: NSPanel {
    init(view: () -> Content) {
        super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        contentView = NSHostingView(rootView: view())
    }
}

@Observable final class Navigator {
    var panes: [Pane] = []

    func openSettings() {
        panes = [
            Pane(title: "General") {
                Settings().frame(minWidth: 100)
            }
        ]
    }
}

final class AppDelegate: NSObject, NSApplicationDelegate {
    var panel: NSPanel?

    func applicationDidFinishLaunching(_ notification: Notification) {
        panel = Panel { Home() }
    }
}
