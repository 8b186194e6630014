// An app and its scenes run their bodies once or nearly so, without state of their own

import SwiftUI

@Observable final class ObsModel {}

@main struct M: App {
    var body: some Scene { WindowGroup { Text("").environment(ObsModel()) } }
}
