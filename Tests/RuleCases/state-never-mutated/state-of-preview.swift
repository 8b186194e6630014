// The state of a preview

import SwiftUI

#Preview {
    @Previewable @State var title = "Home"
    Text(title)
}
