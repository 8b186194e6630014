// An app and its scenes run their bodies once or nearly so

import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    init(id: Int = 0) {}
}

@Observable final class ObsModel {}

@main struct M: App {
    var body: some Scene { WindowGroup { Text("").environment(ObsModel()) } }
}
