// A preview that starts over

import SwiftUI

struct Home: View {
    var body: some View { Text("Home") }
}

#Preview {
    Home().id(UUID())
}
