// An app's initializer uses the object, which a wrapper would not have yet, and an object that holds nothing loses nothing

import SwiftUI
import Combine

final class Settings: ObservableObject {
    @Published var keywords: [String] = []
}

final class Helper: ObservableObject {
    func path(_ name: String) -> String { "/" + name }
}

@main struct Main: App {
    let settings = Settings()
    init() { settings.keywords = ["swift"] }
    var body: some Scene { WindowGroup { Home().environmentObject(settings) } }
}

struct Home: View {
    private let helper = Helper()
    var body: some View { Text(helper.path("home")) }
}
