// Where a '@Bindable' variable would have to be declared first the closures are as short

import Observation
import SwiftUI

@Observable final class Settings {
    var isOn = false
}

struct Options: View {
    @Environment(Settings.self) private var settings

    var body: some View { toggle }

    private var toggle: some View {
        Toggle("On", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))
    }
}
