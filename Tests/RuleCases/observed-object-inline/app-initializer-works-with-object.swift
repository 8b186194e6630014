// The initializer of an app works with the object, and no wrapper has one by then

import SwiftUI

final class Notifications: NSObject, ObservableObject {
    @Published var last = ""
}

@main struct Movies: App {
    @ObservedObject private var notifications = Notifications()

    init() {
        Center.delegate = notifications
    }

    var body: some Scene {
        WindowGroup { Text(notifications.last) }
    }
}

enum Center {
    nonisolated(unsafe) static weak var delegate: Notifications?
}
