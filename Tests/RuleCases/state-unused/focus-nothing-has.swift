// Focus that nothing has

import SwiftUI

struct Home: View {
    // MARK: Focus
    @FocusState private var isFocused: Bool
//                          ^~~~~~~~~ hint: 'Home' never uses its state 'isFocused'; delete it
//                          suggested fix: Delete 'isFocused', because code that is not written yet may use 'isFocused'

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

struct Home: View {
    // MARK: Focus

    var body: some View { Text("Home") }
}
