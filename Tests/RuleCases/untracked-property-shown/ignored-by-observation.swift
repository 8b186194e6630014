// A view changes what the class keeps out of observation

import SwiftUI

@Observable final class Prefs {
    @ObservationIgnored var zoom = 1.0
//                          ^~~~ warning: 'PrefsView' shows 'zoom' of 'Prefs', whose changes are not tracked because it is @ObservationIgnored
//                          suggested fix: Track 'zoom', because every change of 'zoom' then updates the views that show it
    var name = ""
}

struct PrefsView: View {
    let prefs: Prefs
    var body: some View { Button("\(prefs.name) \(prefs.zoom)") { prefs.zoom = 2 } }
}
// --- fixed
import SwiftUI

@Observable final class Prefs {
    var zoom = 1.0
    var name = ""
}

struct PrefsView: View {
    let prefs: Prefs
    var body: some View { Button("\(prefs.name) \(prefs.zoom)") { prefs.zoom = 2 } }
}
