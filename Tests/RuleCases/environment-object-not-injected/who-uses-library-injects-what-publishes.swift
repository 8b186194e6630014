// Who uses the library injects what it publishes

import SwiftUI

public final class LibSettings: ObservableObject {}

struct L: View {
    @EnvironmentObject private var s: LibSettings
    var body: some View { Text("") }
}
