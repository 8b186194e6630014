// Each platform's declaration is complete by itself where no other file extends the type

import Observation
import SwiftUI

@Observable final class Updater {
    var isShown = false
}

#if os(macOS)
struct Panel: View {
    @Binding var title: String
//               ^~~~~ info: 'Panel' only reads its @Binding; 'let title: String' is enough
    var body: some View { Text(title) }
}
#else
struct Panel: View {
    var body: some View { Text("None") }
}
#endif
