// Each platform's declaration is complete by itself where no other file extends the type

import Observation
import SwiftUI

@Observable final class Updater {
    var isShown = false
}

#if os(macOS)
struct Panel: View {
    @Bindable var updater: Updater
//                ^~~~~~~ info: 'Panel' never uses '$updater', so it does not need @Bindable; a plain 'let' also updates the view
//                safe fix: Make 'updater' a plain 'let'
    var body: some View { Text(updater.isShown ? "New" : "None") }
}
#else
struct Panel: View {
    var body: some View { Text("None") }
}
#endif
// --- fixed
import Observation
import SwiftUI

@Observable final class Updater {
    var isShown = false
}

#if os(macOS)
struct Panel: View {
    let updater: Updater
    var body: some View { Text(updater.isShown ? "New" : "None") }
}
#else
struct Panel: View {
    var body: some View { Text("None") }
}
#endif
