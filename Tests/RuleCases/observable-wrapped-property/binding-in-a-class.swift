// A binding works in a class, but @Observable needs the attribute

import SwiftUI

@Observable final class Dialog {
    @Binding var isShown: Bool
//               ^~~~~~~ error: @Binding on 'isShown' does not compile in the @Observable class 'Dialog' without @ObservationIgnored
//               safe fix: Mark 'isShown' @ObservationIgnored

    init(isShown: Binding<Bool>) { _isShown = isShown }

    func close() { isShown = false }
}
// --- fixed
import SwiftUI

@Observable final class Dialog {
    @ObservationIgnored @Binding var isShown: Bool

    init(isShown: Binding<Bool>) { _isShown = isShown }

    func close() { isShown = false }
}
