// No SwiftUI here: another library has views and state of its own

import TokenUI

struct Counter: View {
    @State var count = 0

    var body: some View {
        Text("Counter")
    }
}
