// The view never uses the object, so that there is more to say than that it needs no bindings

import SwiftUI

@Observable final class Settings {
    var isOn = false
}

struct MenuBar: View {
    @Bindable var settings: Settings
//                ^~~~~~~~ info: 'MenuBar' never uses 'settings'; delete it

    var body: some View {
        Text("Menu")
    }
}

struct Home: View {
    @State private var settings = Settings()

    var body: some View {
        MenuBar(settings: settings)
        Text(settings.isOn ? "On" : "Off")
    }
}
