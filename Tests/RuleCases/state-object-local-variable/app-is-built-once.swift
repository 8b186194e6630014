// An app is built once

import SwiftUI

final class Session: ObservableObject {}

@main
struct Notes: App {
    @StateObject private var session: Session

    init() {
        let session = Session()
        _session = StateObject(wrappedValue: session)
    }

    var body: some Scene {
        WindowGroup {
            Text("Notes")
        }
    }
}
