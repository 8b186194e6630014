// An environment value that draws the view again for nothing

import SwiftUI

struct Home: View {
    @Environment(\.colorScheme) private var scheme
//                                          ^~~~~~ hint: 'Home' never reads 'scheme', but updates when it changes in the environment; delete it
//                                          suggested fix: Delete 'scheme', because code that is not written yet may use 'scheme'

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

struct Home: View {
    var body: some View { Text("Home") }
}
