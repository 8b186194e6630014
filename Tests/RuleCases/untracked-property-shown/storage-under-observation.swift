// Nobody follows the storage of a wrapper that observation ignores; a fix takes a property around it

import SwiftUI

@Observable final class Prefs {
    @ObservationIgnored @AppStorage("theme") var theme = "light"
//                                               ^~~~~ warning: 'PrefsView' shows 'theme' of 'Prefs', whose changes in 'darken' are not tracked because it is @ObservationIgnored
    func darken() { theme = "dark" }
}

struct PrefsView: View {
    @State private var prefs = Prefs()
    var body: some View { Button(prefs.theme) { prefs.darken() } }
}
