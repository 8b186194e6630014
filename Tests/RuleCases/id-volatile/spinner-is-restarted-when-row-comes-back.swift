// A spinner that is restarted when its row comes back

import SwiftUI

struct Home: View {
    var body: some View {
        List {
            HStack {
                Spacer()
                ProgressView()
            }
            .id(UUID())
        }
    }
}
