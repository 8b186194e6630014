// State of a preview

import SwiftUI

#Preview {
    @Previewable @State var count = 0
    Stepper("Count", value: $count)
}
