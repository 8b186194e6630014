// An optional read does without

import SwiftUI

@Observable final class Settings {}

struct ChildView: View {
    @Environment(Settings.self) private var s: Settings?
    var body: some View { Text("") }
}

#Preview { ChildView() }
